import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { renderPart, type PartOptions } from '../../test/render-part';
import { LocaleLink, PositionLink, SiteLink } from './SiteLink';

function hrefOf(link: React.ReactNode, options: PartOptions): string | null {
  const { unmount } = renderPart(link, options);
  const href = screen.getByRole('link').getAttribute('href');
  unmount();
  return href;
}

describe('a link to a page', () => {
  it('is in the language of the visitor, and to the page itself in that of the page', () => {
    const options = { page: 'recruit', locale: 'en', linkLocale: 'kr' } as const;
    expect(hrefOf(<SiteLink page="home" anchor="music" />, options)).toBe('/?locale=kr#music');
    expect(hrefOf(<SiteLink page="recruit" />, options)).toBe('/recruit?locale=en');
  });
});

describe('a link to a position', () => {
  it('is in the language of the page, with the id as a part of a path', () => {
    expect(hrefOf(<PositionLink id="a b/c" />, { locale: 'jp' })).toBe(
      '/recruit/a%20b%2Fc?locale=jp',
    );
  });
});

describe('a link to another language', () => {
  it('keeps the rest of the address', () => {
    const options = { page: 'fankit', address: '/fankit?q=1&locale=en#logos' } as const;
    expect(hrefOf(<LocaleLink locale="kr" />, options)).toBe('/fankit?q=1&locale=kr#logos');
  });

  it('leads home where the page does not exist in that language', () => {
    const href = hrefOf(<LocaleLink locale="kr" />, {
      page: 'recruit',
      address: '/recruit?locale=en',
      change: (data) => ({ ...data, locales: ['en', 'jp'] }),
    });
    expect(href).toBe('/?locale=kr');
  });
});
