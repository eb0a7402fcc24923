/** The review of a draft on the real program: an editor calls it ready, an owner sends it back, then approves and publishes it. */
import { expect, test } from '@playwright/test';

import { axeProblemsInBothSchemes } from '../fixtures/axe';
import { anEditor, enterDraft, somebody, startDesk } from '../fixtures/desk-calls';

const POST = {
  title: 'Stage Artist',
  jobDescription: '<p>Paint the stage</p>',
  requiredSkills: '<p>A steady hand</p>',
  preferredSkills: '<p>A loud voice</p>',
};

test('a draft is called ready, sent back, changed, approved and published', async ({ browser }) => {
  const site = await startDesk();
  try {
    const { page: owner, said } = await somebody(browser);
    await owner.goto(site.deskLink);
    await owner.getByRole('button', { name: 'New position' }).waitFor();
    await enterDraft(owner, 'stage-artist', POST);

    const { page: editor, said: alsoSaid } = await anEditor(browser, site);
    await editor.getByRole('link', { name: 'Stage Artist' }).click();
    await editor.getByRole('button', { name: 'Request review of English' }).click();
    await editor.getByLabel('Note for the reviewer (optional)').fill('Is the pay right?');
    expect(await axeProblemsInBothSchemes(editor)).toEqual([]);
    await editor.getByRole('button', { name: 'Request review', exact: true }).click();
    const mine = editor.getByRole('region', { name: 'Review: English' });
    await expect(mine).toContainText('Is the pay right?');
    await expect(mine.getByRole('button', { name: 'Approve English' })).toBeHidden();

    // The owner finds it by what waits, and answers; the editor's page hears of it.
    await owner.reload();
    await owner.getByRole('link', { name: 'In review 1' }).click();
    await expect(owner.getByRole('listitem').filter({ hasText: 'Stage Artist' })).toContainText(
      'In review',
    );
    await owner.getByRole('link', { name: 'Stage Artist' }).click();
    const theirs = owner.getByRole('region', { name: 'Review: English' });
    await theirs.getByRole('button', { name: 'Send back English' }).click();
    await owner.getByLabel('What should change').fill('Name the engine.');
    await owner.getByRole('button', { name: 'Send back', exact: true }).click();
    await expect(mine).toContainText('Name the engine.');
    expect(await axeProblemsInBothSchemes(editor)).toEqual([]);

    // A change after that is said, to both, and the draft is called ready once more.
    await editor.getByRole('textbox', { name: 'What you do' }).press('Control+End');
    await editor.keyboard.type(' in Unreal');
    await expect(mine.getByText('Changed since then')).toBeVisible();
    await expect(theirs.getByText('Changed since then')).toBeVisible();
    await editor.getByRole('button', { name: 'Request review of English' }).click();
    await editor.getByRole('button', { name: 'Request review', exact: true }).click();
    await expect(theirs.getByText('In review', { exact: true })).toBeVisible();

    await theirs.getByRole('button', { name: 'Approve English' }).click();
    await owner.getByLabel('Publish it right away').check();
    await owner.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(owner.getByText('Published in English.')).toBeVisible();
    await expect(theirs).toBeHidden();
    await expect(mine).toBeHidden();

    await owner.evaluate(() => {
      location.hash = '#/audit';
    });
    const entries = owner.getByRole('listitem');
    await expect(entries.filter({ hasText: 'approved “Stage Artist” in English' })).toBeVisible();
    await expect(entries.filter({ hasText: 'sent “Stage Artist” in English back' })).toBeVisible();
    expect([...said, ...alsoSaid]).toEqual([]);
  } finally {
    await site.stop();
  }
});
