/** The pictures of a stage: the song's cover, the chosen idol, and the ghost's. */
import type { StagePictures } from '@axtorm/game/painter/stage-painter';
import type { SongName } from '@axtorm/game/types';

import type { Picture } from '../../../media/types';
import { canvasOf } from '../card/share';
import { paintSleeves } from '../card/sleeves';
import { figureOf } from '../idols';
import { SLEEVES } from '../songs';

/** Pixels across of the files that are loaded: figures are drawn about as wide, and a cover is dim. */
const WIDTH = 640;

/** Who and what is on a stage. */
export interface Cast {
  /** The tutorial has no song. */
  readonly song: SongName | undefined;
  /** The second song of a mash-up, whose idol is on the right. */
  readonly second?: SongName | undefined;
  /** Idols from 1 to 8. */
  readonly idol: number;
  readonly ghost: number | undefined;
}

/** The file of a picture's candidates that a stage loads. */
export function stageFile(candidates: string): string {
  const files = candidates.split(', ').map((candidate) => candidate.split(' '));
  return (files.find(([, width]) => width === `${String(WIDTH)}w`) ?? files.at(-1))?.[0] ?? '';
}

/** Loads a picture in the best format that the browser reads. */
async function load(base: string, { avif, webp }: Picture): Promise<HTMLImageElement> {
  const picture = document.createElement('picture');
  const source = document.createElement('source');
  source.type = 'image/avif';
  source.srcset = base + stageFile(avif);
  const image = new Image();
  picture.append(source, image);
  image.src = base + stageFile(webp);
  await image.decode();
  return image;
}

/** Two covers as one, which collide along the slash. */
function collided(
  first: CanvasImageSource,
  second: CanvasImageSource,
  flash: string,
): HTMLCanvasElement {
  const [canvas, context] = canvasOf(WIDTH, WIDTH);
  paintSleeves(context, [first, second], [0, 0, WIDTH], flash);
  return canvas;
}

/** Loads the pictures of a stage; one that does not come is left out, because a play needs none. */
export async function loadPictures(
  base: string,
  { song, second, idol, ghost }: Cast,
  flash: string,
): Promise<StagePictures> {
  const loaded = async (picture: Picture | undefined) =>
    picture && load(base, picture).catch(() => undefined);
  const [cover, otherCover, own, other] = await Promise.all([
    loaded(song && SLEEVES[song]),
    loaded(second && SLEEVES[second]),
    loaded(figureOf(idol)),
    loaded(ghost === undefined ? undefined : figureOf(ghost)),
  ]);
  const shown = cover && otherCover ? collided(cover, otherCover, flash) : cover;
  return { cover: shown, idol: own && [own], ghost: other && [other] };
}
