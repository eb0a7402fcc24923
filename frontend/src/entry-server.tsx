/** Server entry. The host has bare ECMAScript only. */
// First, because it sets the order of the layers.
import './styles/global.css';

import { renderToString } from 'react-dom/server';

import { App } from './app/App';
import type { Output, PageData, RenderRequest } from './contract/contract';
import { NO_LOADER } from './navigation/page-loader';
import { partsOf } from './pages/registry.server';
import { NOT_FOUND } from './routing/pages';
import { requestedLocale } from './routing/paths';
import { StaticRouter } from './routing/router';
import { matchPage } from './routing/routes';
import { FontPreloads } from './seo/FontPreloads';
import { fontLinks } from './seo/font-preloads';
import { splitHead } from './seo/split-head';
import { structuredDataMarkup } from './seo/structured-data-markup';
import { PiecesContext } from './i18n/Kept';
import { complete, piecesOf } from './i18n/pieces';

/**
 * Renders one page.
 *
 * @throws Error when the data belongs to another page or language, or when a component throws
 */
export function render({ url, data }: RenderRequest): Output {
  const [path = url, query = ''] = url.split('?');
  const page = matchPage(path);
  if (page !== data.page || requestedLocale(query) !== data.locale) {
    throw new Error(`${url} was given the data of ${data.page} in ${data.locale}`);
  }
  const pieces = piecesOf(data);
  const markup = renderToString(
    <PiecesContext value={pieces}>
      <StaticRouter location={url}>
        <App
          initial={{ data, ...partsOf(page) }}
          served={<FontPreloads />}
          loader={NO_LOADER}
          onLoadFailure={() => undefined}
        />
      </StaticRouter>
    </PiecesContext>,
  );
  const { head, html } = splitHead(complete(markup, pieces));
  const { structured, ...others } = besideMarkup(data);
  return { status: statusOf(data), head: head + structured, html, ...others };
}

/** What is made of the data without React: the structured data, and the headers if there are any. */
type BesideMarkup = Pick<Output, 'headers'> & { readonly structured: string };

/** That of data that was rendered before: engines keep the data of texts that they have seen. */
const made = new WeakMap<PageData, BesideMarkup>();

function besideMarkup(data: PageData): BesideMarkup {
  const before = made.get(data);
  if (before !== undefined) return before;
  const link = fontLinks(data);
  const beside = {
    structured: structuredDataMarkup(data),
    ...(link !== undefined && { headers: { link } }),
  };
  made.set(data, beside);
  return beside;
}

/** HTTP status of a page: a closed position is gone for good. */
function statusOf({ page, position }: PageData): number {
  if (page === NOT_FOUND) return 404;
  return position?.post === null ? 410 : 200;
}
