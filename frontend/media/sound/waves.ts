/** The waveforms as pages draw them: one SVG file that style sheets use as a mask. */
import { PIECES } from '../music/songs/index';
import type { BuildManifest } from '../pipeline/build-manifest';
import { BARS } from './peaks';

/** Units across a bar with its gap, across a bar, of a row, and of the tallest bar, which leaves the next row alone. */
const [STEP, WIDTH, ROW, TALLEST] = [4, 2.5, 48, 46];

/** The outline of a waveform around the middle of a row. */
function rowOutline(peaks: string, row: number): string {
  return Array.from(peaks, (digit, bar) => {
    const height = Math.max(2, Math.round((parseInt(digit, 36) / 35) * TALLEST));
    const top = row * ROW + (ROW - height) / 2;
    return `M${(bar * STEP).toString()} ${top.toString()}h${WIDTH.toString()}v${height.toString()}h-${WIDTH.toString()}z`;
  }).join('');
}

/**
 * The text of the file: a row for each piece, in their order.
 *
 * @throws Error when a piece has no sound
 */
export function soundWavesText(manifest: BuildManifest): string {
  const outlines = PIECES.map(({ id }, row) => {
    const peaks = manifest[`sound ${id}`]?.waveforms?.[id];
    if (peaks === undefined) throw new Error(`${id} has no waveform`);
    return rowOutline(peaks, row);
  });
  const box = `0 0 ${(BARS * STEP).toString()} ${(outlines.length * ROW).toString()}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" preserveAspectRatio="none"><path d="${outlines.join('')}"/></svg>\n`;
}
