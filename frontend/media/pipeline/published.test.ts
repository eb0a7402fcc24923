import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { publish, takePublished } from './published';

const SONG = 'media/songPlay.0a.mp3';
const MANIFEST = { cut: { key: 'a', files: [SONG, 'media/kept.mp3'] } };

let root = '';
let archive = '';
let digest = '';
beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'published media-'));
  const made = path.join(root, 'made');
  mkdirSync(path.join(made, 'media'), { recursive: true });
  execFileSync('git', ['init', '--quiet'], { cwd: made });
  writeFileSync(path.join(made, '.gitignore'), '*.mp3\n');
  writeFileSync(path.join(made, SONG), 'sound');
  writeFileSync(path.join(made, 'media/other.mp3'), 'noise');
  archive = path.join(root, 'media.tar');
  digest = await publish(archive, made);
  mkdirSync(path.join(root, 'public/media'), { recursive: true });
  writeFileSync(path.join(root, 'public/media/kept.mp3'), 'mine');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const has = (name: string) => existsSync(path.join(root, 'public', name));
const take = (MEDIA_ARCHIVE?: string, MEDIA_ARCHIVE_SHA256 = digest) =>
  takePublished(MANIFEST, { MEDIA_ARCHIVE, MEDIA_ARCHIVE_SHA256 }, path.join(root, 'public'));

it('takes what is missing, and nothing that the manifest does not name', async () => {
  expect(await take(archive)).toBe(1);
  expect(readFileSync(path.join(root, 'public', SONG), 'utf8')).toBe('sound');
  expect(readFileSync(path.join(root, 'public/media/kept.mp3'), 'utf8')).toBe('mine');
  expect(has('media/other.mp3')).toBe(false);
  expect(await take(archive)).toBe(0);
});

it('takes nothing where none is configured', async () => {
  expect(await take()).toBe(0);
  expect(has(SONG)).toBe(false);
});

it('refuses an archive without its digest, and one that is another', async () => {
  await expect(take(archive, '')).rejects.toThrow('MEDIA_ARCHIVE needs MEDIA_ARCHIVE_SHA256');
  await expect(take(archive, 'a'.repeat(64))).rejects.toThrow(`has the digest ${digest}, not aaa`);
  expect(has(SONG)).toBe(false);
});

it('fetches it from an address, and says when that has none', async () => {
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/media.tar' ? 200 : 404;
    response.end(readFileSync(archive));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port.toString()}`;
  await expect(take(`${origin}/none.tar`)).rejects.toThrow('none.tar gives no archive: 404');
  expect(await take(`${origin}/media.tar`)).toBe(1);
  server.close();
});
