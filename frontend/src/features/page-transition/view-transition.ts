/** Cuts from one page to the next, where the browser can and the visitor wants motion. */
import type { PageLoader } from '../../navigation/page-loader';

/** How long a page may take to render before the browser stops holding the old one. */
const PATIENCE_MS = 1000;

let release: (() => void) | null = null;

/** Tells that the new page is in the document. */
export function pageIsIn(): void {
  release?.();
  release = null;
}

/** Holds a picture of the old page until {@link pageIsIn}; resolves when the new one may be put in. */
function holdOldPage(): Promise<void> {
  return new Promise((resolve) => {
    const transition = document.startViewTransition(
      () =>
        new Promise<void>((done) => {
          release = done;
          setTimeout(done, PATIENCE_MS);
          resolve();
        }),
    );
    // A second navigation skips the first one's transition; its page is put in all the same.
    const goOn = () => {
      resolve();
    };
    transition.ready.catch(goOn);
    transition.finished.catch(goOn);
  });
}

function wantsCut(): boolean {
  return (
    typeof document.startViewTransition === 'function' &&
    document.visibilityState === 'visible' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** A loader whose pages come in by a cut. */
export function withCut(loader: PageLoader): PageLoader {
  return {
    ...loader,
    async load(...wanted) {
      const loaded = await loader.load(...wanted);
      if (wantsCut()) await holdOldPage();
      const [, , signal] = wanted;
      signal.throwIfAborted();
      return loaded;
    },
  };
}
