/** The result as a picture, drawn on the device: one for timelines, one for stories. */
import type { Palette } from '@axtorm/game/painter/palette';
import { LEAN, trace } from '@axtorm/game/painter/sprites';

import { loadDisplayFace } from '../palette';

/** Sizes in pixels. */
const CARD_SIZES = { wide: [1200, 630], tall: [1080, 1920] } as const;
export type CardShape = keyof typeof CARD_SIZES;

/** What a card says. */
export interface CardContent {
  readonly song: string;
  readonly style: string;
  readonly score: string;
  readonly grade: string;
  readonly idol: string;
  /** Where the sleeve and the idol's picture are. */
  readonly sleeveSource: string;
  readonly idolSource: string;
}

/** Loads a picture that a canvas may give away again, also from another server of ours. */
async function load(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = source;
  await image.decode();
  return image;
}

function ground(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  palette: Palette,
) {
  context.fillStyle = palette.ink;
  context.fillRect(0, 0, width, height);
  const middle = width * 0.58;
  const lean = height * LEAN;
  for (const [from, to, colour] of [
    [-lean, middle, palette.dimA],
    [middle, width + lean, palette.dimB],
  ] as const) {
    context.fillStyle = colour;
    trace(context, [
      [from + lean / 2, 0],
      [to + lean / 2, 0],
      [to - lean / 2, height],
      [from - lean / 2, height],
    ]);
    context.fill();
  }
  context.fillStyle = palette.flash;
  trace(context, [
    [middle + lean / 2 - 6, 0],
    [middle + lean / 2 + 6, 0],
    [middle - lean / 2 + 6, height],
    [middle - lean / 2 - 6, height],
  ]);
  context.fill();
}

/** Writes a line that is made smaller until it fits. */
function line(
  context: CanvasRenderingContext2D,
  text: string,
  place: readonly [number, number, number],
  size: number,
  look: { readonly colour: string; readonly family: string },
): void {
  const [x, y, room] = place;
  let fitting = size;
  const font = (pixels: number): string => `900 ${String(pixels)}px ${look.family}`;
  context.font = font(fitting);
  while (context.measureText(text).width > room && fitting > 12) {
    fitting -= 2;
    context.font = font(fitting);
  }
  context.fillStyle = look.colour;
  context.fillText(text, x, y);
}

/** Where things stand on each shape: sleeve and idol as x, y, side; lines as x, y, room, size. */
const PLACES = {
  wide: {
    sleeve: [60, 60, 190],
    idol: [690, 60, 500],
    song: [60, 330, 600, 56],
    style: [60, 380, 560, 28],
    score: [60, 480, 480, 84],
    grade: [280, 225, 300, 170],
    tag: [60, 575, 500, 40],
    name: [860, 600, 320, 34],
  },
  tall: {
    sleeve: [90, 150, 420],
    idol: [150, 590, 760],
    song: [90, 1520, 900, 84],
    style: [90, 1580, 900, 40],
    score: [90, 1700, 900, 130],
    grade: [570, 500, 440, 300],
    tag: [90, 1830, 600, 60],
    name: [150, 1410, 600, 44],
  },
} as const;

/** Draws a card and gives it as a PNG file's bytes. */
export async function drawCard(
  shape: CardShape,
  content: CardContent,
  palette: Palette,
): Promise<Blob> {
  const [width, height] = CARD_SIZES[shape];
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser has no canvas');
  const [sleeve, idol] = await Promise.all([load(content.sleeveSource), load(content.idolSource)]);
  await loadDisplayFace(palette);
  ground(context, width, height, palette);
  const places = PLACES[shape];
  const [ix, iy, iside] = places.idol;
  context.drawImage(idol, ix, iy, iside, iside);
  const [sx, sy, sside] = places.sleeve;
  context.drawImage(sleeve, sx, sy, sside, sside);
  const write = (
    place: readonly [number, number, number, number],
    text: string,
    colour: string,
  ) => {
    const [x, y, room, size] = place;
    line(context, text, [x, y, room], size, { colour, family: palette.display });
  };
  write(places.grade, content.grade, palette.gold);
  write(places.name, content.idol, palette.paper);
  write(places.song, content.song, palette.paper);
  write(places.style, content.style, palette.paper);
  write(places.score, content.score, palette.flash);
  write(places.tag, '#MASHVP', palette.signalA);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('the card could not be encoded'));
      else resolve(blob);
    }, 'image/png');
  });
}

/** Hands a file to the device's own way of sharing, or saves it where there is none. */
export async function shareFile(blob: Blob, name: string, text: string): Promise<void> {
  const files = [new File([blob], name, { type: blob.type })];
  if ('canShare' in navigator && navigator.canShare({ files })) {
    await navigator.share({ files, text });
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The last and widest of a picture's candidates. @param candidates as `srcset` wants them, narrow ones first */
export function widestFile(candidates: string): string {
  return candidates.split(', ').at(-1)?.split(' ').at(0) ?? '';
}
