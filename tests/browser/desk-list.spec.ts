/** The list of positions: one line each, views in the address, the way back, several at once. */
import { anEntry, aMissingEntry, aPosition } from '../../frontend/desk/test/samples';
import type { FakeService } from '../../frontend/desk/test/service';
import { axeProblemsInBothSchemes } from '../fixtures/axe';
import { expect, test } from '../fixtures/desk';

/** Fills the list with positions, each third of which has a Japanese text. */
function fillList(service: FakeService, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const id = `position-${String(index)}`;
    const title = `Position ${String(index)}`;
    service.positions.set(
      id,
      aPosition(id, {
        en: { ...anEntry, title },
        jp: index % 3 === 0 ? { ...anEntry, title: `職種${String(index)}` } : aMissingEntry,
      }),
    );
  }
}

for (const [width, height] of [
  [1440, 50],
  [390, 80],
] as const) {
  test(`a position is a line at ${String(width)} pixels`, async ({ desk, service }) => {
    fillList(service, 3);
    await desk.setViewportSize({ width, height: 900 });
    await desk.reload();
    const rows = desk.getByRole('list', { name: 'Positions' }).getByRole('listitem');
    await expect(rows).toHaveCount(4);
    for (const row of await rows.all())
      expect((await row.boundingBox())?.height).toBeLessThan(height);
    // The box of a row stands below the one of all.
    const boxes = await desk.getByRole('main').getByRole('checkbox').all();
    const places = await Promise.all(boxes.map((box) => box.boundingBox()));
    expect(places).toHaveLength(5);
    for (const place of places) expect(place?.x).toBeCloseTo(places[0]?.x ?? 0, 0);
    expect(
      await desk.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    expect(await axeProblemsInBothSchemes(desk)).toEqual([]);
  });
}

test('Back leads to the list as it was left: its words, its filters, its place', async ({
  desk,
  service,
}) => {
  fillList(service, 300);
  await desk.reload();
  await desk.getByRole('link', { name: /^Japanese missing/u }).click();
  await desk.getByLabel('Sort by').selectOption('Title');
  await desk.getByLabel('Search').fill('Position 2');
  await expect(desk).toHaveURL(/#\/\?q=Position\+2&state=missing&language=jp&sort=title$/u);
  const { hash } = new URL(desk.url());
  const row = desk.getByRole('link', { name: 'Position 275', exact: true });
  await row.scrollIntoViewIfNeeded();
  const before = await row.boundingBox();
  const scrolled = await desk.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(500);
  await row.click();
  await expect(desk.getByRole('heading', { name: 'Position 275' })).toBeVisible();
  await desk.goBack();
  await expect(row).toBeInViewport({ ratio: 1 });
  expect((await row.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  expect(new URL(desk.url()).hash).toBe(hash);
  await expect(desk.getByLabel('Search')).toHaveValue('Position 2');
  // The link in a position leads there too.
  await row.click();
  await desk.getByRole('link', { name: 'All positions' }).click();
  await expect(row).toBeInViewport({ ratio: 1 });
});

test('a link opens the list as somebody else saw it', async ({ desk, service }) => {
  fillList(service, 30);
  const link = '/#/?q=Positon+2&state=missing&language=jp&sort=title';
  await desk.goto(new URL(link, desk.url()).href);
  await desk.reload();
  await expect(desk.getByText(/^No exact match/u)).toBeVisible();
  await expect(desk.getByLabel('Status', { exact: true })).toHaveValue('missing');
  await expect(desk.getByRole('link', { name: 'Position 20', exact: true })).toBeVisible();
});

test('several positions are published at once by keys alone', async ({ desk, service }) => {
  fillList(service, 3);
  await desk.reload();
  await desk.getByRole('checkbox', { name: 'Select all that are shown' }).press('Space');
  await expect(desk.getByText('4 selected')).toBeVisible();
  await desk.getByRole('checkbox', { name: 'Select Position 1' }).press('Space');
  await desk.getByRole('button', { name: 'Publish…' }).press('Enter');
  const dialog = desk.getByRole('dialog', { name: 'Publish 3 positions?' });
  expect(await axeProblemsInBothSchemes(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await expect(desk.getByText('3 positions are published.')).toBeVisible();
  expect(service.positions.get('position-1')?.locales['en']?.isPublished).toBe(false);
  expect(service.positions.get('position-2')?.locales['en']?.isPublished).toBe(true);
});
