import { renderToString } from 'react-dom/server';

import { App, type Data } from './App';

/** Called by ssr-runtime for each request. */
export function render({ url, data }: { url: string; data: Data }) {
  // A visitor may come with a query, such as that of a link in a letter.
  const [path] = url.split('?');
  if (path === '/old') return { redirect: '/' };
  if (path === '/broken') throw new Error('this page is broken');
  return {
    status: path === '/' ? 200 : 404,
    head: renderToString(<title>{`Hello, ${data.name}`}</title>),
    html: renderToString(<App data={data} />),
    headers: { 'cache-control': 'no-cache' },
  };
}
