/** Makes a fault once, and undoes everything that was begun for it. */
import { Skipped, Trial, type Choice, type Fault, type Length } from './trial';

/**
 * Tries a fault. What goes wrong stands in the trial.
 *
 * @throws Skipped when this machine cannot have the fault
 */
export async function attempt(fault: Fault, length: Length, choice?: Choice): Promise<Trial> {
  const trial = new Trial(length, choice);
  try {
    try {
      await fault.try(trial);
    } finally {
      await trial.end();
    }
  } catch (error) {
    if (error instanceof Skipped) throw error;
    trial.broken.push(
      error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
    );
    console.error(error);
  }
  return trial;
}
