// Checks the rooms of every Rust crate of the workspace, see rooms.mjs, and that the documents draw them and the crates.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';

import { drawnIn, foldersOf, mapOf } from './crates.mjs';
import { problems, roomsOf, strangers } from './rooms.mjs';

const metadata = JSON.parse(
  execFileSync('cargo', ['metadata', '--no-deps', '--format-version', '1'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }),
);
const crates = [...foldersOf(metadata).values()];
const found = crates.flatMap((crate) => problems(crate));

// Posts come through the client, whichever platform has them. What starts the own service knows it, and so do its settings.
found.push(...strangers('server', 'content_service', ['bootstrap', 'settings']));

// The documents draw the same rooms as the crate.
const drawn = (roomsOf(readFileSync('server/src/lib.rs', 'utf8')) ?? []).flat();
for (const document of ['README.md', 'docs/architecture.md']) {
  const block = /```text rooms\n([\s\S]*?)```/u.exec(readFileSync(document, 'utf8'))?.[1] ?? '';
  const rooms = block.split('\n').flatMap((line) => /^([a-z_]+) {2,}/u.exec(line)?.[1] ?? []);
  if (rooms.join() !== drawn.join()) {
    found.push(
      `${document} draws the rooms ${rooms.join(', ')}, server/src/lib.rs ${drawn.join(', ')}`,
    );
  }
}

// So do they the crates.
const map = mapOf(metadata);
if (drawnIn(readFileSync('docs/architecture.md', 'utf8')).join('\n') !== map.join('\n')) {
  found.push(`docs/architecture.md draws other crates than there are:\n${map.join('\n')}`);
}

for (const problem of found) process.stderr.write(`error: ${problem}\n`);
if (found.length > 0) process.exit(1);
process.stdout.write(`rooms of ${String(crates.length)} crates: every import leads down\n`);
