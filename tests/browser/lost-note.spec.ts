/** The page of an address that has none: a missed note that can be hit. */
import type { Page } from '@playwright/test';

import { axeProblems } from '../fixtures/axe';
import { expect, open, takeExpectedProblems, test } from '../fixtures/browser-test';
import { LOCALES, text } from '../fixtures/pages';

/** Stops the note at a place of its run, so that a press is judged there. */
const holdAt = (page: Page, progress: number) =>
  page
    .locator('main button span')
    .first()
    .evaluate((note, at) => {
      const [run] = note.getAnimations();
      if (run === undefined) throw new Error('the note does not run');
      run.pause();
      run.currentTime = at * Number(run.effect?.getComputedTiming().duration);
    }, progress);

for (const { code } of LOCALES) {
  test(`a press is judged by where the note is, in ${code}`, async ({ page, guard }) => {
    await open(page, `/nowhere?locale=${code}`);
    const lane = page.getByRole('button', { name: text(code, 'notFound', 'note.hit') });
    const verdict = page.locator('main [role=status]');
    await expect(verdict).toHaveText(text(code, 'notFound', 'note.hint'));
    for (const [progress, name] of [
      [0.75, 'perfect'],
      [0.7, 'great'],
      [0.2, 'miss'],
    ] as const) {
      await holdAt(page, progress);
      await lane.click();
      await expect(verdict).toHaveText(text(code, 'notFound', `note.verdicts.${name}`));
    }
    await holdAt(page, 0.75);
    await lane.press('Enter');
    await expect(verdict).toHaveText(text(code, 'notFound', 'note.verdicts.perfect'));
    expect(await axeProblems(page)).toEqual([]);
    takeExpectedProblems(guard);
  });
}

test('the line is where a note is judged perfect', async ({ page, guard }) => {
  await open(page, '/nowhere?locale=en');
  await holdAt(page, 0.75);
  const distance = await page.locator('main button').evaluate((lane) => {
    const [note, line] = [...lane.children].map((part) => part.getBoundingClientRect());
    return Math.abs((note?.right ?? 0) - ((line?.left ?? 0) + (line?.right ?? 0)) / 2);
  });
  expect(distance).toBeLessThan(1);
  takeExpectedProblems(guard);
});

test('with less motion the note stands on its line and can be hit', async ({ page, guard }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/nowhere?locale=en');
  await page.getByRole('button', { name: text('en', 'notFound', 'note.hit') }).click();
  await expect(page.locator('main [role=status]')).toHaveText('PERFECT');
  takeExpectedProblems(guard);
});
