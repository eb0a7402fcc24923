/** The result as a picture, drawn on the device: one for timelines, one for stories. */
import type { Palette } from '@axtorm/game/painter/palette';
import { trace } from '@axtorm/game/painter/sprites';

import { loadDisplayFace } from '../palette';
import { CARD_SIZES, PLACES, type CardShape, type Line, type Outline, type Places } from './places';

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

function fill(context: CanvasRenderingContext2D, colour: string, outline: Outline): void {
  context.fillStyle = colour;
  trace(context, outline);
  context.fill();
}

/** The idol's picture in an outline: a square whose corner and side are given. */
function portrait(
  context: CanvasRenderingContext2D,
  idol: CanvasImageSource,
  { picture: [x, y, side], outline }: Places['idol'],
): void {
  context.save();
  trace(context, outline);
  context.clip();
  context.drawImage(idol, x, y, side, side);
  context.restore();
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

interface Painted {
  readonly content: CardContent;
  readonly palette: Palette;
  readonly pictures: Readonly<Record<'idol' | 'sleeve', CanvasImageSource>>;
}

/** Paints a card on a canvas of its size. */
function paint(
  context: CanvasRenderingContext2D,
  { idol, areas, sleeve: [x, y, side], lines }: Places,
  { content, palette, pictures }: Painted,
): void {
  const { width, height } = context.canvas;
  context.fillStyle = palette.ink;
  context.fillRect(0, 0, width, height);
  portrait(context, pictures.idol, idol);
  for (const [colour, outline] of areas) fill(context, palette[colour], outline);
  context.drawImage(pictures.sleeve, x, y, side, side);
  const write = ([left, base, room, size]: Line, text: string, colour: string) => {
    line(context, text, [left, base, room], size, { colour, family: palette.display });
  };
  write(lines.grade, content.grade, palette.gold);
  write(lines.name, content.idol, palette.paper);
  write(lines.song, content.song, palette.paper);
  write(lines.style, content.style, palette.paper);
  write(lines.score, content.score, palette.flash);
  write(lines.tag, '#MASHVP', palette.signalA);
}

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
  paint(context, PLACES[shape], { content, palette, pictures: { sleeve, idol } });
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
