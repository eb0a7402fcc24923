// The page that streams: a heading at once, and the two halves of the table when their data arrives.
import { Suspense, use } from 'react';

import { rowsOf } from './rows.mjs';
import { Table } from './table';

/** Milliseconds until the data of each half arrives. */
export const DELAYS = [20, 60];

const ROWS = rowsOf();
const HALF = ROWS.length / 2;

/** @param {{ rows: Promise<{ id: string, name: string }[]> }} props */
function Half({ rows }) {
  return <Table rows={use(rows)} />;
}

/** @param {{ halves: Promise<{ id: string, name: string }[]>[] }} props */
function Halves({ halves }) {
  return halves.map((rows, index) => (
    <Suspense key={index} fallback={<p>{`Half ${String(index + 1)} is on its way`}</p>}>
      <Half rows={rows} />
    </Suspense>
  ));
}

/** Data that arrives later, one half after the other. */
export function halvesOf() {
  return DELAYS.map(async (delay, index) => {
    await new Promise((done) => setTimeout(done, delay));
    return ROWS.slice(index * HALF, (index + 1) * HALF);
  });
}

/** What the page shows, with data of its own, which is on its way from now on. */
export const content = () => (
  <main>
    <h1>Two halves</h1>
    <Halves halves={halvesOf()} />
  </main>
);

/** The whole document: React puts what comes later before its end. */
export const page = () => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <title>Two halves</title>
    </head>
    <body>
      <div id="root">{content()}</div>
    </body>
  </html>
);
