/** A readable difference of two texts: what stays, what was taken out, what was put in. */

/** A part of a difference. */
export interface Part {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Words beyond which only the beginning and the end that are alike are looked for. */
const WORDS_MAX = 2000;

const segmenters = new Map<string, Intl.Segmenter>();

/** The words of a text, with the spaces and marks between them. Japanese has no spaces, so the language decides. */
function wordsOf(text: string, language: string): string[] {
  const segmenter =
    segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Compares two texts word by word. `language` is the tag that says where words end. */
export function differenceOf(before: string, after: string, language: string): Part[] {
  const [old, now] = [wordsOf(before, language), wordsOf(after, language)];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (
    end < old.length - start &&
    end < now.length - start &&
    old[old.length - 1 - end] === now[now.length - 1 - end]
  )
    end += 1;
  const middle = changesOf(old.slice(start, old.length - end), now.slice(start, now.length - end));
  return joined([
    { kind: 'same', text: old.slice(0, start).join('') },
    ...middle,
    { kind: 'same', text: end === 0 ? '' : old.slice(-end).join('') },
  ]);
}

/** The changes between two lists of words, by their longest common subsequence. */
function changesOf(old: readonly string[], now: readonly string[]): Part[] {
  if (old.length > WORDS_MAX || now.length > WORDS_MAX)
    return [
      { kind: 'removed', text: old.join('') },
      { kind: 'added', text: now.join('') },
    ];
  const width = now.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        old[row] === now[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const parts: Part[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < now.length) {
    const [left = '', right = ''] = [old[row], now[column]];
    if (row < old.length && column < now.length && left === right) {
      parts.push({ kind: 'same', text: left });
      row += 1;
      column += 1;
    } else if (
      row < old.length &&
      (column >= now.length || at(row + 1, column) >= at(row, column + 1))
    ) {
      parts.push({ kind: 'removed', text: left });
      row += 1;
    } else {
      parts.push({ kind: 'added', text: right });
      column += 1;
    }
  }
  return parts;
}

/** The parts with neighbours of one kind made one, and without empty ones. */
function joined(parts: readonly Part[]): Part[] {
  const result: Part[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (part.text === '') continue;
    if (last?.kind === part.kind)
      result[result.length - 1] = { ...last, text: last.text + part.text };
    else result.push(part);
  }
  return result;
}
