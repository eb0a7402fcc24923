/** The whole kit in one archive: every picture, and each piece as MP3 with its art and its terms. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { unzipSync } from 'fflate';

import type { BuildManifest } from '../pipeline/build-manifest';
import { digest, sourceDigest } from '../pipeline/digest';
import { PUBLIC } from '../pipeline/places';
import { writePublic } from '../pipeline/public-files';
import type { Product, Step } from '../pipeline/step';
import type { Download } from '../types';
import { pack } from './zip';

const NAME = 'kit';
const FILE = 'kit/mash-vp-fan-kit.zip';

/** What lies where in the archive: another number for another order. */
const ORDER = 1;

/** The files of a download, as they lie in the archive of all. WAV files are left out: they would make it ten times as large. */
function filesOf(
  { href, kind }: Download,
  bytes: Uint8Array,
): Readonly<Record<string, Uint8Array>> {
  const file = path.posix.basename(href);
  if (kind !== 'MP3') return { [`pictures/${file}`]: bytes };
  const piece = file.replace(/-mp3\.zip$/u, '');
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [`music/${piece}/${name}`, content]),
  );
}

/** Where the files for the press are, which are no part of the kit. */
const PRESS = '/kit/press/';

/** What a step makes of the kit. */
const offeredBy = ({ downloads = {} }: BuildManifest[string]): Download[] =>
  Object.values(downloads).filter(({ href }) => !href.startsWith(PRESS));

/** The steps that make what the kit offers, by their names. */
function parts(manifest: BuildManifest) {
  return Object.entries(manifest)
    .filter(([name, entry]) => name !== NAME && offeredBy(entry).length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Everything that the archive holds, by its place in there. @param read the bytes of a download by its address */
export function kitFiles(
  manifest: BuildManifest,
  read: (href: string) => Uint8Array,
): Readonly<Record<string, Uint8Array>> {
  const offered = parts(manifest)
    .flatMap(([, entry]) => offeredBy(entry))
    .filter(({ kind }) => kind !== 'WAV');
  const entries = offered.flatMap((one) => Object.entries(filesOf(one, read(one.href))));
  return Object.fromEntries(entries);
}

function make(manifest: BuildManifest): Product {
  const archive = pack(kitFiles(manifest, (href) => readFileSync(path.join(PUBLIC, href))));
  const address = writePublic(FILE, archive);
  return {
    files: [address],
    downloads: { kit: { href: `/${address}`, kind: 'ZIP', bytes: archive.length } },
  };
}

/** The step that packs what all other steps have made. @param manifest theirs */
export function kitStep(manifest: BuildManifest): Step {
  return {
    name: NAME,
    key: () =>
      digest(
        sourceDigest(path.join(import.meta.dirname, 'zip.ts')),
        JSON.stringify([ORDER, parts(manifest).map(([name, { key }]) => [name, key])]),
      ),
    run: () => Promise.resolve(make(manifest)),
  };
}
