/** Server entry. The host has bare ECMAScript only; the router builds one URL while it loads. */
import 'core-js/actual/url';
// First, because it sets the order of the layers.
import './styles/global.css';

import { renderToString } from 'react-dom/server';

import { App } from './app/App';
import { matchPage, statusOf } from './app/routes';
import { StaticRouter } from './app/router';
import type { Output, RenderRequest } from './contract';
import { NO_LOADER } from './navigation/page-loader';
import { SERVER_PAGES } from './pages/registry.server';
import { cutHead } from './seo/cut-head';
import { structuredDataMarkup } from './seo/structured-data-markup';

/**
 * Renders one page.
 *
 * @throws Error when the data belongs to another page or language, or when a component throws
 */
export function render({ url, locale, data }: RenderRequest): Output {
  const page = matchPage(pathOf(url));
  if (page !== data.page || locale !== data.locale) {
    throw new Error(`${url} in ${locale} was given the data of ${data.page} in ${data.locale}`);
  }
  const markup = renderToString(
    <StaticRouter location={url}>
      <App
        initial={{ data, Page: SERVER_PAGES[page] }}
        loader={NO_LOADER}
        onLoadFailure={() => undefined}
      />
    </StaticRouter>,
  );
  const { head, html } = cutHead(markup);
  return { status: statusOf(data), head: head + structuredDataMarkup(data), html };
}

function pathOf(url: string): string {
  const [path = url] = url.split('?');
  return path;
}
