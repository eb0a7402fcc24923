/** The address of a position on the real program: made of its title, shown, changed, and found at the old place. */
import { expect, test, type Browser, type Page } from '@playwright/test';

import { axeProblems } from '../fixtures/axe';
import { anEditor, callDesk, enterDraft, somebody, startDesk } from '../fixtures/desk-calls';
import { hasPostgresql, inPostgresql } from '../fixtures/postgresql';
import type { SiteProcess } from '../fixtures/site-process';

/** What a path of the site responds with: the status, and where it leads. */
async function onSite(site: SiteProcess, path: string): Promise<string> {
  const response = await fetch(`${site.url}${path}`, { redirect: 'manual' });
  await response.arrayBuffer();
  return `${String(response.status)} ${response.headers.get('location') ?? ''}`.trim();
}

type Environment = Readonly<Record<string, string>>;

async function moveAPosition(browser: Browser, env: Environment): Promise<void> {
  const site = await startDesk(env);
  try {
    const { page, said } = await somebody(browser);
    await page.goto(site.deskLink);
    await page.getByRole('button', { name: 'New position' }).click();
    const dialog = page.getByRole('dialog');
    const address = dialog.getByRole('textbox', { name: 'Address' });
    await dialog.getByLabel('Title').fill('音楽');
    await expect(address).toHaveValue('');
    await expect(dialog).toContainText('Complete the address.');
    await dialog.getByLabel('Title').fill('サウンドデザイナー');
    await expect(address).toHaveValue('saundodezaina');
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.press('Enter');
    for (const name of ['What you do', 'What you need', 'Nice to have']) {
      await page.getByRole('textbox', { name }).click();
      await page.keyboard.type('Sounds');
    }
    await page.getByRole('button', { name: 'Publish English' }).click();
    await expect.poll(() => onSite(site, '/recruit/saundodezaina?locale=en')).toBe('200');
    await expect(page.getByRole('link', { name: 'Open English' })).toHaveAttribute(
      'href',
      /\/recruit\/saundodezaina\?locale=en$/u,
    );

    await page.getByRole('button', { name: 'Change address…' }).click();
    await dialog.getByRole('textbox', { name: 'Address' }).fill('sound-designer');
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByText('The address has been changed.')).toBeVisible();
    await expect(page).toHaveURL(/#\/position\/sound-designer$/u);
    await expect(page.getByRole('textbox', { name: 'What you do' })).toHaveText('Sounds');
    await expect.poll(() => onSite(site, '/recruit/sound-designer?locale=en')).toBe('200');
    for (const query of ['?locale=en', '?locale=jp', ''])
      for (const path of ['/recruit/saundodezaina', '/recruit/saundodezaina/'])
        await expect
          .poll(() => onSite(site, `${path}${query}`))
          .toBe(`301 /recruit/sound-designer${query}`);
    // A call that waits for news of the old id hears that it is gone.
    expect(said.filter((text) => !text.startsWith('Failed to load'))).toEqual([]);
  } finally {
    await site.discard();
  }
}

test('a position moves, and its old address leads to the new one', async ({ browser }) => {
  await moveAPosition(browser, {});
});

test('a position moves in PostgreSQL too', async ({ browser }) => {
  test.skip(!hasPostgresql(), 'PostgreSQL is not installed');
  await inPostgresql('desk', (env) => moveAPosition(browser, env));
});

/** One changes the address of a position while another one writes there. */
async function moveUnderAWriter(browser: Browser, env: Environment): Promise<void> {
  const site = await startDesk(env);
  try {
    const { page: owner } = await somebody(browser);
    await owner.goto(site.deskLink);
    await owner.getByRole('heading', { name: 'Positions' }).waitFor();
    await enterDraft(owner, 'sound', { title: 'Sound Designer', jobDescription: '<p>Sounds</p>' });
    const { page: writer } = await anEditor(browser, site, env);
    await writer.getByRole('link', { name: 'Sound Designer' }).click();
    const text = writer.getByRole('textbox', { name: 'What you do' });
    await text.press('Control+End');
    await writer.keyboard.type(' and');
    await expect(writer.getByText(/^Saved at/u)).toBeVisible();
    await callDesk(owner, 'POST', '/positions/sound/rename', { to: 'sound-designer' });
    // The hands stay on the keyboard.
    await expect(writer.getByText(/ changed the address of this position\.$/u)).toBeVisible();
    await expect(writer).toHaveURL(/#\/position\/sound-designer$/u);
    await writer.keyboard.type(' music');
    await expect(text).toHaveText('Sounds and music');
    await expect(writer.getByText(/\/recruit\/sound-designer$/u)).toBeVisible();
    expect(await axeProblems(writer)).toEqual([]);
    await expect.poll(() => textAt(owner, 'sound-designer')).toBe('<p>Sounds and music</p>');

    // What never reached the service is found at the address of now, whichever way its writer comes.
    const device = writer.context();
    await device.setOffline(true);
    await writer.keyboard.type(' and songs');
    await expect(writer.getByText('Not saved: no connection')).toBeVisible();
    // What a page sends while it closes goes out although it is offline.
    await writer.evaluate(() => {
      window.fetch = () => Promise.reject(new TypeError('no network'));
    });
    await writer.close();
    await callDesk(owner, 'POST', '/positions/sound-designer/rename', { to: 'audio' });
    await device.setOffline(false);
    const next = await device.newPage();
    await next.goto(`${new URL(site.deskLink).origin}/#/position/audio`);
    const offer = next.getByRole('group', { name: /^Unsaved text from/u });
    await offer.getByRole('button', { name: 'Restore it' }).click();
    await expect.poll(() => textAt(owner, 'audio')).toBe('<p>Sounds and music and songs</p>');
  } finally {
    await site.discard();
  }
}

/** The draft of a text as the service has it. */
async function textAt(page: Page, id: string): Promise<unknown> {
  const position = (await callDesk(page, 'GET', `/positions/${id}`)) as {
    locales: { en: { draft: { jobDescription: unknown } } };
  };
  return position.locales.en.draft.jobDescription;
}

test('a writer goes on at the new address of a position', async ({ browser }) => {
  await moveUnderAWriter(browser, {});
});

test('a writer goes on at the new address of a position in PostgreSQL too', async ({ browser }) => {
  test.skip(!hasPostgresql(), 'PostgreSQL is not installed');
  await inPostgresql('desk', (env) => moveUnderAWriter(browser, env));
});
