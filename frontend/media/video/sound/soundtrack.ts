import type { Stereo } from '../../music/synth/stereo';

/** What a video sounds like. */
export interface Soundtrack {
  /** A digest of everything that decides the samples. */
  key(): string;
  /** The samples before they are brought to the videos' loudness, as long as the video. */
  mix(): Promise<Stereo>;
}
