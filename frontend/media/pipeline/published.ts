/**
 * The finished files that Git does not hold, as one archive that is published once, so that only those who change music or pictures
 * have to make them. MEDIA_ARCHIVE names it, a file or an address; MEDIA_ARCHIVE_SHA256 is the digest that it must have.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

import type { BuildManifest } from './build-manifest';
import { PUBLIC } from './places';

/** The settings, as the environment has them. */
export interface Published {
  readonly MEDIA_ARCHIVE?: string | undefined;
  readonly MEDIA_ARCHIVE_SHA256?: string | undefined;
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Fetches an archive into a file. @throws Error when the address gives none */
async function fetchTo(address: string, file: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok || response.body === null)
    throw new Error(`${address} gives no archive: ${response.status.toString()}`);
  await pipeline(Readable.fromWeb(response.body as ReadableStream), createWriteStream(file));
}

/**
 * Takes the files that the manifest names and that are not there out of the archive, if one is configured.
 *
 * @returns how many were taken
 * @throws Error when the archive cannot be had or is another one than its digest says; nothing is taken then
 */
export async function takePublished(
  manifest: BuildManifest,
  { MEDIA_ARCHIVE: archive = '', MEDIA_ARCHIVE_SHA256: wanted = '' }: Published,
  folder: string = PUBLIC,
): Promise<number> {
  const named = Object.values(manifest).flatMap(({ files }) => files);
  const missing = named.filter((file) => !existsSync(path.join(folder, file)));
  if (archive === '' || missing.length === 0) return 0;
  if (!/^[0-9a-f]{64}$/u.test(wanted))
    throw new Error('MEDIA_ARCHIVE needs MEDIA_ARCHIVE_SHA256, its digest of 64 digits');
  const scratch = mkdtempSync(path.join(tmpdir(), 'media-'));
  try {
    const isAddress = /^https?:/u.test(archive);
    const file = isAddress ? path.join(scratch, 'media.tar') : archive;
    if (isAddress) await fetchTo(archive, file);
    const sum = await sha256Of(file);
    if (sum !== wanted) throw new Error(`${archive} has the digest ${sum}, not ${wanted}`);
    const held = new Set(execFileSync('tar', ['-tf', file], { encoding: 'utf8' }).split('\n'));
    const taken = missing.filter((name) => held.has(name));
    if (taken.length > 0) execFileSync('tar', ['-xf', file, '-C', folder, '--', ...taken]);
    return taken.length;
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** Writes the archive of the files that Git ignores, and returns its digest. */
export async function publish(file: string, folder: string = PUBLIC): Promise<string> {
  const ignored = ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--', '.'];
  const listed = execFileSync('git', ignored, { cwd: folder, encoding: 'utf8' });
  const names = listed.split('\0').filter((name) => name !== '');
  execFileSync('tar', ['-cf', file, '-C', folder, '--', ...names]);
  return sha256Of(file);
}
