/** Faults of the content service that a site reads: it is down, slow, or says what is not so. */
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import { post } from '../../../fixtures/content-platform';
import { close, listen } from '../../../fixtures/loopback';
import { SiteProcess } from '../../../fixtures/site-process';
import { BODIES } from '../lies/bodies';
import { HEADS } from '../lies/heads';
import { JSON_LIES } from '../lies/json';
import type { Lie } from '../lies/lie';
import { TOKEN_LIES } from '../lies/tokens';
import type { Fault, Trial } from '../trial';
import { QUIET } from './clients';

const TITLE = 'A position that stays';

/** Every kind of lie, in the order in which they are told. */
export const LIES = [...HEADS, ...BODIES, ...JSON_LIES, ...TOKEN_LIES];

type Respond = Lie['tell'];

/** Responds as a platform should. */
const truth: Respond = (response, right) => response.end(right);

/** Longest line of the log, in characters: what is said of a lie must not fill the disk. */
const LINE_MAX = 4000;

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
async function siteOnPlatform(trial: Trial, refreshMs = 100) {
  let respond = truth;
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
  const CONTENT_URL = await listen(server);
  trial.finally(() => close(server));
  const env = {
    CONTENT_URL,
    CONTENT_CLIENT_ID: 'client',
    CONTENT_REFRESH_MS: String(refreshMs),
  };
  const site = trial.uses(await SiteProcess.start({ flags: QUIET.flags, env }));
  const shows = async () => (await trial.ask(`${site.url}/recruit?locale=en`)).body.includes(TITLE);
  await trial.heals('the post is shown', shows);
  return {
    site,
    calls: () => requested,
    respondBy: (other: Respond) => (respond = other),
    /** Ends every response that goes on. */
    hangUp: () => {
      server.closeAllConnections();
    },
    /** Stops to listen, and listens again. */
    down: () => close(server),
    up: () => listen(server, Number(new URL(CONTENT_URL).port)),
    stillShows: async () => {
      trial.expect(await shows(), 'the post that was known is not shown');
    },
  };
}

type Platform = Awaited<ReturnType<typeof siteOnPlatform>>;

/** Whether a log says of each language why it was not read. */
function isWarned(log: string, { warns }: Lie): boolean {
  const lines = log.split('\n').filter((line) => warns?.test(line));
  return ['-EN', '-JP'].every((end) => lines.some((line) => line.includes(`RecruitPosts${end}`)));
}

/** Has one lie told until the site has read it in each language, and then the truth until it has read that. */
async function tell(trial: Trial, platform: Platform, lie: Lie): Promise<void> {
  const { site, respondBy, hangUp, stillShows } = platform;
  const before = site.log.length;
  const said = () => site.log.slice(before);
  const soon = (what: string, isTrue: () => boolean | Promise<boolean>) =>
    trial.heals(`${lie.name}: ${what}`, async () => isTrue(), 10);
  let told = 0;
  respondBy((response, right) => {
    const isToken = !right.includes('dataItems');
    if (isToken === (lie.about === 'token')) {
      told += 1;
      lie.tell(response, right);
    } else if (isToken) response.end(right);
    // So that a token is wanted.
    else response.writeHead(401).end();
  });
  if (lie.hangs) {
    await soon('told', () => told >= 2);
    await stillShows();
    hangUp();
  }
  // Each language twice, where nothing is said of it.
  const isRead = () => (lie.warns === undefined ? told >= 4 : told > 0 && isWarned(said(), lie));
  await soon('read', isRead);
  await stillShows();
  respondBy(truth);
  if (lie.hangs) hangUp();
  await soon('the truth read after it', async () => {
    const { body } = await trial.ask(`${site.url}/readyz`);
    return body.includes('"content":"reachable"');
  });
  const lengths = said()
    .split('\n')
    .map(({ length }) => length);
  trial.expect(Math.max(...lengths) <= LINE_MAX, `${lie.name}: a long line in the log`);
  const isRefused = said().includes('cannot be read');
  if (lie.warns === undefined) trial.expect(!isRefused, `${lie.name}: not understood`);
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
      const platform = await siteOnPlatform(trial, 20);
      await trial.watch(platform, async () => {
        for (const lie of LIES) await tell(trial, platform, lie);
      });
      platform.respondBy((response, right) => response.end(right.replace(TITLE, 'Another one')));
      await trial.heals('what is true after the lies is shown', async () => {
        const { body } = await trial.ask(`${platform.site.url}/recruit?locale=en`);
        return body.includes('Another one');
      });
      trial.notes.push(`${String(LIES.length)} kinds of lies, ${String(platform.calls())} calls`);
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
