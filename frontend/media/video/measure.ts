/** Says how near the finished videos are to their frames: `npm run quality --workspace @axtorm/media -- freePlay01`. */
import path from 'node:path';

import { readManifest } from '../pipeline/build-manifest';
import { PUBLIC } from '../pipeline/places';
import { videosOf } from '../pipeline/site-manifest';
import { filesOf } from './encoder/encoder';
import { compare } from './encoder/quality';
import { VIDEOS } from './videos';

const asked = process.argv.slice(2);
const made = videosOf(readManifest());

for (const video of VIDEOS.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  const sources = made[video.name]?.sources ?? [];
  const files = filesOf(video).map(([kind, { width }], index) => ({
    kind,
    width,
    file: path.join(PUBLIC, sources[index]?.src ?? ''),
  }));
  const found = await compare(video, files);
  found.forEach(({ mean, worstSecond }, index) => {
    const kind = files[index]?.kind ?? '';
    console.log(
      `${video.name} ${kind}: mean ${mean.toFixed(4)}, worst second ${worstSecond.toFixed(4)}`,
    );
  });
}
