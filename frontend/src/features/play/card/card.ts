/** The result as a picture, drawn on the device: one for timelines, one for stories. */
import type { Palette } from '@axtorm/game/painter/palette';

import { loadDisplayFace } from '../palette';
import type { Pose } from '../store/honours';
import { paintPose } from './poses';
import { CARD_SIZES, PLACES, type CardShape, type Line, type Places } from './places';
import { canvasOf, line, loadPicture, pngOf } from './share';
import { fill, paintSleeves } from './sleeves';

/** What a card says. */
export interface CardContent {
  readonly song: string;
  readonly style: string;
  readonly score: string;
  readonly grade: string;
  readonly idol: string;
  /** Empty without one. */
  readonly title: string;
  readonly pose: Pose;
  /** Where the sleeves and the idol's picture are: two sleeves of a mash-up. */
  readonly sleeveSources: readonly string[];
  readonly idolSource: string;
}

interface Painted {
  readonly content: CardContent;
  readonly palette: Palette;
  readonly idol: CanvasImageSource;
  readonly sleeves: readonly CanvasImageSource[];
}

/** Paints a card on a canvas of its size. */
function paint(
  context: CanvasRenderingContext2D,
  places: Places,
  { content, palette, idol, sleeves }: Painted,
): void {
  const { areas, sleeve, lines } = places;
  const { width, height } = context.canvas;
  context.fillStyle = palette.ink;
  context.fillRect(0, 0, width, height);
  paintPose(context, content.pose, idol, places.idol, palette);
  for (const [colour, outline] of areas) fill(context, palette[colour], outline);
  paintSleeves(context, sleeves, sleeve, palette.flash);
  const write = ([left, base, room, size]: Line, text: string, colour: string) => {
    line(context, text, [left, base, room], size, { colour, family: palette.display });
  };
  write(lines.grade, content.grade, palette.gold);
  write(lines.title, content.title, palette.paper);
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
  const [canvas, context] = canvasOf(width, height);
  const [idol, ...sleeves] = await Promise.all(
    [content.idolSource, ...content.sleeveSources].map(loadPicture),
  );
  if (idol === undefined) throw new Error('a card has an idol');
  await loadDisplayFace(palette);
  paint(context, PLACES[shape], { content, palette, idol, sleeves });
  return pngOf(canvas);
}
