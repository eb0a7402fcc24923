/** Two pages of two people that write one position at one time, and what became of their words. */
import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';

import { Random } from '../../../frontend/desk/test/random';
import { anEditor, callDesk, enterDraft, somebody } from '../../fixtures/desk-calls';
import type { SiteProcess } from '../../fixtures/site-process';
import { wordsOf, Writer, WRITTEN } from './writer';

/** The position that both write. */
const POSITION = 'stage';

/** What was seen. */
export interface Together {
  readonly seed: number;
  readonly edits: number;
  readonly words: number;
  readonly offline: number;
  readonly chosen: number;
  readonly told: number;
  /** Words that the service never had, or that are gone and that neither has taken out, with how they were written. */
  readonly lost: readonly string[];
  /** Words that another one has run into, so that they are there and no words of their own. */
  readonly joined: readonly string[];
  /** Words that the text has more than once. */
  readonly twice: readonly string[];
}

const first = (field: string) =>
  `<p>${Array.from({ length: 8 }, (_, at) => `${field}${String(at)}q`).join(' ')}</p>`;

/** The words that are there before either writes. */
const BEGINNING = {
  title: 'Stage',
  jobDescription: first('job') + first('day'),
  requiredSkills: first('need'),
  preferredSkills: first('nice'),
};

/** A draft as the service has it. */
type Draft = Readonly<Record<string, string>>;

const textOf = (draft: Draft) => WRITTEN.map((field) => draft[field]).join(' ');

/** Opens the position in the pages of an owner and an editor. */
async function openBoth(browser: Browser, site: SiteProcess): Promise<readonly [Page, Page]> {
  const { page: one } = await somebody(browser);
  await one.goto(site.deskLink);
  await expect(one.getByRole('heading', { name: 'Positions' })).toBeVisible();
  await enterDraft(one, POSITION, BEGINNING);
  const { page: other } = await anEditor(browser, site);
  for (const page of [one, other]) {
    await page.goto(new URL(`/#/position/${POSITION}`, site.deskLink).href);
    await expect(page.getByRole('textbox', { name: 'What you do' })).toContainText('day7q');
  }
  return [one, other];
}

/** Lets both come back and save, until both pages have what the service has. @returns its text */
async function settle(writers: readonly Writer[]): Promise<string> {
  for (const writer of writers) await writer.comeBack();
  const [{ page }] = writers as [Writer];
  let text = '';
  await expect(async () => {
    for (const writer of writers) {
      while (await writer.answer());
      await writer.page.keyboard.press('Control+s');
      await expect(writer.page.getByText(/^Saved at/u)).toBeVisible({ timeout: 5_000 });
    }
    const position = (await callDesk(page, 'GET', `/positions/${POSITION}`)) as {
      locales: { en: { draft: Draft } };
    };
    text = textOf(position.locales.en.draft);
    // Each page has what the service has, word by word.
    for (const writer of writers) expect(await writer.words()).toEqual(wordsOf(text));
  }).toPass({ timeout: 60_000 });
  return text;
}

/** Lets two pages write for a time, in milliseconds, by the random numbers of a seed. */
export async function writeTogether(
  browser: Browser,
  site: SiteProcess,
  { seed, time }: { readonly seed: number; readonly time: number },
): Promise<Together> {
  const [one, other] = await openBoth(browser, site);
  const writers = [
    new Writer(one, 'one', new Random(seed)),
    new Writer(other, 'other', new Random(seed + 1_000_003)),
  ];
  const end = Date.now() + time;
  await Promise.all(
    writers.map(async (writer) => {
      while (Date.now() < end) await writer.step();
    }),
  );
  const text = await settle(writers);
  // Who has chosen one of two texts has the other one in the history.
  const past = writers.some(({ chosen }) => chosen > 0) ? await pastOf(one) : [];
  const outcome = outcomeOf(writers, text, past);
  for (const { page } of writers) await page.context().close();
  return { seed, ...outcome };
}

/** The texts that the history has. */
async function pastOf(page: Page): Promise<readonly string[]> {
  const path = `/positions/${POSITION}/en/history`;
  const { entries } = (await callDesk(page, 'GET', path)) as { entries: { id: string }[] };
  const texts: string[] = [];
  for (const { id } of entries) {
    const { post } = (await callDesk(page, 'GET', `${path}/${id}`)) as { post: Draft };
    texts.push(textOf(post));
  }
  return texts;
}

/** What became of all words, by the last text and earlier ones that count. */
function outcomeOf(
  writers: readonly Writer[],
  text: string,
  past: readonly string[],
): Omit<Together, 'seed'> {
  const sum = (count: (writer: Writer) => number) =>
    writers.reduce((all, writer) => all + count(writer), 0);
  const chosen = sum((writer) => writer.chosen);
  const last = wordsOf(text);
  const kept = new Set([...last, ...past.flatMap(wordsOf)]);
  const removed = writers.flatMap((writer) => [...writer.removed]);
  const words = [
    ...wordsOf(Object.values(BEGINNING).join(' ')),
    ...writers.flatMap((each) => [...each.written.keys()]),
  ];
  const how = new Map(writers.flatMap(({ written }) => [...written]));
  const missed = words
    .filter((word) => !kept.has(word))
    // With one that is taken out goes what has run into it.
    .filter((word) => !removed.some((each) => each.includes(word)));
  const isThere = (word: string) => [text, ...past].some((each) => each.includes(word));
  return {
    edits: sum((writer) => writer.edits),
    words: words.length,
    offline: sum((writer) => writer.offline),
    chosen,
    told: sum((writer) => writer.told),
    lost: missed
      .filter((word) => !isThere(word))
      .map((word) => `${word} (${how.get(word) ?? 'there before'})`),
    joined: missed.filter(isThere),
    twice: last.filter((word, at) => last.indexOf(word) !== at),
  };
}
