/** Faults of the engine: a post whose render breaks it, and processes that are killed. */
import { setTimeout as pause } from 'node:timers/promises';

import { createKey, remove, write } from '../items';
import { PatchedSite } from '../../../fixtures/patched-site';
import { children } from '../../../fixtures/processes';
import { SiteProcess } from '../../../fixtures/site-process';
import type { Fault, Trial } from '../trial';
import { QUIET } from './clients';

const RECRUIT = 'RecruitPosts-EN';

/** What a render does when a post says so. */
const BREAKERS = `((input) => {
  const fault = JSON.stringify(input.data).match(/fault:([a-z]+)/)?.[1];
  const kept = [];
  if (fault === 'loop') for (;;) kept.length = 0;
  if (fault === 'heap') for (;;) kept.push({ number: kept.length });
  if (fault === 'buffers') for (;;) kept.push(new Uint8Array(1 << 24).fill(1));
  if (fault === 'crash') { const deeper = (depth) => deeper(depth + 1) + 1; deeper(0); }
  return render(input);
})`;

/** A post whose text breaks the pages that show it. */
function post(title: string, text = 'a'): Readonly<Record<string, string>> {
  const html = `<p>${text}</p>`;
  return { title, jobDescription: html, requiredSkills: html, preferredSkills: html };
}

/** Lets the posts hold one that breaks each render of the recruit page, and takes it away again. */
async function poisonedPost(trial: Trial, fault: string, engine: string): Promise<void> {
  const patched = await PatchedSite.make('', BREAKERS);
  trial.finally(() => patched.remove());
  const flags = [...QUIET.flags, '--engine', engine, '--site-dir', patched.folder];
  const env = { CONTENT_REFRESH_MS: '200' };
  const site = trial.uses(await SiteProcess.start({ ...QUIET, flags, env }));
  const key = await createKey(site);
  await trial.watch({ site }, async (milliseconds) => {
    const poison = post('Poison', `fault:${fault}`);
    const { status } = await write(site.contentUrl, key, 'poison', poison, RECRUIT);
    trial.expect(status === 200, `the response to the post was ${String(status)}`);
    await pause(milliseconds);
    await trial.heals('a render has failed', () => Promise.resolve(/not complete/u.test(site.log)));
    await remove(site.contentUrl, key, 'poison', RECRUIT);
    await healed(trial, site, key);
  });
}

/** Waits until a post that is new stands on the recruit page. */
async function healed(trial: Trial, site: SiteProcess, key: string): Promise<void> {
  await write(site.contentUrl, key, 'healed', post('Healed'), RECRUIT);
  await trial.heals('the recruit page is made anew', async () => {
    const { body } = await trial.ask(`${site.url}/recruit?locale=en`);
    return body.includes('Healed');
  });
}

const POISONS = [
  ['render loop', 'loop'],
  ['heap bomb', 'heap'],
  ['heap bomb outside of the heap', 'buffers'],
  ['isolate crash', 'crash'],
] as const;

export const ENGINE_FAULTS: readonly Fault[] = [
  ...['embedded', 'sidecar'].flatMap((engine) =>
    POISONS.map(([name, fault]) => ({
      name: `${name}, ${engine}`,
      try: (trial: Trial) => poisonedPost(trial, fault, engine),
    })),
  ),
  {
    name: 'sidecar killed',
    try: async (trial) => {
      const flags = [...QUIET.flags, '--engine', 'sidecar', '--isolates', '2'];
      const env = { CONTENT_REFRESH_MS: '200' };
      const site = trial.uses(await SiteProcess.start({ ...QUIET, flags, env }));
      const key = await createKey(site);
      let killed = 0;
      await trial.watch({ site }, async (milliseconds) => {
        const end = performance.now() + milliseconds;
        while (performance.now() < end) {
          for (const pid of children(site.pid)) {
            process.kill(pid, 'SIGKILL');
            killed += 1;
          }
          // Something to render while no engine is there.
          await write(site.contentUrl, key, `killed-${String(killed)}`, post('Title'), RECRUIT);
          await pause(milliseconds / 4);
        }
      });
      await healed(trial, site, key);
      trial.notes.push(`${String(killed)} kills`);
    },
  },
];
