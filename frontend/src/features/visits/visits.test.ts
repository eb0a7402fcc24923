import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const PAGE = { position: 'qa-lead', locale: 'en' } as const;

let sent: unknown[] = [];
let end = new AbortController();

/** The module as a new document has it. */
const load = async () => {
  vi.resetModules();
  return (await import('./visits')).countVisits;
};

/** Stands for what a browser says of itself and of its document. */
function stub({
  navigator: own = {},
  referrer = '',
  state = 'visible',
  loaded = '/recruit/qa-lead',
}) {
  const sendBeacon = (address: string, body: string) => {
    sent.push([address, JSON.parse(body)]);
    return true;
  };
  vi.stubGlobal('navigator', { sendBeacon, ...own });
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state as DocumentVisibilityState);
  const entry = { name: `${location.origin}${loaded}?locale=en` } as PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
}

const saying = (visit: string, origin: string) => ['/_reports/seen', { ...PAGE, visit, origin }];

beforeEach(() => {
  sent = [];
  end = new AbortController();
  history.replaceState(null, '', '/recruit/qa-lead?locale=en');
  // What a press leads to is no part of these tests.
  document.body.onclick = () => false;
  document.body.innerHTML =
    '<main><a href="mailto:a@example.com"><b>Apply</b></a><a href="#x">x</a></main><a href="mailto:b@example.com">b</a>';
});

afterEach(() => {
  end.abort();
  document.body.onclick = null;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a visit', () => {
  it('is said with the kind of place that it came from, and each press on the mail', async () => {
    stub({ referrer: 'https://jp.indeed.com/viewjob?x=1' });
    (await load())(PAGE, end.signal);
    for (const place of ['main b', 'main a[href="#x"]', 'body > a']) {
      document.querySelector<HTMLElement>(place)?.click();
    }
    expect(sent).toEqual([saying('view', 'jobs'), saying('mail', 'jobs')]);
    expect(JSON.stringify(sent)).not.toContain('indeed');
  });

  it('ends with the page', async () => {
    stub({});
    (await load())(PAGE, end.signal);
    end.abort();
    document.querySelector<HTMLElement>('main b')?.click();
    expect(sent).toEqual([saying('view', 'direct')]);
  });

  it('came from the site itself after the first one, and where another page was loaded', async () => {
    stub({ referrer: 'https://www.google.com/' });
    const countVisits = await load();
    countVisits(PAGE, end.signal);
    countVisits(PAGE, end.signal);
    expect(sent).toEqual([saying('view', 'search'), saying('view', 'own')]);
    sent = [];
    stub({ referrer: 'https://www.google.com/', loaded: '/recruit' });
    (await load())(PAGE, end.signal);
    expect(sent).toEqual([saying('view', 'own')]);
  });

  it('begins when the page is shown, and not when it is left before', async () => {
    stub({ state: 'hidden' });
    const countVisits = await load();
    countVisits(PAGE, end.signal);
    expect(sent).toEqual([]);
    const left = new AbortController();
    countVisits({ ...PAGE, position: 'left' }, left.signal);
    left.abort();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sent).toEqual([saying('view', 'direct')]);
  });

  it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
    'is not said where the browser says %o',
    async (navigator) => {
      stub({ navigator });
      (await load())(PAGE, end.signal);
      document.querySelector<HTMLElement>('main b')?.click();
      expect(sent).toEqual([]);
    },
  );
});
