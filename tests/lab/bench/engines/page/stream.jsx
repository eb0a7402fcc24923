// The page that streams as ssr-runtime renders it.
import { renderToReadableStream } from 'react-dom/server.edge';

import { page } from './delayed';

/** @param {{ signal: AbortSignal }} request */
export async function stream({ signal }) {
  return { status: 200, head: '', body: await renderToReadableStream(page(), { signal }) };
}
