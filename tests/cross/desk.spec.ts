/** The desk on plain loopback in each engine: from the link of the start to a text that visitors read. */
import { expect, test } from '../fixtures/cross-test';
import type { Visitor } from '../fixtures/engines/engine';
import { SiteProcess } from '../fixtures/site-process';

/** Whether a text of the desk is on the screen. */
const shows = (visitor: Visitor, text: string) =>
  visitor.run((wanted) => document.body.innerText.includes(wanted), text);

/** What visitors get at the post's address. */
async function onSite(site: SiteProcess): Promise<string> {
  const response = await fetch(`${site.url}/recruit/stage-artist?locale=en`);
  const text = await response.text();
  return `${String(response.status)} ${text.includes('Paint the stage') ? 'shown' : 'not shown'}`;
}

/** Writes a text of the post that is open in English. */
async function write(visitor: Visitor, label: string, text: string): Promise<void> {
  const isFound = (wanted: string) => {
    const region = document.querySelector('[lang=en] [role=textbox], [role=textbox][lang=en]');
    const all = [...document.querySelectorAll<HTMLElement>('[role=textbox][lang=en]')];
    const found = all.find((box) => {
      const id = box.getAttribute('aria-labelledby') ?? '';
      return document.getElementById(id)?.textContent === wanted;
    });
    found?.focus();
    return region !== null && found !== undefined && document.activeElement === found;
  };
  await expect.poll(() => visitor.run(isFound, label)).toBe(true);
  await visitor.write(text);
}

test('an owner logs in, writes a text, and visitors read it', async ({ engine }) => {
  const site = await SiteProcess.start({ flags: ['--desk-bind', '127.0.0.1:0', '--desk-link'] });
  const { origin, pathname, hash } = new URL(site.deskLink);
  const visitor = await engine.visit(origin);
  try {
    await visitor.goto(`${pathname}${hash}`);
    await visitor.press({ css: 'button', name: 'New position' });
    await visitor.press({ css: 'dialog input' });
    await visitor.write('Stage Artist');
    await visitor.key('Enter');
    await write(visitor, 'What you do', 'Paint the stage');
    await write(visitor, 'What you need', 'A steady hand');
    await write(visitor, 'Nice to have', 'A loud voice');
    await expect.poll(() => shows(visitor, 'Saved at')).toBe(true);
    await visitor.press({ css: 'button', name: 'Publish English' });
    await expect.poll(() => onSite(site)).toBe('200 shown');
    await visitor.reload();
    await expect.poll(() => shows(visitor, 'Paint the stage')).toBe(true);
    expect(await visitor.takeProblems()).toEqual([]);
  } finally {
    await visitor.close();
    await site.discard();
  }
});
