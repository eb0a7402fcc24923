/** Heights of a wave's bars in units, from left to right. A bar is 8 wide, a step 16, and the middle line is at 400. */
const HEIGHTS = {
  a: [
    16, 32, 16, 16, 32, 16, 48, 48, 48, 32, 32, 32, 96, 48, 48, 48, 48, 112, 80, 96, 64, 80, 96,
    176, 80, 128, 64, 112, 224, 112, 160, 192, 160, 176, 224, 112, 320, 96, 144, 256, 208, 320, 320,
    224, 192, 304, 160, 528, 160, 208, 240, 352, 560, 400, 256, 288, 448, 336, 656, 288,
  ],
  b: [
    400, 512, 576, 240, 400, 368, 240, 480, 368, 448, 160, 192, 272, 480, 256, 288, 144, 144, 368,
    192, 304, 176, 160, 160, 288, 176, 224, 96, 128, 224, 80, 176, 160, 128, 96, 128, 80, 160, 48,
    64, 80, 48, 112, 80, 64, 32, 48, 32, 80, 32, 32, 16, 32, 48, 32, 16, 16, 16, 16, 32,
  ],
} as const;

/** The two waves of the home page's first screen: left and right of its seam. */
export type WaveName = keyof typeof HEIGHTS;

/** The outline of a wave in a box of 960 by 800 units. */
export function waveOutline(name: WaveName): string {
  return HEIGHTS[name]
    .map(
      (height, index) =>
        `M${(16 * index).toString()} ${(400 - height / 2).toString()}h8v${height.toString()}h-8z`,
    )
    .join('');
}

/** The text of a wave's SVG file, which the page's style sheet uses as a mask. */
export function waveText(name: WaveName): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 800" preserveAspectRatio="none"><path d="${waveOutline(name)}"/></svg>\n`;
}
