// A copy of the tree that can be changed, built and tested: what Git tracks or would track, with what it does not hold.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** What Git ignores and a run needs; without it the run makes it anew, in hours. */
const IGNORED = [
  ...['.cargo/config.toml', 'node_modules', 'frontend/node_modules', 'frontend/dist/fonts'],
  ...['frontend/media/.audio', 'public/kit', 'public/media'],
];

/** @param {string} folder @param {readonly string[]} command */
const git = (folder, ...command) =>
  execFileSync('git', ['-C', folder, ...command], { encoding: 'utf8', maxBuffer: 2 ** 28 });

/**
 * Copies the tree of a repository, with what is not committed yet, into a repository of its own.
 *
 * @param {string} root
 * @param {string} copy an empty folder
 */
export function copyTree(root, copy) {
  const listed = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  for (const file of listed.split('\0').filter((name) => name !== '')) {
    if (!existsSync(path.join(root, file))) continue;
    mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
    cpSync(path.join(root, file), path.join(copy, file), { verbatimSymlinks: true });
  }
  git(copy, 'init', '--quiet');
  git(copy, 'add', '--all');
  git(copy, '-c', 'user.name=copy', '-c', 'user.email=copy@example.com', ...commit);
  for (const part of IGNORED) {
    if (!existsSync(path.join(root, part))) continue;
    cpSync(path.join(root, part), path.join(copy, part), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
}

const commit = ['commit', '--quiet', '--no-verify', '--message', 'copy'];

/** What was changed in a copy since it was made, as `git diff --stat` says it. @param {string} copy */
export function changesOf(copy) {
  git(copy, 'add', '--all');
  return git(copy, 'diff', '--cached', '--stat=100');
}
