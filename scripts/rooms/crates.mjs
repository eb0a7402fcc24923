// The map of the workspace's crates: each by its folder, with those that it is built from.
import path from 'node:path';

/**
 * @typedef {{ name: string, manifest_path: string, dependencies: { name: string, kind: string | null }[] }} Package as
 *   `cargo metadata` tells it
 */

/** @typedef {{ workspace_root: string, packages: Package[] }} Metadata of `cargo metadata --no-deps` */

/**
 * The folders of the workspace's crates, from its root, by their names.
 *
 * @param {Metadata} metadata
 * @returns {Map<string, string>}
 */
export function foldersOf({ workspace_root: root, packages }) {
  return new Map(
    packages.map(({ name, manifest_path: manifest }) => [
      name,
      path.relative(root, path.dirname(manifest)).split(path.sep).join('/'),
    ]),
  );
}

/**
 * The map, a line a crate: its folder and the folders of the crates of the workspace that it is built from. What only tests use
 * is left out.
 *
 * @param {Metadata} metadata
 * @returns {string[]}
 */
export function mapOf(metadata) {
  const { packages } = metadata;
  const folders = foldersOf(metadata);
  const uses = (/** @type {Package} */ { dependencies }) =>
    dependencies.flatMap(({ name, kind }) => (kind === null ? (folders.get(name) ?? []) : []));
  return packages
    .map((crate) => [folders.get(crate.name), uses(crate).toSorted().join(', ')])
    .map(([folder, used]) =>
      used === '' ? String(folder) : `${String(folder)} -> ${String(used)}`,
    )
    .toSorted();
}

/**
 * The map as a document draws it, without its line breaks: a line that is indented goes on with the one above.
 *
 * @param {string} document its text
 * @returns {string[]}
 */
export function drawnIn(document) {
  const block = /```text crates\n([\s\S]*?)```/u.exec(document)?.[1] ?? '';
  const lines = block.replaceAll(/\n\s+/gu, ' ').split('\n');
  return lines.filter((line) => line !== '').map((line) => line.replaceAll(/\s+/gu, ' '));
}
