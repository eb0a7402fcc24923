import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Company, PageData } from '../contract/contract';
import { LOCALES, PAGES, type LocaleCode, type PageId } from '../routing/pages';
import { standInForPlayback } from '../test/playback';
import { renderApp } from '../test/render-app';

beforeEach(standInForPlayback);

const NO_STORES = { bandcamp: null, streaming: null, tanoc: null, diverse: null };
const NO_VIDEOS = { freePlay: [null, null], tutorial: null, mashUp: [null, null] } as const;

/** What pages get from a file without entries. */
const NOTHING: Company = {
  email: { recruit: null, support: null, press: null },
  albums: {
    genesis02: { stores: NO_STORES, videos: [] },
    genesis01: { stores: NO_STORES, videos: [] },
  },
  game: { store: { url: null, largeScreenUrl: null }, videos: NO_VIDEOS },
  press: { boilerplate: null },
  social: [],
};

/** The sample's company with changes. */
const having =
  (change: Partial<Company>) =>
  (data: PageData): PageData => ({ ...data, company: { ...data.company, ...change } });

/** The addresses out of the site, mailboxes included. */
const outside = () =>
  [...document.querySelectorAll('a')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => /^(?:https?|mailto):/u.test(href));

const pages: PageId[] = [...PAGES.map(({ id }) => id), 'position', 'notFound'];
const cases = pages.flatMap((page) =>
  LOCALES.map(({ code }): [PageId, LocaleCode] => [page, code]),
);

describe.each(cases)('%s in %s without any fact of the company', (page, locale) => {
  it('leads nowhere else and leaves no empty element or open sentence', () => {
    renderApp(`/?locale=${locale}`, { page, locale, change: having(NOTHING) });
    expect(outside()).toEqual([]);
    const root = document.body;
    expect(root.textContent).not.toMatch(/[{}]/u);
    expect(
      [...root.querySelectorAll('p:not([role]), ul, dd, li')].filter(
        (part) => !part.hasChildNodes(),
      ),
    ).toEqual([]);
    for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
      const target = link.getAttribute('href')?.slice(1) ?? '';
      // The frame of the page has the content, and the game opens at a fragment of its own.
      if (!/^(?:content$|now\b)/u.test(target))
        expect(document.getElementById(target), target).not.toBeNull();
    }
    cleanup();
  });
});

describe('an album', () => {
  it('has a link for each store that is known', () => {
    renderApp('/?locale=en#music');
    const [newest, oldest] = screen.getAllByRole('article').map((album) => within(album));
    const stores = newest?.getByRole('list', { name: /^Where to get/u });
    expect(within(stores as HTMLElement).getAllByRole('listitem')).toHaveLength(3);
    expect(newest?.queryByRole('link', { name: /Diverse Direct/u })).toBeNull();
    expect(oldest?.getByRole('link', { name: /Diverse Direct/u })).toHaveAttribute(
      'href',
      'https://diverse.example.com/item/1',
    );
  });

  it('has a player for each video behind a poster, and our own clip without one', async () => {
    renderApp('/?locale=en#music');
    const [newest, oldest] = screen.getAllByRole('article');
    if (newest === undefined || oldest === undefined) throw new Error('an album is missing');
    expect(newest.querySelector('iframe')).toBeNull();
    const plays = within(newest).getAllByRole('button', { name: /^Play video/u });
    expect(new Set(plays.map((button) => button.getAttribute('aria-label'))).size).toBe(2);
    for (const button of plays) await userEvent.click(button);
    // The player is a chunk of its own.
    await waitFor(() => {
      const played = [...newest.querySelectorAll('iframe')].map(({ src }) => new URL(src).pathname);
      expect(played).toEqual(['/embed/abcdefghij0', '/embed/abcdefghij1']);
    });
    await userEvent.click(within(oldest).getByRole('button', { name: /^Play video/u }));
    await waitFor(() => {
      expect(oldest.querySelector('video')).not.toBeNull();
    });
    expect(oldest.querySelectorAll('video, iframe')).toHaveLength(1);
  });
});

