import { renderToString } from 'react-dom/server';

import { App, type Data } from './App';

/** Called by ssr-runtime for each request. */
export function render({ url, data }: { url: string; data: Data }) {
  if (url === '/old') return { redirect: '/' };
  if (url === '/broken') throw new Error('this page is broken');
  return {
    status: url === '/' ? 200 : 404,
    head: renderToString(<title>{`Hello, ${data.name}`}</title>),
    html: renderToString(<App data={data} />),
    headers: { 'cache-control': 'no-cache' },
  };
}
