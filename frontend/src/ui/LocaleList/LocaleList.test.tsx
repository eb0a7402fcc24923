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

  it('says in a language that the page lacks that it does, and in no other', () => {
    const absent = { jp: '日本語はありません', kr: '한국어는 없습니다' };
    const { unmount } = renderPart(<LocaleList className="list" />, {
      page: 'recruit',
      absent,
      change: (data) => ({ ...data, locales: ['en', 'jp'] }),
    });
    const note = screen.getByText(absent.kr);
    expect(note).toHaveAttribute('lang', 'ko');
    expect(note.previousSibling).toHaveTextContent('한국어');
    expect(screen.queryByText(absent.jp)).toBeNull();
    unmount();
    renderPart(<LocaleList className="list" />, { absent });
    expect(screen.queryByText(absent.kr)).toBeNull();
  });

  it('tells when one is followed, so that a menu can close', () => {
    const onFollow = vi.fn();
    renderPart(<LocaleList id="languages" className="list" onFollow={onFollow} />);
    expect(screen.getByRole('list')).toHaveAttribute('id', 'languages');
    fireEvent.click(screen.getByRole('link', { name: '한국어' }));
    expect(onFollow).toHaveBeenCalledOnce();
  });
});
