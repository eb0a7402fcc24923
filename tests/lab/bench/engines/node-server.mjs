// The contenders on Node: one process of node:http or of Express with react-dom, and nothing else.
// Arguments: HOW WHAT FOLDER [PAGE]. HOW is `http` or `express`. WHAT is
// - `table`: the table, made by renderToString;
// - `pipeable` or `readable`: the page that streams, by that function of react-dom;
// - `site`: PAGE of the site, by the site's own bundle FOLDER/entry-server.js; PAGE is a file with { url, data };
// - `kept`: the same, rendered once and kept.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';

import express from 'express';
import { createElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { renderToReadableStream } from 'react-dom/server.edge';

const [how = '', what = '', folder = '', pageFile = ''] = process.argv.slice(2);

/** @param {string} name */
const moduleOf = (name) => import(pathToFileURL(path.resolve(folder, name)).href);

/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {(response: Response) => void | Promise<void>} Handler */

/** What is around the markup. */
function documentOf() {
  return readFileSync(path.join(folder, 'document.html'), 'utf8').split('{html}');
}

/** @type {Record<string, () => Promise<Handler>>} */
const HANDLERS = {
  async table() {
    const { Table } = await moduleOf('table.mjs');
    const { rows } = JSON.parse(readFileSync(path.join(folder, 'data.json'), 'utf8'));
    const [before = '', after = ''] = documentOf();
    return (response) =>
      send(response, before + renderToString(createElement(Table, { rows })) + after);
  },
  async pipeable() {
    const { page } = await moduleOf('delayed.mjs');
    return (response) => {
      const { pipe } = renderToPipeableStream(page(), {
        onShellReady() {
          begin(response);
          pipe(response);
        },
      });
    };
  },
  async readable() {
    const { page } = await moduleOf('delayed.mjs');
    return async (response) => {
      const stream = await renderToReadableStream(page());
      begin(response);
      Readable.fromWeb(stream).pipe(response);
    };
  },
  async site() {
    const render = await renderOfSite();
    return async (response) => send(response, await render());
  },
  async kept() {
    const text = Buffer.from(await (await renderOfSite())());
    return (response) => send(response, text);
  },
};

/** A page of the site, in a document that has what the site's own has but for its head. */
async function renderOfSite() {
  const { render } = await moduleOf('entry-server.js');
  const { url, data } = JSON.parse(readFileSync(pageFile, 'utf8'));
  const parsed = JSON.parse(data);
  const state = data.replaceAll('<', String.raw`\u003c`);
  return async () => {
    const { head, html } = await render({ url, data: parsed });
    return (
      `<!doctype html><html lang="${parsed.locale}"><head><meta charset="utf-8">${head}</head>` +
      `<body><div id="root">${html}</div><script id="state" type="application/json">${state}</script></body></html>`
    );
  };
}

/** @param {Response} response */
function begin(response) {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
}

/**
 * Sends a whole page, by Express where it is chosen.
 *
 * @param {Response} response
 * @param {string | Buffer} text
 */
function send(response, text) {
  if (how === 'express') {
    /** @type {import('express').Response} */ (response).type('html').send(text);
    return;
  }
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}

const make = HANDLERS[what];
if (make === undefined) throw new Error(`there is no ${what}: ${Object.keys(HANDLERS).join(' ')}`);
const handler = await make();

/** @returns {import('node:http').RequestListener} */
function listener() {
  if (how !== 'express') return (_request, response) => handler(response);
  const app = express();
  app.use((_request, response) => handler(response));
  return app;
}

const server = createServer(listener()).listen(0, '127.0.0.1', () => {
  process.stdout.write(`listening on http://127.0.0.1:${String(server.address().port)}\n`);
});
process.on('SIGTERM', () => process.exit(0));
