// The baseline of the whole site: Express in one Node process renders the same bundle into the same document.
// Arguments: BUNDLE REQUESTS [DOCUMENTS]. DOCUMENTS has what our site sends for each page: the baseline then sends the same bytes
// with the same headers, around the markup that it renders itself.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

import express from 'express';

const [bundle = '', requests = '', documents = ''] = process.argv.slice(2);
const { render } = await import(pathToFileURL(path.resolve(bundle)).href);

/** Keeps data inside its element, as the server does. */
function escapeState(text) {
  return text.replace(
    /[<>&\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** What Node says by itself, and what is another one for each response. */
const OWN = /^(?:date|content-length|connection|etag|keep-alive|server-timing|x-request-id)$/u;
/** @type {{ url: string, document: string, headers: Record<string, string> }[]} */
const sent = documents === '' ? [] : JSON.parse(readFileSync(documents, 'utf8'));

/**
 * What is around head and markup in the document of our site.
 *
 * @param {string} document
 * @param {{ head: string, html: string }} page
 */
function around(document, { head, html }) {
  const [before, rest] = cut(document, head);
  return [before, ...cut(rest, html)];
}

/** @param {string} text @param {string} part */
function cut(text, part) {
  const at = text.indexOf(part);
  if (at < 0) throw new Error(`the site renders another page than Node: ${part.slice(0, 200)}`);
  return [text.slice(0, at), text.slice(at + part.length)];
}

const app = express();
// Ours makes none for a page that is rendered for one request.
app.set('etag', false);
app.disable('x-powered-by');
for (const { url, data } of JSON.parse(readFileSync(requests, 'utf8'))) {
  const parsed = JSON.parse(data);
  // Once, not per request: whatever can be prepared is prepared for the baseline too.
  const state = escapeState(data);
  const same = sent.find((page) => page.url === url);
  const headers = Object.entries(same?.headers ?? {}).filter(([name]) => !OWN.test(name));
  const page = { url, data: parsed };
  const [start, between, end] =
    same === undefined
      ? [
          `<!doctype html><html lang="${parsed.locale}"><head><meta charset="utf-8">`,
          '</head><body><div id="root">',
          `</div><script id="state" type="application/json">${state}</script></body></html>`,
        ]
      : around(same.document, await render(page));
  app.get(url.split('?')[0], async (request, response) => {
    const { status, head, html } = await render({ url: request.originalUrl, data: parsed });
    const bytes = Buffer.from(start + head + between + html + end);
    response.status(status).type('html').set(Object.fromEntries(headers)).send(bytes);
  });
}
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`listening on http://127.0.0.1:${String(server.address().port)}\n`);
});
process.on('SIGTERM', () => process.exit(0));
