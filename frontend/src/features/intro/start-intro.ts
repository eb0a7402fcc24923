/**
 * Plays the intro, or opens its curtain. Part of the document's first script: a video that is to play must be requested
 * before the page is hydrated, and one that comes too late must not cover the page until then.
 */
import type { IntroState } from './intro-state';

/** Milliseconds from the start of the navigation after which the video is not even requested: it would not come in time. */
const REQUEST_BY_MS = 1000;

/** Milliseconds from the start of the navigation by which the video must be able to play without a stop. */
const PLAY_BY_MS = 2000;

/** Milliseconds after which a video that stands still is ended; it is six and a half seconds long. */
const END_AFTER_MS = 8000;

/** Events that skip the intro: a click anywhere, a key, scrolling, a link to a section. */
const SKIP_EVENTS = ['click', 'keydown', 'wheel', 'touchmove', 'hashchange'];

function move(state: IntroState): void {
  document.documentElement.dataset['introState'] = state;
}

/**
 * Whether the visitor's address or system says that no video may play. As `lib/browser.ts`: the first script of a document
 * shares no module with the rest, which would be a further request before the first paint.
 */
function isUnwanted(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return (
    window.location.hash !== '' ||
    connection?.saveData === true ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Opens the curtain; the intro has ended when its animations have. */
async function open(intro: Element, video: HTMLVideoElement): Promise<void> {
  // What still loads would take the network from the page.
  video.preload = 'none';
  if (video.readyState < HTMLMediaElement.HAVE_ENOUGH_DATA) video.load();
  else video.pause();
  // The focus must not stay on the hidden button.
  if (intro.contains(document.activeElement))
    document.getElementById('main')?.focus({ preventScroll: true });
  move('leaving');
  await Promise.allSettled(intro.getAnimations({ subtree: true }).map(({ finished }) => finished));
  move('ended');
}

/**
 * Starts the intro of the document, if it has one. The still shows until the video can play; if it cannot in time, the
 * page is shown.
 *
 * @returns when it is decided whether the video plays
 */
export async function startIntro(): Promise<void> {
  const intro = document.querySelector('[data-curtain]');
  const video = intro?.querySelector('video');
  const isLate = performance.now() > REQUEST_BY_MS;
  if (!intro || !video || isUnwanted() || isLate || document.hidden) {
    move('ended');
    return;
  }
  move('waiting');
  await new Promise<void>((decided) => {
    const abort = new AbortController();
    const { signal } = abort;
    const leave = () => {
      abort.abort();
      clearTimeout(timer);
      decided();
      void open(intro, video);
    };
    let timer = setTimeout(leave, PLAY_BY_MS - performance.now());
    for (const event of SKIP_EVENTS)
      window.addEventListener(event, leave, { passive: true, signal });
    video.addEventListener('ended', leave, { signal });
    video.addEventListener(
      'canplaythrough',
      () => {
        clearTimeout(timer);
        timer = setTimeout(leave, END_AFTER_MS);
        decided();
        move('playing');
        video.play().catch(leave);
      },
      { once: true, signal },
    );
    video.preload = 'auto';
  });
}