describe('the game', () => {
  it('plays a video in the place that the file gives it', async () => {
    renderApp('/mashup?locale=en', { page: 'mashup' });
    const freePlay = screen.getByRole('region', { name: 'FREE PLAY' });
    const plays = within(freePlay).getAllByRole('button', { name: /^Play video/u });
    expect(plays).toHaveLength(2);
    for (const button of plays) await userEvent.click(button);
    await waitFor(() => {
      const played = [...freePlay.querySelectorAll('video, iframe')];
      expect(played.map(({ tagName }) => tagName)).toEqual(['VIDEO', 'IFRAME']);
    });
  });

  it('has one link to the store where the language has no parameter', () => {
    const store = { url: 'https://store.example.com/app/1', largeScreenUrl: null };
    const change = having({ game: { store, videos: NO_VIDEOS } });
    renderApp('/mashup?locale=jp', { page: 'mashup', locale: 'jp', change });
    // One in the first window, one at the end of the page.
    const links = outside().filter((href) => href.startsWith('https://store'));
    expect(links).toEqual([store.url, store.url]);
  });
});

describe('the store', () => {
  const link = (url: string) => {
    const change = having({ game: { store: { url, largeScreenUrl: null }, videos: NO_VIDEOS } });
    renderApp('/?locale=en', { change });
    return screen.getByRole('link', { name: /^See it on/u });
  };

  it('is named, by its host where its name is not known', () => {
    const known = 'https://store.steampowered.com/app/1';
    const store = link(known);
    expect(store).toHaveTextContent(/^See it on Steam /u);
    expect(store).toHaveAttribute('href', known);
    cleanup();
    expect(link('https://games.example.com/1')).toHaveTextContent('games.example.com');
  });
});

describe('the guidelines', () => {
  it('drop the rule that only names the mailbox, and keep the anchors of the others', () => {
    renderApp('/guidelines?locale=en', { page: 'guidelines' });
    const anchors = () =>
      [...document.querySelectorAll('section[id^="rule-"]')].map(({ id }) => id);
    const all = anchors();
    cleanup();
    renderApp('/guidelines?locale=en', { page: 'guidelines', change: having(NOTHING) });
    expect(anchors()).toEqual(all.slice(0, -1));
    expect(document.body.textContent).not.toContain('We accept questions in English');
  });
});

describe('the footer', () => {
  it('has the links that the file names', () => {
    renderApp('/?locale=en');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: /^Example/u })).toHaveAttribute(
      'href',
      'https://social.example.com/axtorm',
    );
  });
});

describe('the press', () => {
  it('has what the company says of itself and whom to ask, and neither where the file lacks it', () => {
    renderApp('/fankit?locale=en#press', { page: 'fankit' });
    const section = () => within(screen.getByRole('region', { name: 'PRESS' }));
    const about = { name: 'About AXTORM' };
    expect(section().getByRole('heading', about)).toBeInTheDocument();
    expect(section().getByRole('link', { name: 'press@example.com' })).toHaveAttribute(
      'href',
      'mailto:press@example.com',
    );
    cleanup();
    renderApp('/fankit?locale=en#press', { page: 'fankit', change: having(NOTHING) });
    expect(section().queryByRole('heading', about)).toBeNull();
    expect(section().queryByText(/inquiries/u)).toBeNull();
  });

  it('is led to by a line of the footer', () => {
    renderApp('/?locale=kr', { locale: 'kr' });
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: '언론 자료' })).toHaveAttribute(
      'href',
      '/fankit?locale=kr#press',
    );
  });
});

describe('a mailbox', () => {
  it('with signs that mean something in addresses is written so that they do not', () => {
    const email = { recruit: null, support: 'a?b&c@example.com', press: null };
    renderApp('/?locale=en', { change: having({ email }) });
    expect(outside()).toContain('mailto:a%3Fb%26c@example.com');
  });
});
