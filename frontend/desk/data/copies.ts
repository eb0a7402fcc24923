/** New positions under ids that people can read, and copies: each says in its own languages that it is one. */
import { fill } from '../../src/i18n/fill';
import { ApiError } from '../api/error';
import { service } from '../api/service';
import type { NewPosition } from '../api/service';
import type { Position, PositionSummary } from '../api/types';
import { loadTexts } from '../i18n/languages';
import { isRandom, proposalOfAll } from '../lib/address';
import { localesOf } from '../lib/title';

/** How many ids are tried, and how many of them have a number: those after it end by chance. */
const [TRIES, NUMBERED] = [25, 20];

/** What an id is made of where no title can be read. */
const UNREAD = 'position';

/** Most letters of a title. */
const TITLE_MAX = 200;

/** The titles of a copy, by language. */
async function titlesOf(position: PositionSummary): Promise<Record<string, string>> {
  const titled = localesOf(position).filter(([, { title }]) => title !== null);
  const titles = titled.map(async ([locale, { title }]) => {
    const texts = await loadTexts(locale);
    const copied = Array.from(fill(texts.list.copyTitle, { title: title ?? '' }));
    return [locale, copied.slice(0, TITLE_MAX).join('')];
  });
  return Object.fromEntries(await Promise.all(titles)) as Record<string, string>;
}

/** What a taken id ends in at a try. With an ending of four characters a copy of the longest id that gets one has 80. */
const endingOf = (count: number) =>
  count <= NUMBERED ? String(count) : Math.random().toString(36).slice(2, 6).padEnd(4, '0');

/** Begins a position under an id, or under the same with an ending where that is taken. */
export async function createUnder(wanted: string, body: NewPosition): Promise<Position> {
  const base = wanted === '' ? UNREAD : wanted;
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? base : `${base}-${endingOf(count)}`;
    try {
      return await service.create({ ...body, id });
    } catch (error) {
      if (ApiError.of(error).code !== 'taken' || count === TRIES) throw error;
    }
  }
}

/** Makes a copy, whose id is that of the position with an ending, or made of its titles where people cannot read that one. */
export async function copyPosition(position: PositionSummary): Promise<Position> {
  const body = { copyOf: position.id, titles: await titlesOf(position) };
  const made = proposalOfAll(localesOf(position).map(([, { title }]) => title)).id;
  const isGood = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(position.id) && !isRandom(position.id);
  // A long id leaves no room for an ending.
  const base = isGood && position.id.length <= 70 ? position.id : made;
  return await createUnder(`${base === '' ? UNREAD : base}-copy`, body);
}
