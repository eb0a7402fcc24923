/** Stills of a video at several times: `npm run stills --workspace @axtorm/media -- freePlay01 1.5 12`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { SceneCanvas } from './painter/scene-canvas';
import { VIDEOS } from './videos';

const FOLDER = path.join(import.meta.dirname, '../.audio/stills');

const [name = '', ...times] = process.argv.slice(2);
const video = VIDEOS.find((one) => one.name === name);
if (video === undefined) throw new Error(`there is no video ${name}`);
mkdirSync(FOLDER, { recursive: true });
const canvas = await SceneCanvas.for(video);
for (const time of times.map(Number).sort((a, b) => a - b)) {
  canvas.play(time);
  canvas.show(time);
  const file = path.join(FOLDER, `${name}-${time.toFixed(2)}.png`);
  writeFileSync(file, canvas.png());
  console.log(file);
}
