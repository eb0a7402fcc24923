import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { renderPart } from '../../test/render-part';
import { StoreLink } from './StoreLink';

const STEAM = 'https://store.steampowered.com/app/1';

function show(url: string | null, largeScreenUrl: string | null = null) {
  return renderPart(<StoreLink tone="quiet" />, {
    change: (data) => ({
      ...data,
      company: {
        ...data.company,
        game: { ...data.company.game, store: { url, largeScreenUrl } },
      },
    }),
  });
}

describe("the link to the game's store", () => {
  it('calls a store that is known by its name', () => {
    show(STEAM);
    expect(screen.getByRole('link', { name: /Steam/u })).toHaveAttribute('href', STEAM);
  });

  it('calls another one by its host', () => {
    show('https://shop.example.com/game');
    expect(screen.getByRole('link', { name: /shop\.example\.com/u })).toHaveAttribute(
      'data-tone',
      'quiet',
    );
  });

  it('is two where large screens get the language too', () => {
    show(STEAM, `${STEAM}?l=japanese`);
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual([STEAM, `${STEAM}?l=japanese`]);
  });

  it('is left out without an address', () => {
    expect(show(null).container).toBeEmptyDOMElement();
  });
});
