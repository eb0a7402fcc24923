import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { LOCALES } from '../../routing/pages';
import { renderPart } from '../../test/render-part';
import { LocaleList } from './LocaleList';

describe('the list of languages', () => {
  it('names each language in itself', () => {
    renderPart(<LocaleList className="list" />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('lang')])).toEqual(
      LOCALES.map(({ name, tag }) => [name, tag]),
    );
    for (const link of links) expect(link.getAttribute('hreflang')).toBe(link.getAttribute('lang'));
  });

  it('marks the language of the page', () => {
    renderPart(<LocaleList className="list" />, { locale: 'jp' });
    expect(screen.getByRole('link', { current: true })).toHaveAttribute('lang', 'ja');
  });

  it('says so where the page does not exist in all of them', () => {
    const { unmount } = renderPart(<LocaleList className="list" />, {
      page: 'recruit',
      change: (data) => ({ ...data, locales: ['en', 'jp'] }),
    });
    expect(screen.getByRole('list')).toHaveTextContent('in English and Japanese only');
    unmount();
    renderPart(<LocaleList className="list" />);
    expect(screen.getByRole('list')).not.toHaveTextContent('only');
  });

  it('tells when one is followed, so that a menu can close', () => {
    const onFollow = vi.fn();
    renderPart(<LocaleList id="languages" className="list" onFollow={onFollow} />);
    expect(screen.getByRole('list')).toHaveAttribute('id', 'languages');
    fireEvent.click(screen.getByRole('link', { name: '한국어' }));
    expect(onFollow).toHaveBeenCalledOnce();
  });
});
