import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { samplePageData } from '../../../scripts/sample-data.mjs';
import type { Messages } from '../../contract/messages';
import type { PostDetails } from '../../i18n/post-details';
import { renderApp } from '../../test/render-app';

const main = () => within(screen.getByRole('main'));

describe('the page of a position', () => {
  it('shows the three sections, the link to apply and the link to the list', () => {
    renderApp('/recruit/post-2?locale=en', { page: 'position' });
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('ゲームエンジニア <C++>');
    expect(
      main()
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Job Description',
      'Required Experience',
      'Preferred Experience',
      'How to apply',
      'Share this position',
      'The studio',
      'Other open positions',
    ]);
    expect(main().getByRole('link', { name: 'All open positions' })).toHaveAttribute(
      'href',
      '/recruit?locale=en',
    );
    // At the head and beside the text; a narrow screen shows both, a wide one the second.
    const apply = main().getAllByRole('link', { name: /by e-mail/u });
    expect(apply).toHaveLength(2);
    for (const link of apply) {
      expect(link.getAttribute('href')).toMatch(/^mailto:recruit@example\.com\?subject=/u);
    }
    expect(document.title).toBe('ゲームエンジニア <C++> | Open Positions at AXTORM');
  });

  it('shows the day that it claims to search engines, and none that is unknown', () => {
    const { unmount } = renderApp('/recruit/post-2?locale=en', { page: 'position' });
    const { date } = samplePageData('position', 'en').position?.post ?? { date: '' };
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/u);
    const shown = main().getByText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/u);
    expect(shown).toHaveAttribute('datetime', date);
    unmount();
    renderApp('/recruit/post-2?locale=en', {
      page: 'position',
      change: (data) => {
        const post = data.position?.post ?? null;
        return { ...data, position: { others: [], post: post && { ...post, date: '' } } };
      },
    });
    expect(main().queryByText(/Posted/u)).toBeNull();
  });

  it('says that a position is closed, and keeps search engines out', () => {
    renderApp('/recruit/post-2?locale=en', {
      page: 'position',
      change: (data) => ({ ...data, position: { others: [], post: null } }),
    });
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('This seat is taken');
    expect(document.title).toBe('Position Closed | Open Positions at AXTORM');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
  });
});

describe('the preview of a draft', () => {
  it.each([
    ['en', 'Draft preview. Buttons do nothing here.'],
    ['jp', '下書きのプレビューです。ボタンは動作しません。'],
    ['kr', '초안 미리 보기입니다. 버튼은 동작하지 않습니다.'],
  ] as const)('says in %s that it is one, which no published page does', (locale, mark) => {
    const show = (isDraft: boolean) =>
      renderApp(`/recruit/post-2?locale=${locale}`, {
        page: 'position',
        locale,
        change: (data) => {
          const post = data.position?.post ?? null;
          return { ...data, position: { others: [], post, ...(isDraft && { isDraft }) } };
        },
      });
    const { unmount } = show(false);
    expect(main().queryByRole('note')).toBeNull();
    unmount();
    show(true);
    expect(main().getByRole('note')).toHaveTextContent(mark);
  });
});

/** Shows a position with these terms, or with none. */
const withDetails = (locale: 'en' | 'jp', details?: PostDetails) =>
  renderApp(`/recruit/post-2?locale=${locale}`, {
    page: 'position',
    locale,
    change: (data) => {
      const post = data.position?.post ?? null;
      return {
        ...data,
        position: { others: [], post: post && { ...post, ...(details && { details }) } },
      };
    },
  });

/** Names and values of the terms. */
const rows = () =>
  Array.from(
    main()
      .getByRole('region', { name: /Job details|募集要項/u })
      .querySelectorAll('dt'),
    (dt) => [dt.textContent, dt.nextElementSibling?.textContent],
  );

