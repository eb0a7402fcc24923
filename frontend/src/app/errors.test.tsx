import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { PageData } from '../contract/contract';
import { ErrorBoundary } from '../layout/ErrorBoundary/ErrorBoundary';
import { renderApp } from '../test/render-app';

beforeEach(() => {
  // React reports caught errors on the console too.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Data whose page has lost all of its texts but the title. */
const withoutTexts = (data: PageData): PageData => {
  const page = { meta: data.messages.page.meta } as PageData['messages']['page'];
  return { ...data, messages: { ...data.messages, page } };
};

const HEADING = { name: 'Unexpected Application Error!' };

describe('the error boundaries', () => {
  it('keep header and footer when a page throws', () => {
    renderApp('/?locale=en', { change: withoutTexts });
    expect(screen.getByRole('heading', HEADING)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/Error: .*undefined/u);
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  it('show the heading and the error when the layout throws', () => {
    renderApp('/?locale=en', {
      change: (data) => {
        const { error, notice } = data.messages.common;
        const common = { error, notice } as PageData['messages']['common'];
        return { ...data, messages: { ...data.messages, common } };
      },
    });
    expect(screen.getByRole('heading', HEADING)).toBeVisible();
    expect(screen.queryByRole('banner')).toBeNull();
  });

  it('take what is not an Error as its text', () => {
    expect(ErrorBoundary.getDerivedStateFromError('a text').error?.message).toBe('a text');
  });
});
