import type { Stereo } from '../../music/synth/stereo';

/** What a film sounds like. */
export interface Soundtrack {
  /** A digest of everything that decides the samples. */
  key(): string;
  /** The samples before they are brought to the films' loudness, as long as the film. */
  mix(): Promise<Stereo>;
}
