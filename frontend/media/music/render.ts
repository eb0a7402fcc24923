/** Renders the music alone: `tsx media/music/render.ts [id …]`. */
import { finishedAudio } from './step';
import { PIECES } from './songs/index';

const wanted = process.argv.slice(2);
for (const song of PIECES) {
  if (wanted.length > 0 && !wanted.includes(song.id)) continue;
  const start = performance.now();
  const { wav, mp3 } = await finishedAudio(song);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const megabytes = (bytes: Uint8Array): string => (bytes.length / 1e6).toFixed(1);
  console.log(`${song.title}: ${seconds} s, WAV ${megabytes(wav)} MB, MP3 ${megabytes(mp3)} MB`);
}
