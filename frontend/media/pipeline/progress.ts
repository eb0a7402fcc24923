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
