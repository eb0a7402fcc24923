// The table as engines in Rust render it: the module of ssr-runtime, and the functions that the other crates look for.
import { renderToString } from 'react-dom/server';

import { Table } from './table';

/** For ssr-runtime. @param {{ data: { rows: { id: string, name: string }[] } }} request */
export function render({ data }) {
  return { status: 200, head: '', html: renderToString(<Table rows={data.rows} />) };
}

/** For rusty-ssr, which parses the data. */
export const renderPage = (_url, data) => renderToString(<Table rows={data.rows} />);

/** For ssr_rs, which hands over a text. */
export const renderText = (text) => renderToString(<Table rows={JSON.parse(text).rows} />);
