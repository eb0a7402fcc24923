import type { Report } from './run-steps';

/** Tells what is being made: nothing when all is warm, a line a step otherwise. */
export const progress: Report = {
  started(name, index, count) {
    console.log(`media: ${index.toString()}/${count.toString()} ${name}`);
  },
  finished(name, seconds) {
    if (seconds > 5) console.log(`media: ${name} took ${seconds.toFixed(0)} s`);
  },
};

/** Tells how far a long step is, at every quarter of its parts. */
export function quarters(name: string, count: number): () => void {
  let done = 0;
  return () => {
    done += 1;
    const [now, before] = [done, done - 1].map((at) => Math.floor((4 * at) / count));
    if (now !== before && now !== 4)
      console.log(`media: ${name} ${(25 * (now ?? 0)).toString()} %`);
  };
}
