/** Says how near the finished films are to their frames: `npm run quality --workspace @axtorm/media -- freePlay01`. */
import path from 'node:path';

import { readManifest } from '../pipeline/build-manifest';
import { PUBLIC } from '../pipeline/places';
import { videosOf } from '../pipeline/site-manifest';
import { ENCODINGS } from './encoder';
import { FILMS } from './films';
import { compare } from './quality';
import { KINDS } from './step';

const asked = process.argv.slice(2);
const videos = videosOf(readManifest());

for (const film of FILMS.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  const sources = videos[film.name]?.sources ?? [];
  const files = KINDS.map(({ kind }, index) => ({
    file: path.join(PUBLIC, sources[index]?.src ?? ''),
    width: ENCODINGS[kind].width,
  }));
  const found = await compare(film, files);
  found.forEach(({ mean, worstSecond }, index) => {
    const kind = KINDS[index]?.kind ?? '';
    console.log(
      `${film.name} ${kind}: mean ${mean.toFixed(4)}, worst second ${worstSecond.toFixed(4)}`,
    );
  });
}
