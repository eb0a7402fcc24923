import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

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
    ).toEqual(['Job Description', 'Required Experience', 'Preferred Experience']);
    expect(main().getByRole('link', { name: 'All open positions' })).toHaveAttribute(
      'href',
      '/recruit?locale=en',
    );
    expect(
      main()
        .getByRole('link', { name: /by e-mail/u })
        .getAttribute('href'),
    ).toMatch(/^mailto:recruit@example\.com\?subject=/u);
    expect(document.title).toBe('ゲームエンジニア <C++> | Open Positions at AXTORM');
  });

  it('says that a position is closed, and keeps search engines out', () => {
    renderApp('/recruit/post-2?locale=en', {
      page: 'position',
      change: (data) => ({ ...data, position: { post: null } }),
    });
    expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('This seat is taken');
    expect(document.title).toBe('Position Closed | Open Positions at AXTORM');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
  });
});
