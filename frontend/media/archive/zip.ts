import { zipSync } from 'fflate';

/**
 * The day that every file in an archive bears. Made of local parts, because that is what an archive
 * stores: it is the same in every time zone.
 */
const DAY = new Date(2025, 0, 1);

/** Packs files, sorted by name. Equal files give equal bytes. */
export function pack(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const names = Object.keys(files).sort();
  const sorted = Object.fromEntries(names.map((name) => [name, files[name] ?? new Uint8Array()]));
  // Music and pictures hardly shrink, and what is only stored is packed and unpacked at once.
  return zipSync(sorted, { level: 0, mtime: DAY, os: 3, attrs: 0o644 << 16 });
}
