import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { partsOf } from '../pages/registry.server';
import type { LocaleCode } from '../routing/pages';
import { matchPage } from '../routing/routes';
import { renderApp } from '../test/render-app';
import { samplePageData } from '../../scripts/sample-data.mjs';
import { NO_LOADER, type LoadedPage, type PageLoader } from './page-loader';

/** A loader that delivers its pages when the test calls `release`, in `delivered` where that is given. */
function heldLoader(delivered?: LocaleCode) {
  const held: (() => void)[] = [];
  const load = vi.fn<PageLoader['load']>(
    (pathname: string, locale: LocaleCode, signal: AbortSignal) =>
      new Promise<LoadedPage>((resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(new Error('aborted'));
        });
        held.push(() => {
          const page = matchPage(pathname);
          const data = samplePageData(page, delivered ?? locale);
          resolve({ data, ...partsOf(page) });
        });
      }),
  );
  const release = () =>
    act(() => {
      held.splice(0).forEach((deliver) => {
        deliver();
      });
      return Promise.resolve();
    });
  return { loader: { ...NO_LOADER, load }, load, release };
}

beforeEach(() => {
  window.sessionStorage.clear();
});

const header = () => within(screen.getByRole('banner'));
const follow = async (name: string) => {
  const [link] = header().getAllByRole('link', { name });
  if (link === undefined) throw new Error(`no link ${name}`);
  await userEvent.click(link);
};

describe('navigation', () => {
  it('changes the address at once and the page when it is loaded', async () => {
    const { loader, release } = heldLoader();
    renderApp('/?locale=en', { loader });
    await follow('FAN KIT');
    expect(window.location.pathname).toBe('/fankit');
    expect(document.title).toContain('Rhythm Games and Music');
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    await release();
    await waitFor(() => {
      expect(document.title).toContain('Fan Kit');
    });
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://www.example.com/fankit?locale=en',
    );
    expect(screen.getByRole('main')).toHaveFocus();
    // The fan kit has regions of its own.
    expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('Fan Kit');
  });

  it('drops a page that is no longer wanted', async () => {
    const { loader, load, release } = heldLoader();
    renderApp('/?locale=en', { loader });
    await follow('FAN KIT');
    await follow('GUIDELINES');
    expect(load.mock.calls[0]?.[2].aborted).toBe(true);
    await release();
    await waitFor(() => {
      expect(document.title).toContain('Guidelines');
    });
  });

  it('reports a page that cannot be loaded', async () => {
    const onLoadFailure = vi.fn();
    const failed = new Error('offline');
    const loader = { ...NO_LOADER, load: () => Promise.reject(failed) };
    renderApp('/?locale=en', { loader, onLoadFailure });
    await follow('FAN KIT');
    await waitFor(() => {
      expect(onLoadFailure).toHaveBeenCalledWith(failed);
    });
  });

  it('leaves clicks for a new tab to the browser', async () => {
    const { loader, load } = heldLoader();
    renderApp('/?locale=en', { loader });
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    const [link] = header().getAllByRole('link', { name: 'FAN KIT' });
    if (link === undefined) throw new Error('no link');
    await user.click(link);
    expect(load).not.toHaveBeenCalled();
    expect(window.location.pathname).toBe('/');
  });
});

describe('an offline browser', () => {
  it('offers to try again while the browser is offline', async () => {
    const onLoadFailure = vi.fn();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { loader, release } = heldLoader();
    const load = vi.fn(loader.load).mockRejectedValueOnce(new TypeError('offline'));
    renderApp('/?locale=en', { loader: { ...loader, load }, onLoadFailure });
    await follow('FAN KIT');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert')).toHaveTextContent('This page did not load.');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(load).toHaveBeenCalledTimes(1);
    onLine.mockReturnValue(true);
    await userEvent.click(retry);
    await release();
    await waitFor(() => {
      expect(document.title).toContain('Fan Kit');
    });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onLoadFailure).not.toHaveBeenCalled();
  });
});

describe('the locale', () => {
  it('is written into an address that names none', async () => {
    renderApp('/?a=%20#music', { locale: 'en' });
    await waitFor(() => {
      expect(window.location.search).toBe('?a=%20&locale=en');
    });
    expect(window.location.hash).toBe('#music');
  });

  it('changes language, texts and address, and keeps hash and other parameters', async () => {
    const { loader, release } = heldLoader();
    const scrollTo = vi.spyOn(window, 'scrollTo');
    renderApp('/?locale=en&a=1#music', { loader });
    await userEvent.click(header().getByRole('button', { name: 'Language: English' }));
    scrollTo.mockClear();
    await follow('日本語');
    await release();
    await waitFor(() => {
      expect(document.documentElement.lang).toBe('ja');
    });
    expect(document.documentElement.dataset['locale']).toBe('jp');
    expect(window.location.search + window.location.hash).toBe('?locale=jp&a=1#music');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('takes the locale of the response when the page does not exist in the requested one', async () => {
    const { loader, release } = heldLoader('en');
    renderApp('/?locale=kr', { loader, locale: 'kr' });
    await follow('RECRUIT');
    await release();
    await waitFor(() => {
      expect(window.location.pathname + window.location.search).toBe('/recruit?locale=en');
    });
    expect(document.documentElement.lang).toBe('en');
    // Links that leave the page give the former language back, those that stay do not.
    const hrefs = (name: string) =>
      header()
        .getAllByRole('link', { name })
        .map((link) => link.getAttribute('href'));
    expect(hrefs('FAN KIT')[0]).toBe('/fankit?locale=kr');
    expect(hrefs('RECRUIT')[0]).toBe('/recruit?locale=en');
  });

  it('is that of the page again once the visitor chooses it there', async () => {
    window.sessionStorage.setItem('language', 'kr');
    renderApp('/recruit?locale=en', { page: 'recruit' });
    const fanKit = () => header().getAllByRole('link', { name: 'FAN KIT' })[0];
    expect(fanKit()).toHaveAttribute('href', '/fankit?locale=kr');
    await userEvent.click(header().getByRole('button', { name: 'Language: English' }));
    await follow('English');
    expect(fanKit()).toHaveAttribute('href', '/fankit?locale=en');
  });
});
