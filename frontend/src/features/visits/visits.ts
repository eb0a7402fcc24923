/** Says to the site that the page of a position was seen and that a mail was begun: a kind of visit, and a kind of origin. */
import type { LocaleCode } from '../../routing/pages';
import { onVisibilityChange } from '../../lib/browser';
import { originOf, type Origin } from './origin';

/** Where the site counts. */
const ADDRESS = '/_reports/seen';

/** A link that begins a mail, on the page itself. */
const MAIL = 'main a[href^="mailto:"]';

/** Which page was seen. */
interface Seen {
  readonly position: string;
  readonly locale: LocaleCode;
}

/** What browsers say of visitors who do not want to be counted. */
interface Signals {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
}

/** Whether a page of this document was counted. */
let hasCounted = false;

/** Whether the visitor does not want to be counted. */
const isUnwilling = ({ globalPrivacyControl, doNotTrack }: Signals) =>
  globalPrivacyControl === true || doNotTrack === '1';

/** Whether the document was loaded at this page, so that what led to the one led to the other. */
function isLanding(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return !hasCounted && loaded !== undefined && new URL(loaded.name).pathname === location.pathname;
}

/** Calls back once the page is before the eyes: at once, or when its tab or the page that was made ahead is shown. */
function whenShown(shown: () => void, signal: AbortSignal): void {
  if (document.visibilityState === 'visible') {
    shown();
    return;
  }
  const stop = onVisibilityChange((isVisible) => {
    if (!isVisible) return;
    stop();
    shown();
  });
  signal.addEventListener('abort', stop);
}

/** Counts a view of a page, and each press on a link that begins a mail until the page is left. */
export function countVisits(page: Seen, signal: AbortSignal): void {
  if (signal.aborted || isUnwilling(navigator)) return;
  const origin: Origin = isLanding() ? originOf(document.referrer, location.host) : 'own';
  hasCounted = true;
  const send = (visit: 'view' | 'mail') => {
    navigator.sendBeacon(ADDRESS, JSON.stringify({ ...page, visit, origin }));
  };
  whenShown(() => {
    send('view');
  }, signal);
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest(MAIL) !== null) send('mail');
    },
    { signal },
  );
}
