/** Browser entry: reads the state, loads the page's chunk, hydrates. */
// First, because it sets the order of the layers.
import './styles/global.css';

import { startTransition } from 'react';

import { App } from './app/App';
import type { PageData } from './contract/contract';
import { withViewTransition } from './features/page-transition/view-transition';
import { hydrateRoot } from './hydrate-root';
import { createPageLoader, type LoadedPage } from './navigation/page-loader';
import { loadFirstParts, loadParts } from './pages/registry.client';
import { BrowserRouter } from './routing/router';

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the document has no #${id}`);
  return found;
}

/** Development only: the server announces that a file of texts was saved. */
function onContentChange(listener: () => void): () => void {
  import.meta.hot?.on('site:content', listener);
  return () => import.meta.hot?.off('site:content', listener);
}

const data = JSON.parse(element('state').textContent) as PageData;
const loader = withViewTransition(createPageLoader(window.fetch.bind(window), loadParts));
const hot = import.meta.hot;
const initial: LoadedPage = { data, ...(await loadFirstParts(data.page)) };

if (hot !== undefined) (await import('./dev/live')).takeOver();

// In slices, so that a visitor's first input need not wait for the whole page.
startTransition(() => {
  hydrateRoot(
    element('root'),
    <BrowserRouter>
      <App
        initial={initial}
        loader={loader}
        onContentChange={hot === undefined ? undefined : onContentChange}
        onLoadFailure={() => {
          // The address is already that of the new page, so this fetches its document.
          window.location.reload();
        }}
      />
    </BrowserRouter>,
  );
});