describe('the terms of a position', () => {
  it('stand on the page when its post says them', () => {
    withDetails('en', {
      employmentType: 'FULL_TIME',
      pay: { currency: 'JPY', min: 5_000_000, max: 8_000_000, unit: 'YEAR' },
      place: 'Minato-ku, Tokyo',
      placeCountry: 'JP',
      remote: 'FULL',
      remoteFrom: ['Japan', 'South Korea'],
      process: ['Portfolio', 'Interview'],
      closingDate: '2027-03-31',
    });
    expect(rows()).toEqual([
      ['Employment type', 'Full-time'],
      ['Pay', '¥5,000,000–8,000,000 a year'],
      ['Place of work', 'Minato-ku, Tokyo'],
      ['Remote work', 'Fully remote, from: Japan, South Korea'],
      ['Hiring process', 'PortfolioInterview'],
      ['Apply by', 'March 31, 2027'],
    ]);
    expect(main().getByText('March 31, 2027')).toHaveAttribute('datetime', '2027-03-31');
    expect(main().getAllByText(/^Portfolio$|^Interview$/u)).toHaveLength(2);
  });

  it.each([
    [{ pay: 'By agreement' }, ['Pay', 'By agreement']],
    [{ pay: { currency: 'EUR', min: 25, max: 25, unit: 'HOUR' } }, ['Pay', 'EUR 25 an hour']],
    [{ remote: 'PARTLY' }, ['Remote work', 'Partly remote']],
  ] as const)('are those alone that are filled in: %o', (details, row) => {
    withDetails('en', details);
    expect(rows()).toEqual([row]);
  });

  it('are written as its language writes them', () => {
    withDetails('jp', {
      employmentType: 'CONTRACTOR',
      pay: { currency: 'JPY', min: 300_000, max: 500_000, unit: 'MONTH' },
      closingDate: '2027-03-05',
    });
    expect(rows()).toEqual([
      ['雇用形態', '業務委託'],
      ['給与', '月給 30万〜50万円'],
      ['応募締切', '2027年3月5日'],
    ]);
  });

  it('are not there when the post says none', () => {
    withDetails('en');
    expect(main().queryByRole('region', { name: 'Job details' })).toBeNull();
  });
});

describe('the conditions of work among the terms', () => {
  it.each([
    ['en', ['Working hours', 'Second-hand smoke']],
    ['jp', ['就業時間', '受動喫煙対策']],
  ] as const)('stand before the process in %s', (locale, [hours, smoking]) => {
    withDetails(locale, {
      process: ['Interview'],
      conditions: { smoking: '屋内禁煙', workHours: '10:00–19:00' },
    });
    expect(rows().slice(0, 2)).toEqual([
      [hours, '10:00–19:00'],
      [smoking, '屋内禁煙'],
    ]);
    expect(rows()).toHaveLength(3);
  });
});

describe('pay and the place of the terms', () => {
  it('have amounts in full where those are not round, or of another currency', () => {
    const pays = [
      { currency: 'JPY', min: 1_250, max: 20_000, unit: 'HOUR' },
      { currency: 'EUR', min: 50_000, max: 60_000, unit: 'YEAR' },
    ] as const;
    const shown = pays.map((pay) => {
      const { unmount } = withDetails('jp', { pay });
      const [row] = rows();
      unmount();
      return row?.[1];
    });
    expect(shown).toEqual(['時給 1,250〜20,000円', '年俸 50,000〜60,000 EUR']);
  });

  it('stand before the facts of the company', () => {
    withDetails('en', { process: ['Interview'] });
    const [terms, company] = [main().getByText('Hiring process'), main().getByText('Company name')];
    expect(terms.compareDocumentPosition(company)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('around the text of a position', () => {
  it('are links to the other open positions, also from a closed one', () => {
    const others = [
      { id: 'a b', positionTitle: 'Charter' },
      { id: 'c', positionTitle: 'Composer' },
    ];
    for (const post of [null, samplePageData('position', 'en').position?.post ?? null]) {
      const { unmount } = renderApp('/recruit/post-2?locale=en', {
        page: 'position',
        change: (data) => ({ ...data, position: { post, others } }),
      });
      expect(main().getByRole('link', { name: 'Charter' })).toHaveAttribute(
        'href',
        '/recruit/a%20b?locale=en',
      );
      expect(main().getByRole('link', { name: 'Composer' })).toBeVisible();
      unmount();
    }
  });

  it('is its permanent address as a link, and a button that passes it on', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText }, onLine: true });
    renderApp('/recruit/post-2?locale=en', { page: 'position' });
    const path = '/recruit/post-2?locale=en';
    expect(main().getByRole('link', { name: `www.example.com${path}` })).toHaveAttribute(
      'href',
      path,
    );
    fireEvent.click(main().getByRole('button', { name: 'Share' }));
    expect(await main().findByText('Link copied')).toBeVisible();
    expect(writeText).toHaveBeenCalledWith(`https://www.example.com${path}`);
    vi.unstubAllGlobals();
  });

  it.each(['en', 'jp', 'kr'] as const)(
    'says of the studio what the home page says in %s',
    (locale) => {
      const page = samplePageData('position', locale).messages.page as Messages<'position'>;
      const home = samplePageData('home', locale).messages.page as Messages<'home'>;
      expect(page.facts).toEqual(home.company.facts);
      expect(page.studio).toMatchObject({ lead: home.aboutUs.lead, body: home.aboutUs.body });
    },
  );
});
