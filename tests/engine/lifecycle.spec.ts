/** Starting, stopping, and what an operator can see. */
import { createServer } from 'node:http';

import { ContentPlatform, post } from '../fixtures/content-platform';
import { close, listen } from '../fixtures/loopback';
import { text } from '../fixtures/pages';
import { niceness } from '../fixtures/processes';
import { SiteProcess } from '../fixtures/site-process';
import { expect, test } from '../fixtures/site-test';

/** An origin without a listener. */
async function nowhere(): Promise<string> {
  const server = createServer();
  const left = await listen(server);
  await close(server);
  return left;
}

/** Starts a server that must refuse, and returns what it said. */
async function refusal(options: Parameters<typeof SiteProcess.launch>[0]) {
  const site = await SiteProcess.launch(options);
  const { code } = await site.exit;
  await site.discard();
  return { code, lines: site.log.trim().split('\n') };
}

test('the recruit page invites to write while the content service is down', async () => {
  const CONTENT_URL = await nowhere();
  const site = await SiteProcess.start({ env: { CONTENT_URL, CONTENT_CLIENT_ID: 'client' } });
  try {
    const response = await fetch(`${site.url}/recruit?locale=en`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(text('en', 'recruit', 'unavailable.title'));
    expect(html).toMatch(/href="mailto:[^"]+@/u);
  } finally {
    await site.discard();
  }
});

test('from the first connection on nothing that exists is said to be missing', async () => {
  const site = await SiteProcess.launch({ posts: 'real' });
  await site.listening();
  const paths = [
    '/robots.txt',
    '/speculation-rules.json',
    '/sitemap.xml',
    '/recruit.atom?locale=jp',
    '/jobs.xml',
    '/recruit/qa-lead?locale=en',
  ];
  const late = new Map<string, Response>();
  const missing = async () => {
    const responses = await Promise.all(
      paths.map(async (path) => [path, await fetch(`${site.url}${path}`)] as const),
    );
    const absent = responses.filter(([, { status }]) => status !== 200);
    for (const [path, response] of absent) late.set(path, response);
    return absent.length;
  };
  try {
    await expect.poll(missing, { intervals: [0] }).toBe(0);
    for (const [path, { status, headers }] of late) {
      expect([status, headers.get('cache-control')], path).toEqual([503, 'no-store']);
      expect(headers.get('retry-after'), path).toMatch(/^\d+$/u);
    }
  } finally {
    await site.discard();
  }
});

test('SIGTERM lets open requests end and exits with 0', async () => {
  // The very first recruit page waits for the platform, so it is open for as long as the test wants.
  const platform = await ContentPlatform.start([post('1', 'One')], { held: true });
  const site = await SiteProcess.launch({ env: platform.settings });
  await site.listening();
  const open = fetch(`${site.url}/recruit?locale=en`);
  await expect.poll(() => platform.calls.length).toBeGreaterThan(0);
  // A connection that came later has got its response, so the open one has long been taken in.
  await fetch(`${site.url}/favicon.svg`);
  site.signal('SIGTERM');
  await expect.poll(() => site.log).toContain('stopping');
  platform.release();

  const response = await open;
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('</html>');
  expect(await site.exit).toEqual({ code: 0, signal: null });
  await site.discard();
  await platform.stop();
});

test('an unknown setting refuses to start and is named', async () => {
  for (const name of ['SITE_BNID', 'CONTENT_URI']) {
    const { code, lines } = await refusal({ env: { [name]: 'x' } });
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('no such setting');
    expect(lines[0]).toContain(name);
  }
});

test('a taken port is said in one sentence', async ({ site }) => {
  const { code, lines } = await refusal({ bind: new URL(site.url).host });
  expect(code).toBe(1);
  expect(lines.join('\n')).toContain('is taken');
  expect(lines.filter((line) => line.startsWith('error:'))).toHaveLength(1);
  expect(lines.join('\n')).toContain(new URL(site.url).port);
});

test('the site is found whatever the current folder is', async ({ get, site }) => {
  // The fixture starts every server in its own data folder.
  expect((await get('/')).status).toBe(200);
  expect(new URL(site.contentUrl).hostname).toBe('127.0.0.1');
});

test('the content service and its database let the threads go first that send pages', async () => {
  test.skip(process.platform !== 'linux', 'only Linux knows a niceness of threads');
  const site = await SiteProcess.start({ posts: 'demo' });
  try {
    const threads = niceness(site.pid);
    const own = threads.find(([name]) => name === 'server')?.[1] ?? NaN;
    const of = (name: string) => threads.filter(([each]) => each.startsWith(name));
    // One worker is the content service's, the others are the site's.
    expect(of('actix-rt').filter(([, nice]) => nice > own)).toHaveLength(1);
    expect(of('actix-rt').length).toBeGreaterThan(1);
    expect(of('sqlx-sqlite').some(([, nice]) => nice > own)).toBe(true);
  } finally {
    await site.discard();
  }
});
