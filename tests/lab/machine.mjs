// What a measurement is made on and with.
import os from 'node:os';

/** The machine, for a document: its cores, memory and system. */
export function machine() {
  const cores = `${String(os.availableParallelism())} cores of ${os.cpus()[0]?.model.trim() ?? 'unknown make'}`;
  const gibibytes = (os.totalmem() / 2 ** 30).toFixed(0);
  return `${cores}, ${gibibytes} GiB, ${os.type()} ${os.release()}`;
}

/**
 * The version that a program prints, among its name and whatever else.
 *
 * @param {string} text
 */
export function versionIn(text) {
  return /\d+(?:\.\d+)+[\w.+-]*/u.exec(text)?.[0] ?? 'of unknown version';
}
