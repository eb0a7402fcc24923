/** What calibration found, by what plays the sound: each pair of headphones has a delay of its own. */
import { firstOffset } from '../audio/engine-delay';

/** What was found, or set, for an output. */
export interface OutputOffset {
  /** Milliseconds. */
  readonly offset: number;
  /** Half of the taps were no further from it; null where it was set by hand. */
  readonly spread: number | null;
}

/** What is kept of outputs. */
export interface Outputs {
  /** Milliseconds that calibration found for the output in use. */
  readonly soundOffset: number;
  /** The output in use, and what was found for each. */
  readonly output: string;
  readonly outputs: Readonly<Record<string, OutputOffset>>;
}

/** How many outputs are remembered. */
const MOST = 16;

/** Sets the delay of the sound, for the output in use. */
export function withSoundOffset<T extends Outputs>(
  saved: T,
  offset: number,
  spread: number | null = null,
): T {
  const others = Object.entries(saved.outputs).filter(([output]) => output !== saved.output);
  // The one that was set longest ago is forgotten.
  const kept = others.slice(1 - MOST);
  const outputs = Object.fromEntries([...kept, [saved.output, { offset, spread }]]);
  return { ...saved, soundOffset: offset, outputs };
}

/** Changes the output, with the delay that was found for it, or what browsers of this kind begin with. */
export function withOutput<T extends Outputs>(saved: T, output: string): T {
  if (saved.output === output) return saved;
  return { ...saved, output, soundOffset: saved.outputs[output]?.offset ?? firstOffset() };
}

/** What is known of the output in use; undefined where nothing was measured or set. */
export function outputOf({ outputs, output }: Outputs): OutputOffset | undefined {
  return outputs[output];
}

/** Reads what was kept; what cannot be one of them is dropped. */
export function outputsIn(
  value: unknown,
  isOffset: (value: unknown) => boolean,
): Outputs['outputs'] {
  if (typeof value !== 'object' || value === null) return {};
  const good = Object.entries(value).flatMap(([output, one]: [string, unknown]) => {
    const { offset, spread } = (one ?? {}) as Partial<Record<keyof OutputOffset, unknown>>;
    if (typeof offset !== 'number' || !isOffset(offset)) return [];
    const known = typeof spread === 'number' && spread >= 0 && spread <= 100 ? spread : null;
    return [[output, { offset, spread: known }] as const];
  });
  return Object.fromEntries(good.slice(-MOST));
}
