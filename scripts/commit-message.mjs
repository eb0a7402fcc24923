/** Checks a commit message, which the file that the argument names holds. CONTRIBUTING.md says the rules. */
import { readFileSync } from 'node:fs';
import process from 'node:process';

const MOST = 72;
const TYPES = 'feat|fix|docs|style|refactor|perf|test|build|ci|chore|revert';
const FORM = new RegExp(`^(?:${TYPES})(?:\\([a-z0-9][a-z0-9._/-]*\\))?!?: (.+)$`, 'u');

// What git leaves out of the commit does not count: comments, and what stands below its scissors.
const message = readFileSync(process.argv[2] ?? '', 'utf8')
  .replace(/^# -* >8 -*$[\s\S]*/mu, '')
  .replaceAll(/^#.*\n?/gmu, '');
const [subject = '', second = ''] = message.split('\n');
const [, what] = FORM.exec(subject) ?? [];

const faults = [
  Array.from(subject).length > MOST &&
    `the subject has ${String(Array.from(subject).length)} characters, ${String(MOST)} are allowed`,
  what === undefined &&
    `the subject is not "type(scope): what changes"; the scope may be left out, the type is one of ${TYPES.replaceAll('|', ', ')}`,
  /^[A-Z]/u.test(what ?? '') && 'the first word after the colon begins with a capital letter',
  subject.includes(';') && 'the subject has a semicolon: one commit is one idea',
  subject.endsWith('.') && 'the subject ends with a full stop',
  second !== '' && 'an empty line must separate the subject from the body',
].filter((fault) => fault !== false);

// Merges and commits that a rebase will fold into another keep the subject that git gives them.
if (faults.length > 0 && !/^(?:Merge|fixup!|squash!|amend!) /u.test(subject)) {
  const lines = faults.map((fault) => `  - ${fault}\n`).join('');
  process.stderr.write(
    `The commit message is refused: ${subject}\n${lines}Example: fix(server): refuse a locale that no page has\n`,
  );
  process.exitCode = 1;
}
