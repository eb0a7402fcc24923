import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from 'vitest';

import { SAMPLE_RATE, silence } from '../music/synth/stereo';
import { encoder } from '../pipeline/ffmpeg';
import { OPUS, opusFile } from './opus';
import { SOURCES, soundKey } from './step';

/** A second of three tones that fade, of whole numbers alone, so that every machine has the same samples. */
function tones() {
  const sound = silence(SAMPLE_RATE);
  for (let at = 0; at < SAMPLE_RATE; at += 1) {
    const saw = (period: number) => ((at % period) / period - 0.5) * (1 - at / SAMPLE_RATE);
    sound.left[at] = 0.4 * saw(128) + 0.2 * saw(300);
    sound.right[at] = 0.4 * saw(160);
  }
  return sound;
}

test('the same samples are the same bytes, on every machine', async () => {
  const [first, second] = [await opusFile(tones()), await opusFile(tones())];
  expect(first.equals(second)).toBe(true);
  expect(createHash('sha256').update(first).digest('hex')).toBe(
    'a1015ab5f8a6c60cf4af3b26fd48ff71bd878e8b83fc3dea8e93563607dfddd5',
  );
});

test('the encoder is a part of what decides whether a sound is made anew', () => {
  expect(OPUS).toMatch(/^opus-encdec \d+\.\d+\.\d+, 96000 bit\/s$/u);
  expect(SOURCES.map((source) => soundKey(source))).toHaveLength(8);
});

test.runIf(encoder() !== undefined)(
  'what is decoded is as long as it was, and the same',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'opus-'));
    const file = path.join(folder, 'tones.opus');
    writeFileSync(file, await opusFile(tones()));
    const options = `-loglevel error -i ${file} -f f32le -`.split(' ');
    const { stdout } = spawnSync(encoder() ?? '', options, { maxBuffer: 1e8 });
    rmSync(folder, { recursive: true });
    expect(stdout.length).toBe(SAMPLE_RATE * 2 * 4);
    const decoded = new Float32Array(
      stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length),
    );
    const { left } = tones();
    const power = (of: (at: number) => number) =>
      left.reduce((sum, _, at) => sum + of(at) ** 2, 0) / left.length;
    const error = power((at) => (left[at] ?? 0) - (decoded[2 * at] ?? 0));
    expect(error).toBeLessThan(0.05 * power((at) => left[at] ?? 0));
  },
);
