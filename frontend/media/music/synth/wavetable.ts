/** Waveforms that have no overtone above what the sample rate can hold. */

/** Samples of one turn. */
export const TABLE_SIZE = 2048;

/** Shapes that are kept as tables; a pulse is the difference of two saws. */
export type TableWave = 'sine' | 'saw' | 'square' | 'triangle';

/** Tables follow each other in half octaves, the first serving everything below this. */
const LOWEST_HERTZ = 27.5;
const TABLES_PER_OCTAVE = 2;
const TABLE_COUNT = 20;
/** No overtone above this: the ear's end, with room below half the sample rate. */
const HIGHEST_HERTZ = 20_000;

const SINE = Float64Array.from({ length: TABLE_SIZE }, (_, i) =>
  Math.sin((2 * Math.PI * i) / TABLE_SIZE),
);

/** Strength of an overtone in the ideal waveform. */
function strength(wave: TableWave, harmonic: number): number {
  const odd = harmonic % 2 === 1;
  switch (wave) {
    case 'sine':
      return harmonic === 1 ? 1 : 0;
    case 'saw':
      return 2 / (Math.PI * harmonic);
    case 'square':
      return odd ? 4 / (Math.PI * harmonic) : 0;
    case 'triangle':
      return odd ? ((harmonic % 4 === 1 ? 1 : -1) * 8) / (Math.PI * harmonic) ** 2 : 0;
  }
}

function build(wave: TableWave, harmonics: number): Float32Array {
  const sum = new Float64Array(TABLE_SIZE);
  for (let harmonic = 1; harmonic <= harmonics; harmonic++) {
    const gain = strength(wave, harmonic);
    if (gain === 0) continue;
    for (let i = 0; i < TABLE_SIZE; i++) {
      sum[i] = (sum[i] ?? 0) + gain * (SINE[(i * harmonic) % TABLE_SIZE] ?? 0);
    }
  }
  // The first sample again at the end, so that reading between samples needs no wrapping.
  const table = new Float32Array(TABLE_SIZE + 1);
  table.set(sum);
  table[TABLE_SIZE] = sum[0] ?? 0;
  return table;
}

const tables = new Map<string, Float32Array>();

/** One turn of a waveform for notes up to half an octave above `hertz`'s table; made at first use. */
export function tableFor(wave: TableWave, hertz: number): Float32Array {
  const octaves = Math.log2(Math.max(hertz, LOWEST_HERTZ) / LOWEST_HERTZ);
  const index = Math.min(Math.floor(octaves * TABLES_PER_OCTAVE), TABLE_COUNT - 1);
  const name = `${wave} ${index.toFixed()}`;
  const known = tables.get(name);
  if (known) return known;
  const top = LOWEST_HERTZ * 2 ** ((index + 1) / TABLES_PER_OCTAVE);
  const made = build(wave, Math.max(1, Math.floor(HIGHEST_HERTZ / top)));
  tables.set(name, made);
  return made;
}
