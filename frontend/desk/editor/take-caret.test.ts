/** Where somebody writes stays where it is, whatever another writes, parts and joins around it. */
import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, it } from 'vitest';

import { Random } from '../test/random';
import { documentOf } from './html';
import { mergeTexts } from './merge';
import { taking } from './take';

const RUNS = 150;

/** The word that is being written. */
const CARET = 'here';

type Lines = string[][];

const htmlOf = (lines: Lines) => lines.map((words) => `<p>${words.join(' ')}</p>`).join('');

/** Parts a line, takes a word out, or puts one in. */
function edit(lines: Lines, random: Random, word: string): void {
  const at = random.below(lines.length);
  const line = lines[at] ?? [];
  const place = random.below(line.length + 1);
  const kind = random.below(100);
  if (kind < 25) lines.splice(at, 1, line.slice(0, place), [word, ...line.slice(place)]);
  else if (kind < 40) line.splice(place, 1);
  else line.splice(place, 0, word);
}

/** A text with the caret behind a word that is being written, and what becomes of it beside another's changes. */
function aCase(seed: number) {
  const random = new Random(seed);
  const first = Array.from({ length: 6 }, (_, line) =>
    Array.from({ length: 6 }, (__, at) => `word${String(line)}n${String(at)}`),
  );
  const [mine, theirs] = [first, first].map((lines) => lines.map((line) => [...line])) as [
    Lines,
    Lines,
  ];
  for (let count = 0; count < 3; count += 1) edit(mine, random, `mine${String(count)}`);
  for (let count = 0; count < 4; count += 1) edit(theirs, random, `theirs${String(count)}`);
  const line = mine[random.below(mine.length)] ?? [];
  line.splice(random.below(line.length + 1), 0, CARET);
  const [base, own, other] = [first, mine, theirs].map(htmlOf) as [string, string, string];
  return { own, merged: mergeTexts(base, own, other) };
}

it(`stays behind its word in ${String(RUNS)} runs`, () => {
  let merges = 0;
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const { own, merged } = aCase(seed);
    if (merged === null || merged.isTouching) continue;
    merges += 1;
    const doc = documentOf(own);
    let caret = 0;
    doc.descendants((node, at) => {
      const found = node.isText ? (node.text ?? '').indexOf(CARET) : -1;
      if (found !== -1) caret = at + found + CARET.length;
    });
    const state = EditorState.create({ doc, selection: TextSelection.create(doc, caret) });
    const next = state.apply(taking(state, documentOf(merged.html)));
    expect(next.doc.eq(documentOf(merged.html))).toBe(true);
    const { $head } = next.selection;
    const before = $head.parent.textBetween(0, $head.parentOffset);
    expect(before.endsWith(CARET), `seed ${String(seed)}: ${before}`).toBe(true);
  }
  expect(merges).toBeGreaterThan(RUNS / 2);
});
