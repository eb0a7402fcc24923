/** Copies of positions: each says in its own languages that it is one. */
import { fill } from '../../src/i18n/fill';
import { ApiError } from '../api/error';
import { service } from '../api/service';
import type { Position, PositionSummary } from '../api/types';
import { loadTexts } from '../i18n/languages';
import { localesOf } from '../lib/title';

/** How many addresses are tried before the service chooses one. */
const TRIES = 5;

/** Most letters of a title. */
const TITLE_MAX = 200;

/** The titles of a copy, by language. */
async function titlesOf(position: PositionSummary): Promise<Record<string, string>> {
  const titled = localesOf(position).filter(([, { title }]) => title !== null);
  const titles = titled.map(async ([locale, { title }]) => {
    const texts = await loadTexts(locale);
    return [locale, fill(texts.list.copyTitle, { title: title ?? '' }).slice(0, TITLE_MAX)];
  });
  return Object.fromEntries(await Promise.all(titles)) as Record<string, string>;
}

/** Makes a copy, whose address is that of the position with an ending. */
export async function copyPosition(position: PositionSummary): Promise<Position> {
  const body = { copyOf: position.id, titles: await titlesOf(position) };
  for (let count = 1; count <= TRIES; count += 1) {
    const id = `${position.id}-copy${count === 1 ? '' : `-${String(count)}`}`;
    try {
      return await service.create({ ...body, id });
    } catch (error) {
      const { code, reasons } = ApiError.of(error);
      if (code === 'invalid' && Object.hasOwn(reasons, 'id')) break;
      if (code !== 'taken') throw error;
    }
  }
  return await service.create(body);
}
