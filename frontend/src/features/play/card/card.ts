/** The result as a picture, drawn on the device: one for timelines, one for stories. */
import { JUDGEMENTS, PERFECT } from '@axtorm/game/engine/judgement';
import type { Palette } from '@axtorm/game/painter/palette';

import { GAME_LETTERS } from '../../../ui/Logo/Logo';
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
  /** The best that can be said of the play, such as FULL COMBO. */
  readonly honour?: string | undefined;
  /** How often each judgement was given. */
  readonly counts: ArrayLike<number>;
  /** Where the game is played. */
  readonly address: string;
  /** Empty without one. */
  readonly title: string;
  readonly pose: Pose;
  /** Where the sleeves and the idol's picture are: two sleeves of a mash-up. */
  readonly sleeveSources: readonly string[];
  readonly idolSource: string;
}

/** The colour of a grade: gold says that a play was near perfect. */
export function gradeColour(grade: string, palette: Pick<Palette, 'gold' | 'paper'>): string {
  return grade.startsWith('S') ? palette.gold : palette.paper;
}

/** How far the signals of the logo stand beside its letters, in the logo's own units, and how wide it is with them. */
const SPREAD = 12;
const LOGO_WIDTH = 976;

/** The game's name in one row, pushed apart by its two signals, as the header of the site has it. */
function logo(
  context: CanvasRenderingContext2D,
  [x, y, width]: Places['logo'],
  palette: Palette,
): void {
  const letters = new Path2D(GAME_LETTERS);
  context.save();
  context.translate(x, y);
  context.scale(width / LOGO_WIDTH, width / LOGO_WIDTH);
  const steps = [
    [0, palette.signalA],
    [2 * SPREAD, palette.signalB],
    [-SPREAD, palette.paper],
  ] as const;
  for (const [step, colour] of steps) {
    context.translate(step, 0);
    context.fillStyle = colour;
    context.fill(letters, 'evenodd');
  }
  context.restore();
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
  const { areas, sleeve, lines, honour, counts } = places;
  const { width, height } = context.canvas;
  context.fillStyle = palette.ink;
  context.fillRect(0, 0, width, height);
  paintPose(context, content.pose, idol, places.idol, palette);
  for (const [colour, outline] of areas) fill(context, palette[colour], outline);
  paintSleeves(context, sleeves, sleeve, palette.flash);
  const write = ([left, base, room, size]: Line, text: string, colour: string) => {
    line(context, text, [left, base, room], size, { colour, family: palette.display });
  };
  logo(context, places.logo, palette);
  if (content.honour !== undefined) {
    fill(context, palette.gold, honour.plate);
    write(honour.line, content.honour, palette.ink);
  }
  counts.forEach(({ figure, word }, at) => {
    write(figure, String(content.counts[at] ?? 0), at === PERFECT ? palette.gold : palette.paper);
    write(word, JUDGEMENTS[at]?.toUpperCase() ?? '', palette.mist);
  });
  write(lines.grade, content.grade, gradeColour(content.grade, palette));
  write(lines.title, content.title, palette.paper);
  write(lines.name, content.idol, palette.paper);
  write(lines.song, content.song, palette.paper);
  write(lines.style, content.style, palette.paper);
  write(lines.score, content.score, palette.flash);
  write(lines.tag, '#MASHVP', palette.signalA);
  write(lines.address, content.address, palette.mist);
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
