/** Pictures of a sound as pixels of red, green and blue: for eyes that look for what ears should hear. */
import { transform } from './fourier';
import { SAMPLE_RATE, type Stereo } from './synth/stereo';

/** Samples that one column of the spectrogram looks at. */
const WINDOW = 4096;
/** The spectrogram's range in hertz, drawn as the ear hears it, and in decibels. */
const [LOWEST, HIGHEST] = [30, 20_000] as const;
const [DARKEST, BRIGHTEST] = [-75, -5] as const;

/** Levels in decibels of each frequency around a sample. */
export function spectrumAt({ left, right }: Stereo, centre: number): Float64Array {
  const real = new Float64Array(WINDOW);
  const imaginary = new Float64Array(WINDOW);
  for (let i = 0; i < WINDOW; i++) {
    const at = centre - WINDOW / 2 + i;
    const hann = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / WINDOW);
    real[i] = (((left[at] ?? 0) + (right[at] ?? 0)) / 2) * hann;
  }
  transform(real, imaginary);
  return Float64Array.from({ length: WINDOW / 2 }, (_, k) => {
    const size = (4 / WINDOW) * Math.hypot(real[k] ?? 0, imaginary[k] ?? 0);
    return 20 * Math.log10(size + 1e-9);
  });
}

/** Black over violet and orange to white. */
function heat(share: number): readonly [number, number, number] {
  const t = Math.max(0, Math.min(1, share));
  return [
    255 * Math.min(1, t * 1.7),
    255 * Math.max(0, t * 1.8 - 0.8),
    255 * Math.max(0, Math.sin(t * 4.7) * 0.6),
  ];
}

/** A spectrogram, low notes at the bottom. */
export function spectrogram(sound: Stereo, width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(width * height * 3);
  for (let x = 0; x < width; x++) {
    const levels = spectrumAt(sound, Math.round(((x + 0.5) / width) * sound.left.length));
    for (let y = 0; y < height; y++) {
      const hertz = HIGHEST * (LOWEST / HIGHEST) ** (y / height);
      const level = levels[Math.round((hertz / SAMPLE_RATE) * WINDOW)] ?? DARKEST;
      pixels.set(heat((level - DARKEST) / (BRIGHTEST - DARKEST)), (y * width + x) * 3);
    }
  }
  return pixels;
}

/** The waveform of both sides, one above the other. */
export function waves(sound: Stereo, width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(width * height * 3);
  const half = height / 2;
  for (const [side, channel] of [sound.left, sound.right].entries()) {
    for (let x = 0; x < width; x++) {
      const [from, to] = [x, x + 1].map((at) => Math.floor((at / width) * channel.length));
      const part = channel.subarray(from, to);
      const top = part.reduce((most, value) => Math.max(most, value), 0);
      const low = part.reduce((least, value) => Math.min(least, value), 0);
      for (let y = Math.round((1 - top) * (half / 2)); y < (1 - low) * (half / 2); y++) {
        pixels.set(
          side === 0 ? [0, 229, 255] : [255, 46, 136],
          ((side * half + y) * width + x) * 3,
        );
      }
    }
  }
  return pixels;
}
