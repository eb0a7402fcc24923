// The baseline of the whole site: Express in one Node process renders the same bundle into the same document.
// Arguments: BUNDLE REQUESTS.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

import express from 'express';

const [bundle = '', requests = ''] = process.argv.slice(2);
const { render } = await import(pathToFileURL(path.resolve(bundle)).href);

/** Keeps data inside its element, as the server does. */
function escapeState(text) {
  return text.replace(
    /[<>&\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const app = express();
for (const { url, data } of JSON.parse(readFileSync(requests, 'utf8'))) {
  const parsed = JSON.parse(data);
  // Once, not per request: whatever can be prepared is prepared for the baseline too.
  const state = escapeState(data);
  app.get(url.split('?')[0], async (request, response) => {
    const { status, head, html } = await render({ url: request.originalUrl, data: parsed });
    response
      .status(status)
      .type('html')
      .send(
        `<!doctype html><html lang="${parsed.locale}"><head><meta charset="utf-8">${head}</head>` +
          `<body><div id="root">${html}</div><script id="state" type="application/json">${state}</script></body></html>`,
      );
  });
}
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`listening on http://127.0.0.1:${String(server.address().port)}\n`);
});
process.on('SIGTERM', () => process.exit(0));
