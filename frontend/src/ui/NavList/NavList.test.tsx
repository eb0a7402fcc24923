import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { renderPart } from '../../test/render-part';
import { NavList } from './NavList';

describe('the main menu', () => {
  it('leads to pages and to sections of the home page, in the language of the page', () => {
    renderPart(<NavList className="menu" />, { locale: 'kr', page: 'recruit' });
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const expected = [
      '/?locale=kr#aboutUs',
      '/?locale=kr#music',
      '/?locale=kr#games',
      '/recruit?locale=kr',
      '/fankit?locale=kr',
      '/guidelines?locale=kr',
    ];
    // The list may have more pages.
    expect(addresses.filter((address) => expected.includes(address ?? ''))).toEqual(expected);
    expect(addresses.every((address) => address?.includes('?locale=kr'))).toBe(true);
  });

  it('marks the page that is shown, and no section of it', () => {
    const { unmount } = renderPart(<NavList className="menu" />, { page: 'fankit' });
    expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute(
      'href',
      expect.stringContaining('/fankit'),
    );
    unmount();
    renderPart(<NavList className="menu" />);
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
  });

  it('tells when a link is followed, so that a menu can close', () => {
    const onFollow = vi.fn();
    renderPart(<NavList className="menu" onFollow={onFollow} />);
    const [first] = screen.getAllByRole('link');
    if (first === undefined) throw new Error('no link');
    fireEvent.click(first);
    expect(onFollow).toHaveBeenCalledOnce();
  });
});
