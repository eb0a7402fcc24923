/** What others do is in the list without a press, on the real program. */
import { expect, test } from '@playwright/test';

import { anEditor, enterDraft, somebody, startDesk } from '../fixtures/desk-calls';

test('what another person writes is in the list within two seconds', async ({ browser }) => {
  const site = await startDesk();
  try {
    const { page: owner, said } = await somebody(browser);
    await owner.goto(site.deskLink);
    await owner.getByRole('button', { name: 'New position' }).waitFor();
    const { page: editor, said: alsoSaid } = await anEditor(browser, site);
    await editor.goto(new URL('/', site.deskLink).href);
    await editor.getByRole('button', { name: 'New position' }).waitFor();
    // The list has been read, and its call waits.
    await editor.waitForRequest((request) => request.url().endsWith('/news'));
    await enterDraft(owner, 'stage-artist', { title: 'Stage Artist' });
    const row = editor.getByRole('link', { name: 'Stage Artist' });
    await expect(row).toBeVisible({ timeout: 2_000 });
    expect([...said, ...alsoSaid]).toEqual([]);
  } finally {
    await site.discard();
  }
});
