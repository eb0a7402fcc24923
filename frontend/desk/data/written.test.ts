import { describe, expect, it } from 'vitest';

import type { Post } from '../api/types';
import { Written } from './written';

/** What of a text counts as replaced that was changed here from the first to the second one, and by others to the third. */
function replaced(before: Post, mine: Post, theirs: Post) {
  const written = new Written();
  written.note(before, mine);
  return written.replacedIn(theirs);
}

describe('what was written', () => {
  it.each([
    ['is there', 'Paint stages', 'Paint dark stages', 'We paint dark stages', false],
    ['is gone', 'Paint stages', 'Paint dark stages', 'Paint stages', true],
    ['is gone with what it began with', 'Paint', 'Paint stages at night', 'Sing', true],
    [
      'is there for the most part',
      'Paint',
      'Paint stages at night',
      'Paint stages by night',
      false,
    ],
    ['took something out', 'Paint dark stages', 'Paint stages', 'Paint dark stages', false],
    ['is a sign', 'Paint', 'Paint!', 'Paint', false],
    ['has no spaces', '音を作る', '音を丁寧に作る', '音を作る', true],
    ['has no spaces and is there', '音を作る', '音を丁寧に作る', '音を丁寧に作ります', false],
  ])('%s', (_, before, mine, theirs, isReplaced) => {
    expect(replaced({ title: before }, { title: mine }, { title: theirs }) !== null).toBe(
      isReplaced,
    );
    const html = (text: string) => ({ jobDescription: `<p>${text}</p>` });
    expect(replaced(html(before), html(mine), html(theirs)) !== null).toBe(isReplaced);
  });

  it('is told of with its text, once', () => {
    const written = new Written();
    written.note({ title: 'A', place: 'Tokyo' }, { title: 'A loud', place: 'Seoul' });
    written.note({ title: 'A loud', place: 'Seoul' }, { title: 'A loud stage', place: 'Seoul' });
    const theirs = { title: 'A', place: 'Seoul' };
    expect(written.replacedIn(theirs)).toEqual({
      fields: ['title'],
      mine: { title: 'A loud stage' },
    });
    expect(written.replacedIn(theirs)).toBeNull();
  });

  it('is replaced as a whole where it is no text', () => {
    const [before, mine] = [{ date: '2026-01-01' }, { date: '2026-02-01' }];
    expect(replaced(before, mine, { date: '2026-02-03' })).toEqual({
      fields: ['date'],
      mine: { date: '2026-02-01' },
    });
  });

  it('is forgotten where the writer has chosen', () => {
    const written = new Written();
    written.note({ title: 'A' }, { title: 'B' });
    written.forget(['title']);
    expect(written.replacedIn({ title: 'A' })).toBeNull();
  });
});
