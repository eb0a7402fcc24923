/** View transitions between pages, where the browser supports them and the visitor accepts motion. */
import { prefersReducedMotion } from '../../lib/browser';
import type { PageLoader } from '../../navigation/page-loader';

/** Milliseconds that a page may take to render before the browser stops showing a picture of the old one. */
const UPDATE_TIMEOUT_MS = 1000;

let release: (() => void) | null = null;

/** Lets the transition run: the new page is in the document. */
export function endViewTransition(): void {
  release?.();
  release = null;
}

/** Shows a picture of the old page until {@link endViewTransition}; resolves when the new page may be rendered. */
function holdOldPage(): Promise<void> {
  return new Promise((resolve) => {
    const transition = document.startViewTransition(
      () =>
        new Promise<void>((done) => {
          release = done;
          setTimeout(done, UPDATE_TIMEOUT_MS);
          resolve();
        }),
    );
    // A second navigation skips the transition of the first one; its page is rendered all the same.
    const goOn = () => {
      resolve();
    };
    transition.ready.catch(goOn);
    transition.finished.catch(goOn);
  });
}

function canTransition(): boolean {
  return (
    typeof document.startViewTransition === 'function' &&
    document.visibilityState === 'visible' &&
    !prefersReducedMotion()
  );
}

/** A loader that starts a view transition before it delivers a page. */
export function withViewTransition(loader: PageLoader): PageLoader {
  return {
    ...loader,
    async load(...wanted) {
      const loaded = await loader.load(...wanted);
      if (canTransition()) await holdOldPage();
      const [, , signal] = wanted;
      signal.throwIfAborted();
      return loaded;
    },
  };
}
