/** The pictures of a stage: the song's cover, the chosen idol, and the ghost's. */
import type { StagePictures } from '@axtorm/game/painter/stage-painter';
import type { SongName } from '@axtorm/game/types';

import type { Picture } from '../../../media/types';
import { figureOf } from '../idols';
import { SLEEVES } from '../songs';

/** Pixels across of the files that are loaded: figures are drawn about as wide, and a cover is dim. */
const WIDTH = 640;

/** Who and what is on a stage. */
export interface Cast {
  /** The tutorial has no song. */
  readonly song: SongName | undefined;
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

/** Loads the pictures of a stage; one that does not come is left out, because a play needs none. */
export async function loadPictures(
  base: string,
  { song, idol, ghost }: Cast,
): Promise<StagePictures> {
  const loaded = async (picture: Picture | undefined) =>
    picture && load(base, picture).catch(() => undefined);
  const [cover, own, other] = await Promise.all([
    loaded(song && SLEEVES[song]),
    loaded(figureOf(idol)),
    loaded(ghost === undefined ? undefined : figureOf(ghost)),
  ]);
  return { cover, idol: own && [own], ghost: other && [other] };
}
