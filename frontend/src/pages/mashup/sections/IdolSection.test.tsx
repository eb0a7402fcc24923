import { readFileSync } from 'node:fs';
import path from 'node:path';

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import fankit from '../../../../../locales/en/fankit.json';
import { songOf } from '../../../features/play/idol-songs';
import { IDOLS } from '../../../features/play/idols';
import { SONG_TITLES } from '../../../features/play/songs';
import { renderApp } from '../../../test/render-app';

/** The cards, each by its name. */
function cards() {
  renderApp('/mashup?locale=en', { page: 'mashup' });
  const section = screen.getByRole('region', { name: 'MEET THE EIGHT' });
  return within(section).getAllByRole('listitem');
}

describe('the cards of the idols', () => {
  it('show the faces of the game under their names, in the colours that the fan kit says', () => {
    const seen = cards().map((card) => ({
      name: within(card).getByRole('heading', { level: 3 }).textContent,
      face: card.querySelector('img')?.getAttribute('srcset'),
    }));
    expect(seen).toEqual(IDOLS.map(({ name, picture }) => ({ name, face: picture.webp })));
  });

  it.each(fankit.icons.characters)('say of $name what the fan kit says', ({ name, colors }) => {
    const card = cards().find((each) => within(each).queryByRole('heading', { name }) !== null);
    if (card === undefined) throw new Error('no card');
    expect(within(card).getByText(colors)).toBeVisible();
  });

  it('have the colours of their pictures', () => {
    const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
    const tokens = new Map(
      [...read('../../../styles/tokens.css').matchAll(/--([\w-]+): (#\w+);/gu)].map(
        ([, name, colour]) => [name, colour?.replace(/^#(\w)(\w)(\w)$/u, '#$1$1$2$2$3$3')],
      ),
    );
    const rules = read('IdolSection.module.css').matchAll(/--[ab]: var\(--([\w-]+)\);/gu);
    const colours = [...rules].map(([, name]) => tokens.get(name)?.toUpperCase());
    // Read, not imported: the site knows the types of the media workspace only.
    const drawn = IDOLS.flatMap(({ name }) => {
      const [file = ''] = name.toLowerCase().split('-');
      const source = read(`../../../../media/pictures/idols/cast/${file}.ts`);
      return [...source.matchAll(/^const [AB] = '(#\w{6})';$/gmu)].map(([, colour]) => colour);
    });
    expect(drawn).toHaveLength(16);
    expect(colours).toEqual(drawn);
  });

  it('play the piece that they name', () => {
    const pieces = [...fankit.songs.items, fankit.loop.item];
    for (const card of cards()) {
      const [text = ''] = within(card)
        .getAllByText(/BPM$/u)
        .map(({ textContent }) => textContent);
      const piece = pieces.find(({ title }) => text.startsWith(title));
      if (piece === undefined) throw new Error(`no piece in ${text}`);
      expect(text).toBe(`${piece.title} ${piece.genre}, ${piece.bpm.replace(' ', '\u00a0')}`);
      expect(within(card).getByRole('button').getAttribute('aria-label')).toContain(piece.title);
    }
  });

  it('lead onto the lanes with the song that they name, where the game has it', () => {
    cards().forEach((card, index) => {
      const song = songOf(index + 1);
      const link = within(card).queryByRole('link');
      expect(link?.getAttribute('href')).toBe(song && `#now=${String(index + 1)}`);
      if (song !== undefined) expect(link?.getAttribute('aria-label')).toContain(SONG_TITLES[song]);
    });
  });
});
