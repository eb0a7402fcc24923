import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { RecruitPost } from '../../contract/contract';
import { renderApp } from '../../test/render-app';

const show = (posts: readonly RecruitPost[] | null) =>
  renderApp('/recruit?locale=en', {
    page: 'recruit',
    change: (data) => ({ ...data, recruit: { posts } }),
  });

const post: RecruitPost = {
  id: '1',
  positionTitle: 'Charter',
  date: '2026-01-31',
  jobDescription: '<p>Make <strong>charts</strong></p>',
  requiredSkills: '<ul><li>Ears</li></ul>',
  preferredSkills: '<p>Hands</p>',
};

describe('the recruit page', () => {
  it('shows posts in their order with three labelled sections', () => {
    show([post, { ...post, id: '2', positionTitle: 'Composer' }]);
    const cards = screen.getAllByRole('article');
    expect(
      cards.map((card) => within(card).getByRole('heading', { level: 2 }).textContent),
    ).toEqual(['Charter', 'Composer']);
    const [card] = cards;
    if (card === undefined) throw new Error('no card');
    const labels = within(card).getAllByRole('heading', { level: 3 });
    expect(labels.map(({ textContent }) => textContent)).toEqual([
      'Job Description',
      'Required Experience',
      'Preferred Experience',
    ]);
    expect(within(card).getByText('charts').tagName).toBe('STRONG');
    expect(within(card).getByRole('link', { name: 'Charter' })).toHaveAttribute(
      'href',
      '/recruit/1?locale=en',
    );
    expect(
      within(card)
        .getByRole('link', { name: /e-mail/u })
        .getAttribute('href'),
    ).toMatch(/^mailto:recruit@example\.com\?subject=.*Charter/u);
  });

  it('says contract, place and remote work of a position below its name, as far as they are known', () => {
    const details = { employmentType: 'FULL_TIME', place: 'Osaka', remote: 'NONE' } as const;
    show([
      { ...post, details },
      { ...post, id: '2', details: { pay: 'By agreement' } },
    ]);
    const lists = screen
      .getAllByRole('article')
      .map((card) =>
        [...card.querySelectorAll('h2 + ul > li')].map(({ textContent }) => textContent),
      );
    expect(lists).toEqual([['Full-time', 'Osaka', 'On site'], []]);
    expect(screen.queryByText('By agreement')).toBeNull();
  });

  it.each([
    ['the service has not responded', null],
    ['no position is open', []],
  ])('invites to write when %s', (_case, posts) => {
    show(posts);
    expect(screen.queryByRole('article')).toBeNull();
    const links = within(screen.getByRole('main')).getAllByRole('link', {
      name: 'recruit@example.com',
    });
    expect(links).toHaveLength(2);
  });
});
