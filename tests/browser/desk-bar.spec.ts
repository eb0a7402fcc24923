/** The bar of a position: it stays where somebody writes, and what it says belongs to this screen. */
import { axeProblemsInBothSchemes } from '../fixtures/axe';
import { expect, test } from '../fixtures/desk';

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`the bar stays at ${String(width)} pixels, with the formats of the text that is written`, async ({
    desk,
  }) => {
    await desk.setViewportSize({ width, height });
    await desk.getByRole('link', { name: 'Sound Designer' }).click();
    const bar = desk.getByRole('region', { name: 'Writing' });
    const english = desk.getByRole('region', { name: 'English' });
    for (const name of ['What you do', 'Nice to have']) {
      const text = english.getByRole('textbox', { name });
      await text.click();
      await desk.keyboard.type(' and more');
      for (const part of [
        desk.getByRole('toolbar', { name: `Format: ${name}` }),
        bar.getByRole('button', { name: 'Publish English' }),
        bar.getByText(/^Saved at/u),
      ])
        await expect(part).toBeInViewport({ ratio: 1 });
      // The bar covers nothing of the line that is written.
      const [line, edge] = await Promise.all([text.boundingBox(), bar.boundingBox()]);
      if (line === null || edge === null) throw new Error('nothing is laid out');
      const isApart = line.y >= edge.y + edge.height || line.y + line.height <= edge.y;
      expect(isApart || (line.y < edge.y && width < 1024)).toBe(true);
      expect(await axeProblemsInBothSchemes(desk)).toEqual([]);
    }
    // A press on a format keeps the focus in the text.
    await bar.getByRole('button', { name: /^Bold/u }).click();
    await expect(english.getByRole('textbox', { name: 'Nice to have' })).toBeFocused();
  });
}

test('a notice is not shown on another screen', async ({ desk }) => {
  await desk.getByRole('link', { name: 'Sound Designer' }).click();
  await desk.getByRole('button', { name: 'Publish English' }).click();
  const notice = desk.getByText('Published in English.');
  await expect(notice).toBeVisible();
  await desk.getByRole('link', { name: 'All positions' }).click();
  await expect(desk.getByRole('button', { name: 'New position' })).toBeVisible();
  await expect(notice).toBeHidden();
  await desk.goBack();
  await expect(desk.getByRole('region', { name: 'Writing' })).toBeVisible();
  await expect(notice).toBeHidden();
});
