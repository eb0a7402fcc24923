/** A page depends on its data only: on no clock, no zone, no chance, and on nothing that was rendered before. */
import { withoutOrigin } from '../fixtures/document';
import { ALL_PAGES } from '../fixtures/pages';
import { PatchedSite } from '../fixtures/patched-site';
import { SiteProcess } from '../fixtures/site-process';
import { expect, test } from '../fixtures/site-test';
import { ELSEWHEN, keepsOrder, leavesGlobals } from '../fixtures/traceless';

const ENGINES = ['embedded', 'sidecar'];

/** One engine, since traces are left in one; and time for a render that renders all the others too. */
function flags(engine: string, folder: string): readonly string[] {
  const patient = ['--isolates', '1', '--render-timeout', '60000'];
  return ['--engine', engine, '--site-dir', folder, ...patient];
}

/** The HTML of every page, from a site of its own. */
async function pagesOf(
  engine: string,
  bundle: PatchedSite,
  env: Readonly<Record<string, string>> = {},
): Promise<ReadonlyMap<string, string>> {
  const site = await SiteProcess.start({
    flags: flags(engine, bundle.folder),
    env,
    posts: 'demo',
  });
  try {
    const pages = new Map<string, string>();
    for (const { url } of ALL_PAGES) {
      const html = await (await fetch(`${site.url}${url}`)).text();
      pages.set(url, withoutOrigin(html, site.url));
    }
    return pages;
  } finally {
    await site.discard();
  }
}

for (const engine of ENGINES) {
  test(`clock, time zone and chance show in no page (${engine})`, async () => {
    const [here, elsewhere] = [await PatchedSite.make(), await PatchedSite.make(ELSEWHEN)];
    try {
      const first = await pagesOf(engine, here, { TZ: 'America/St_Johns' });
      const second = await pagesOf(engine, elsewhere, { TZ: 'Asia/Tokyo' });
      expect(first.size).toBe(ALL_PAGES.length);
      for (const [url, html] of first) expect(second.get(url), url).toBe(html);
    } finally {
      await here.remove();
      await elsewhere.remove();
    }
  });

  test(`renders leave no trace in each other or in the globals (${engine})`, async () => {
    const bundle = await PatchedSite.make('', leavesGlobals(keepsOrder('render')));
    try {
      const pages = await pagesOf(engine, bundle);
      for (const html of pages.values()) expect(html).toContain('</html>');
    } finally {
      await bundle.remove();
    }
  });
}

test('a page that reads clock, zone or chance would be found', async () => {
  const reads = ['Date.now()', 'Math.random()', 'new Date(0).toString()'];
  const read = `[${reads.join(', ')}].join('|')`;
  const tell = `(input) => { const page = render(input); return { ...page, html: page.html + '<!--read:' + ${read} + '-->' }; }`;
  const [here, elsewhere] = [
    await PatchedSite.make('', tell),
    await PatchedSite.make(ELSEWHEN, tell),
  ];
  const first = await pagesOf('embedded', here, { TZ: 'America/St_Johns' });
  const second = await pagesOf('embedded', elsewhere, { TZ: 'Asia/Tokyo' });
  const toldBy = (html = '') => /<!--read:(.*?)-->/u.exec(html)?.[1]?.split('|') ?? [];
  for (const [url, html] of first) {
    const [told, other] = [toldBy(html), toldBy(second.get(url))];
    expect([told.length, other.length], url).toEqual([reads.length, reads.length]);
    for (const [i, name] of reads.entries())
      expect(other[i], `${name} in ${url}`).not.toBe(told[i]);
  }
  await here.remove();
  await elsewhere.remove();
});

const TRACES = {
  'a render has changed': leavesGlobals(
    '(input) => { globalThis.seen = {}; return render(input); }',
  ),
  'the order of renders shows': keepsOrder(
    '((count) => (input) => ({ ...render(input), head: String(count++) }))(0)',
  ),
};

for (const [said, wrapper] of Object.entries(TRACES)) {
  test(`a trace would be found: ${said}`, async () => {
    const bundle = await PatchedSite.make('', wrapper);
    const site = await SiteProcess.launch({ flags: flags('embedded', bundle.folder) });
    await expect.poll(() => site.log).toContain(said);
    await site.discard();
    await bundle.remove();
  });
}
