/** The system's encoder, fed through its standard input. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';

/** The path of the encoder, if the system has one. */
export const encoder = (): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'ffmpeg'))
    .find((file) => existsSync(file));

/**
 * Runs the encoder, feeds it, and returns what it said.
 * @throws when it is missing or fails, with what it said
 */
export async function ffmpeg(
  options: readonly string[],
  input: Iterable<Buffer> | AsyncIterable<Buffer>,
): Promise<string> {
  const found = encoder();
  if (found === undefined) throw new Error('ffmpeg is needed to encode what changed');
  const child = spawn(found, options, { stdio: ['pipe', 'ignore', 'pipe'] });
  // Other programs on the same machine come first.
  if (child.pid !== undefined) setPriority(child.pid, 15);
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  child.stdin.on('error', () => undefined);
  const ended = once(child, 'close');
  for await (const chunk of input) {
    if (!child.stdin.write(chunk)) await Promise.race([once(child.stdin, 'drain'), ended]);
    if (child.exitCode !== null) break;
  }
  child.stdin.end();
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg failed: ${said.trim()}`);
  return said;
}
