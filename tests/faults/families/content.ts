/** Faults of the content service that a site reads: it is down, slow, or says what is not so. */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { post } from '../../fixtures/content-platform';
import { SiteProcess } from '../../fixtures/site-process';
import type { Fault, Trial } from '../trial';
import { QUIET } from './clients';

const TITLE = 'A position that stays';

type Respond = (response: http.ServerResponse, right: string) => void;

/** Responds as a platform should not. */
const LIES: readonly Respond[] = [
  (response) => response.writeHead(500).end('no'),
  (response) => response.end('<!doctype html><p>Welcome</p>'),
  (response, right) => response.end(right.slice(0, right.length / 2)),
  (response, right) => {
    response.setHeader('content-length', right.length * 2);
    response.write(right);
    response.destroy();
  },
  (response) => response.end('{"dataItems": 7}'),
  (response) => response.end(`{"dataItems": [${'[['.repeat(50_000)}`),
  (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
  (response) => {
    const piece = `"${'x'.repeat(1 << 20)}",`;
    response.write('{"dataItems": [');
    const more = () => {
      if (!response.destroyed) response.write(piece, more);
    };
    more();
  },
];

/** A byte now and then. */
const slow: Respond = (response, right) => {
  let sent = 0;
  const clock = setInterval(() => {
    if (response.destroyed) clearInterval(clock);
    else response.write(right.slice(sent, ++sent));
  }, 100);
};

/** Lists inside lists, 450 KB of them, which take a parser the better part of a minute. Each post has a text of its own. */
function nestedPost(number: number) {
  const lists = '<ul><li>'.repeat(56_000);
  return post('2', 'Nested', { jobDescription: `${lists}${String(number)}` });
}

/** Starts a platform that is as it should be until it is told otherwise, and a site that reads it. */
async function siteOnPlatform(trial: Trial) {
  let respond: Respond = (response, right) => response.end(right);
  let requested = 0;
  const server = http.createServer((request, response) => {
    // The hosted platform knows nothing of the calls that the site's own service has besides.
    if (!/^\/(?:oauth2|wix-data\/v2\/items)\//u.test(request.url ?? '')) {
      request.resume().on('end', () => response.writeHead(404).end());
      return;
    }
    requested += 1;
    const token = { access_token: 'a', refresh_token: 'r', expires_in: 3600, token_type: 'Bearer' };
    const items = { dataItems: [post('1', TITLE)], pagingMetadata: { count: 1, offset: 0 } };
    const right = JSON.stringify(request.url?.startsWith('/oauth2') === true ? token : items);
    request.resume().on('end', () => {
      response.setHeader('content-type', 'application/json');
      respond(response, right);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  trial.finally(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  const { port } = server.address() as AddressInfo;
  const env = {
    CONTENT_URL: `http://127.0.0.1:${String(port)}`,
    CONTENT_CLIENT_ID: 'client',
    CONTENT_REFRESH_MS: '100',
  };
  const site = trial.uses(await SiteProcess.start({ flags: QUIET.flags, env }));
  const shows = async () => (await trial.ask(`${site.url}/recruit?locale=en`)).body.includes(TITLE);
  await trial.heals('the post is shown', shows);
  return {
    site,
    calls: () => requested,
    respondBy: (other: Respond) => (respond = other),
    /** Stops to listen, and listens again. */
    down: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
    up: async () => {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    stillShows: async () => {
      trial.expect(await shows(), 'the post that was known is not shown');
    },
  };
}

export const CONTENT_FAULTS: readonly Fault[] = [
  {
    name: 'content service down',
    try: async (trial) => {
      const { site, down, up, calls, stillShows } = await siteOnPlatform(trial);
      await trial.watch({ site }, async (milliseconds) => {
        await down();
        await pause(milliseconds);
        await stillShows();
        await up();
      });
      const before = calls();
      await trial.heals('the service is requested again', () => Promise.resolve(calls() > before));
    },
  },
  {
    name: 'content service slow',
    try: async (trial) => {
      const { site, respondBy, stillShows } = await siteOnPlatform(trial);
      await trial.watch({ site }, async (milliseconds) => {
        respondBy(slow);
        await pause(milliseconds);
        await stillShows();
      });
    },
  },
  {
    name: 'content service lying',
    try: async (trial) => {
      const { site, respondBy, calls, stillShows } = await siteOnPlatform(trial);
      await trial.watch({ site }, async (milliseconds) => {
        for (const lie of LIES) {
          respondBy(lie);
          await pause(milliseconds / LIES.length);
          await stillShows();
        }
      });
      trial.notes.push(`${String(LIES.length)} kinds of lies, ${String(calls())} calls`);
    },
  },
  {
    name: 'posts with lists of 450 KB inside each other',
    try: async (trial) => {
      const { site, respondBy, calls, stillShows } = await siteOnPlatform(trial);
      await trial.watch({ site }, async (milliseconds) => {
        // As if its author changed it all the time: what was cleaned once is not cleaned again.
        respondBy((response, right) => {
          if (!right.includes('dataItems')) {
            response.end(right);
            return;
          }
          const items = [post('1', TITLE), nestedPost(calls())];
          response.end(
            JSON.stringify({ dataItems: items, pagingMetadata: { count: 2, offset: 0 } }),
          );
        });
        await pause(milliseconds);
        await stillShows();
      });
      trial.expect(calls() > 2, 'the posts were not read');
    },
  },
];
