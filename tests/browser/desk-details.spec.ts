/** The details of a position: once for all languages, above the texts without pushing them away. */
import { anEntry, aPosition } from '../../frontend/desk/test/samples';
import { axeProblemsInBothSchemes } from '../fixtures/axe';
import { expect, test } from '../fixtures/desk';

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`are entered once at ${String(width)} pixels, and the first text is on the first screen`, async ({
    desk,
    service,
  }) => {
    await desk.setViewportSize({ width, height });
    const draft = { ...anEntry.draft, remote: 'FULL' as const };
    const position = aPosition('sound', { en: anEntry, jp: { ...anEntry, draft } });
    service.positions.set('sound', position);
    await desk.getByRole('link', { name: 'Sound Designer' }).click();
    const text = desk
      .getByRole('region', { name: 'English' })
      .getByRole('textbox', { name: 'What you do' });
    await expect(text).toBeInViewport();
    const details = desk.locator('summary').filter({ hasText: 'Details for all languages' });
    await expect(details).toContainText('Differs: Remote work (Japanese)');
    await details.click();
    expect(await axeProblemsInBothSchemes(desk)).toEqual([]);
    await desk.getByLabel('Contract', { exact: true }).selectOption('Full-time');
    await desk
      .getByRole('button', { name: 'Use in all languages: Remote work of Japanese' })
      .click();
    await expect(details).toContainText('Full-time · Fully remote');
    await expect(details).not.toContainText('Differs');
    await expect
      .poll(() => {
        const locales = service.positions.get('sound')?.locales ?? {};
        return Object.values(locales).map((each) => [
          each.draft?.employmentType,
          each.draft?.remote,
        ]);
      })
      .toEqual([
        ['FULL_TIME', 'FULL'],
        ['FULL_TIME', 'FULL'],
      ]);
  });
}
