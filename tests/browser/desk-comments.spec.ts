/** Comments on words of a text, on the real program with two people: they are told live, and survive what both write. */
import { expect, test } from '@playwright/test';

import { axeProblemsInBothSchemes } from '../fixtures/axe';
import { anEditor, enterDraft, somebody, startDesk } from '../fixtures/desk-calls';

test('words are commented on, found again, answered and resolved', async ({ browser }) => {
  const site = await startDesk();
  try {
    const { page: owner, said } = await somebody(browser);
    await owner.goto(site.deskLink);
    await owner.getByRole('button', { name: 'New position' }).waitFor();
    await enterDraft(owner, 'stage-artist', {
      title: 'Stage Artist',
      jobDescription: '<p>Paint the stage.</p><p>Light the stage.</p>',
    });
    const { page: editor, said: alsoSaid } = await anEditor(browser, site);
    for (const page of [owner, editor]) {
      await page.reload();
      await page.getByRole('link', { name: 'Stage Artist' }).click();
      await page.getByRole('textbox', { name: 'What you do' }).waitFor();
    }
    const text = owner.getByRole('textbox', { name: 'What you do' });
    const theirs = editor.getByRole('textbox', { name: 'What you do' });

    // The last word is selected by keys; the comment is begun by keys too.
    await text.press('Control+End');
    await owner.keyboard.press('ArrowLeft');
    await owner.keyboard.press('Control+Shift+ArrowLeft');
    await owner.keyboard.press('Control+Alt+KeyM');
    const dialog = owner.getByRole('dialog', { name: 'Comment on English' });
    await expect(dialog.getByRole('blockquote')).toHaveText('stage');
    expect(await axeProblemsInBothSchemes(owner)).toEqual([]);
    await dialog.getByLabel('Comment').fill('Which one?');
    await dialog.getByRole('button', { name: 'Comment' }).click();

    // The other is told, and finds the second of the two words, also after an edit before it.
    const comments = editor.getByRole('region', { name: 'Comments' });
    await expect(comments).toContainText('Which one?');
    await expect(comments).toContainText('stage');
    await theirs.press('Control+Home');
    await editor.keyboard.type('First: ');
    await comments.getByRole('button', { name: /stage/u }).click();
    await expect(theirs).toBeFocused();
    const chosen = () =>
      editor.evaluate(() => {
        const selection = document.getSelection();
        const block = selection?.anchorNode?.parentElement?.textContent;
        return [selection?.toString(), block];
      });
    expect(await chosen()).toEqual(['stage', 'Light the stage.']);
    const isMarked = () =>
      editor.evaluate(() => {
        const ranges = [...(CSS.highlights.get('comments') ?? [])];
        return ranges.map((range) => (range as Range).toString());
      });
    await expect.poll(isMarked).toEqual(['stage']);
    expect(await axeProblemsInBothSchemes(editor)).toEqual([]);

    // The words are written over: the comment stays and says so, to both.
    await editor.keyboard.type('hall');
    const gone = 'These words are no longer in the text.';
    await expect(comments.getByText(gone)).toBeHidden();
    await theirs.press('Control+Home');
    await editor.keyboard.press('End');
    await editor.keyboard.press('ArrowLeft');
    await editor.keyboard.press('Control+Shift+ArrowLeft');
    await editor.keyboard.type('wall');
    await expect(comments.getByText(gone)).toBeVisible();
    await expect(owner.getByRole('region', { name: 'Comments' }).getByText(gone)).toBeVisible();

    // A reply and the end of it reach the other; the list counts what is open.
    await comments.getByRole('button', { name: /^Reply to/u }).click();
    await comments.getByRole('textbox').fill('The wall behind it.');
    await comments.getByRole('button', { name: 'Reply', exact: true }).click();
    const answered = owner.getByRole('region', { name: 'Comments' });
    await expect(answered).toContainText('The wall behind it.');
    await editor.getByRole('link', { name: 'All positions' }).click();
    const row = editor.getByRole('listitem').filter({ hasText: 'Stage Artist' });
    await expect(row.getByRole('img', { name: '1 open comment' })).toBeVisible();
    await answered.getByRole('button', { name: /^Resolve/u }).click();
    await expect(answered.getByText('Resolved: 1')).toBeVisible();
    await editor.reload();
    await expect(row).toBeVisible();
    await expect(row.getByRole('img')).toBeHidden();
    expect([...said, ...alsoSaid]).toEqual([]);
  } finally {
    await site.stop();
  }
});
