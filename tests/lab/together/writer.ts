/** Somebody who writes a position at random in a real page, now and then without a network. */
import type { Page } from '@playwright/test';

import type { Random } from '../../../frontend/desk/test/random';
import { orderOf, placeCaret, replaceWord } from './in-page';

/** The texts that are written. */
const FIELDS = ['jobDescription', 'requiredSkills', 'preferredSkills'] as const;

/** All that is written, in the order of the page. */
export const WRITTEN = ['title', ...FIELDS] as const;

/** The words of a text: each ends with a letter that it does not have otherwise, so that two of them that meet are two. */
export const wordsOf = (text: string): string[] => text.match(/[a-pr-z]+\d+q/gu) ?? [];

/** What happens in so many of a hundred steps: a word is taken out, replaced, put in a line of its own, or put in the title. */
const [DELETED, REPLACED, IN_LINE, IN_TITLE] = [8, 8, 8, 4];

/** In so many of a hundred steps the network goes, and in so many of those without it comes back. */
const [GOES, COMES] = [4, 20];

/** Characters after which a title begins anew: the service takes 200. */
const TITLE_MAX = 120;

/** A page, and what its writer has done. */
export class Writer {
  readonly page: Page;
  readonly #name: string;
  readonly #random: Random;
  #isOffline = false;
  #words = 0;
  /** Each word that was written, with how that was. */
  readonly written = new Map<string, string>();
  /** Words that this writer has taken out, its own or of others. */
  readonly removed = new Set<string>();
  edits = 0;
  offline = 0;
  /** How often this writer has chosen one of two texts. */
  chosen = 0;
  /** How often the page said that somebody else has replaced what was written. */
  told = 0;

  constructor(page: Page, name: string, random: Random) {
    this.page = page;
    this.#name = name;
    this.#random = random;
  }

  /** Writes something, and now and then loses or finds the network. */
  async step(): Promise<void> {
    const random = this.#random;
    if (random.happens(this.#isOffline ? COMES : GOES)) await this.#setOffline(!this.#isOffline);
    await this.answer();
    const kind = random.below(100);
    this.edits += 1;
    if (kind < DELETED) await this.#remove();
    else if (kind < DELETED + REPLACED) await this.#replace();
    else if (kind < DELETED + REPLACED + IN_TITLE) await this.#writeTitle();
    else await this.#write(kind >= 100 - IN_LINE);
  }

  /** Chooses where the page asks, and reads what it tells. @returns whether there was something */
  async answer(): Promise<boolean> {
    const buttons = this.page.locator('#conflict-en button');
    const count = await buttons.count();
    if (count > 0) {
      this.chosen += 1;
      await buttons.nth(this.#random.below(count)).click();
      return true;
    }
    const leave = this.page.getByRole('button', { name: 'Leave it' });
    if ((await leave.count()) === 0) return false;
    this.told += 1;
    await leave.first().click();
    return true;
  }

  /** The words that the page shows. */
  async words(): Promise<string[]> {
    const title = await this.#title().inputValue();
    const texts = FIELDS.map((field) => this.page.locator(orderOf({ field, choice: 0 }).selector));
    const shown = await Promise.all(texts.map((text) => text.innerText()));
    return wordsOf([title, ...shown].join(' '));
  }

  /** Goes back to the network, and stays there. */
  async comeBack(): Promise<void> {
    await this.#setOffline(false);
  }

  async #setOffline(isOffline: boolean): Promise<void> {
    if (isOffline) this.offline += 1;
    this.#isOffline = isOffline;
    await this.page.context().setOffline(isOffline);
  }

  /** A new word. */
  #word(how: string): string {
    const word = `${this.#name}${String(this.#words)}q`;
    this.#words += 1;
    this.written.set(
      word,
      `edit ${String(this.edits)}, ${this.#isOffline ? 'offline, ' : ''}${how}`,
    );
    return word;
  }

  #place() {
    const field = this.#random.of(FIELDS);
    return orderOf({ field, choice: this.#random.below(10_000) });
  }

  async #write(isInLine: boolean): Promise<void> {
    const place = this.#place();
    await this.page.evaluate(placeCaret, place);
    if (isInLine) await this.page.keyboard.press('Enter');
    const word = this.#word(`typed into ${place.field}`);
    await this.page.keyboard.type(` ${word} `);
    const shown = await this.page.locator(place.selector).innerText();
    if (!shown.includes(word))
      this.written.set(word, `${this.written.get(word) ?? ''}, never whole`);
  }

  async #remove(): Promise<void> {
    const old = await this.page.evaluate(replaceWord, { ...this.#place(), word: '' });
    if (old !== null) this.removed.add(old);
  }

  async #replace(): Promise<void> {
    const place = this.#place();
    const word = this.#word(`put into ${place.field}`);
    const old = await this.page.evaluate(replaceWord, { ...place, word });
    if (old !== null) this.removed.add(old);
    // What was to take the place of a word that there is none of was not written.
    else this.written.delete(word);
  }

  /** Adds a word to the title, which is merged as a whole; a long one begins anew. */
  async #writeTitle(): Promise<void> {
    const title = this.#title();
    const old = await title.inputValue();
    if (old.length < TITLE_MAX) {
      await title.press('End');
      await this.page.keyboard.type(` ${this.#word('in the title')}`);
      return;
    }
    for (const word of old.split(' ')) this.removed.add(word);
    await title.fill(`Stage ${this.#word('in the title')}`);
  }

  #title() {
    return this.page.getByRole('textbox', { name: 'Title', exact: true });
  }
}
