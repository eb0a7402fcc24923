import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { renderApp } from '../test/render-app';

describe('the language switch', () => {
  it('opens, closes on Escape and gives the focus back', async () => {
    renderApp('/?locale=en');
    const button = screen.getByRole('button', { name: 'Language: English' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  it('closes on a click elsewhere', async () => {
    renderApp('/?locale=en');
    const button = screen.getByRole('button', { name: 'Language: English' });
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('main'));
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('offers every language, each in its own', () => {
    renderApp('/recruit?locale=jp', { page: 'recruit', locale: 'jp' });
    const list = within(screen.getByRole('contentinfo'));
    expect(list.getByRole('link', { name: '日本語' })).toHaveAttribute('lang', 'ja');
    expect(list.getByRole('link', { name: 'English' })).toHaveAttribute('hreflang', 'en');
    // The page does not exist in Korean.
    expect(list.getByRole('link', { name: '한국어' })).toHaveAttribute('href', '/?locale=kr');
  });
});

describe('the menu of small screens', () => {
  it('closes when the style sheet hides it', async () => {
    renderApp('/?locale=en');
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    const checkVisibility = vi.fn(() => true);
    Object.assign(dialog, { checkVisibility });
    fireEvent(window, new Event('resize'));
    expect(dialog.open).toBe(true);
    checkVisibility.mockReturnValue(false);
    fireEvent(window, new Event('resize'));
    expect(dialog.open).toBe(false);
  });

  it('opens as a dialog and closes by its button', async () => {
    renderApp('/?locale=en');
    const open = screen.getByRole('button', { name: 'Open menu' });
    await userEvent.click(open);
    expect(open).toHaveAttribute('aria-expanded', 'true');
    const dialog = within(screen.getByRole('dialog', { name: 'Main menu' }));
    expect(dialog.getByRole('link', { name: '한국어' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close menu' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(open).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when one of its links is followed', async () => {
    renderApp('/?locale=en');
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('link', { name: 'MUSIC' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.location.hash).toBe('#music');
  });
});
