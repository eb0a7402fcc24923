/** Fourier transform of real and imaginary parts, in place; the length is a power of two. */
export function transform(real: Float64Array, imaginary: Float64Array): void {
  const length = real.length;
  for (let i = 1, j = 0; i < length; i++) {
    let bit = length >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i >= j) continue;
    [real[i], real[j]] = [real[j] ?? 0, real[i] ?? 0];
    [imaginary[i], imaginary[j]] = [imaginary[j] ?? 0, imaginary[i] ?? 0];
  }
  for (let span = 2; span <= length; span *= 2) {
    const half = span / 2;
    for (let k = 0; k < half; k++) {
      const [c, s] = [Math.cos((-2 * Math.PI * k) / span), Math.sin((-2 * Math.PI * k) / span)];
      for (let i = k; i < length; i += span) {
        const [re, im] = [real[i + half] ?? 0, imaginary[i + half] ?? 0];
        const [x, y] = [re * c - im * s, re * s + im * c];
        real[i + half] = (real[i] ?? 0) - x;
        imaginary[i + half] = (imaginary[i] ?? 0) - y;
        real[i] = (real[i] ?? 0) + x;
        imaginary[i] = (imaginary[i] ?? 0) + y;
      }
    }
  }
}
