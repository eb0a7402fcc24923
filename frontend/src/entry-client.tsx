/** Browser entry: reads the state, loads the page's chunk, hydrates. */
import { hydrateRoot } from 'react-dom/client';

import { App } from './app/App';
import { BrowserRouter } from './app/router';
import type { PageData } from './contract';
import { createPageLoader, type LoadedPage } from './navigation/page-loader';
import { CLIENT_PAGES } from './pages/registry.client';
import './styles/global.css';

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the document has no #${id}`);
  return found;
}

const data = JSON.parse(element('state').textContent) as PageData;
const loader = createPageLoader(window.fetch.bind(window), CLIENT_PAGES);
const initial: LoadedPage = { data, Page: await CLIENT_PAGES[data.page]() };

hydrateRoot(
  element('root'),
  <BrowserRouter>
    <App
      initial={initial}
      loader={loader}
      onLoadFailure={() => {
        // The address is already the wanted one, so this fetches the whole document.
        window.location.reload();
      }}
    />
  </BrowserRouter>,
  {
    onRecoverableError(error) {
      console.error(error);
    },
  },
);
