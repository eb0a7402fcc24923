/** The order of more positions than a company has: places by number and name, the search, what visitors do not see, keys. */
import { anEntry, aPosition } from '../../frontend/desk/test/samples';
import type { FakeService } from '../../frontend/desk/test/service';
import { axeProblemsInBothSchemes } from '../fixtures/axe';
import { expect, test } from '../fixtures/desk';

const POSITIONS = 1008;

/** Fills the order; each hundredth position is one that visitors do not see. */
function fillOrder(service: FakeService): void {
  service.positions.clear();
  for (let index = 1; index <= POSITIONS; index += 1) {
    const title = `Position ${String(index)}`;
    const seen = { ...anEntry, title, state: 'published' as const, isPublished: true };
    const en = index % 100 === 0 ? { ...anEntry, title } : seen;
    service.positions.set(`p${String(index)}`, aPosition(`p${String(index)}`, { en }));
  }
}

test.beforeEach(async ({ desk, service }) => {
  fillOrder(service);
  await desk.reload();
  await desk.getByRole('link', { name: 'Order on the site' }).click();
  await expect(desk.locator('li[data-id="p1008"]')).toBeAttached();
});

test('a thousand positions are few elements, and all of them are in the list', async ({ desk }) => {
  await expect(desk.getByRole('list', { name: 'Order on the site' }).locator('> li')).toHaveCount(
    POSITIONS - 10,
  );
  // A row that is far away has its number and its title only: all others would be as many again as five times these.
  await expect.poll(() => desk.locator('main *').count()).toBeLessThan(6000);
  // What is scrolled to has its buttons.
  await desk.locator('li[data-id="p777"]').scrollIntoViewIfNeeded();
  await expect(desk.getByRole('button', { name: 'Move Position 777 up' })).toBeVisible();
});

test('a number moves a position over a thousand others', async ({ desk, service }) => {
  await desk.getByRole('button', { name: /^Position 1: place 1\./u }).press('Enter');
  const dialog = desk.getByRole('dialog', { name: 'Move Position 1' });
  await dialog.getByLabel('Place, from 1 to 998').fill('998');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('Position 1: place 998 of 998')).toBeAttached();
  await expect(desk.getByText('The order is saved.')).toBeVisible();
  expect(service.order.positions.at(-1)).toBe('p1');
});

test('End and Home keep the focus over a thousand others', async ({ desk, service }) => {
  const down = desk.getByRole('button', { name: 'Move Position 2 down', exact: true });
  await down.focus();
  await desk.keyboard.press('End');
  await expect(down).toBeFocused();
  await expect(down).toBeInViewport();
  await expect(down).toHaveAttribute('aria-disabled', 'true');
  await expect(desk.getByText('The order is saved.')).toBeVisible();
  expect(service.order.positions.at(-1)).toBe('p2');
  await desk.keyboard.press('Home');
  await expect(down).toBeInViewport();
  await expect(down).toBeFocused();
});

test('a position is found with a typing error and moved before another one', async ({
  desk,
  service,
}) => {
  await desk.keyboard.press('/');
  await desk.keyboard.type('positoin 1007');
  await expect(desk.getByText(/^No exact match/u)).toBeVisible();
  await desk.getByRole('button', { name: /^Position 1007: place 997\./u }).click();
  await desk.getByLabel(/beside another position/u).fill('Position 5');
  const before = desk.getByRole('button', { name: 'Before Position 5', exact: true });
  await before.click();
  await expect(desk.getByText('Position 1007: place 5 of 998')).toBeAttached();
  await expect(desk.getByText('The order is saved.')).toBeVisible();
  expect(service.order.positions[4]).toBe('p1007');
});

test('what visitors do not see stands apart, and what is found is dragged', async ({
  desk,
  service,
}) => {
  await desk.getByRole('button', { name: 'Not on the site (10)' }).click();
  const rows = desk.getByRole('list', { name: 'Order on the site' }).locator('> li');
  await expect(rows).toHaveCount(10);
  await expect(desk.getByText(/^Visitors do not see these/u)).toBeVisible();
  expect(await axeProblemsInBothSchemes(desk)).toEqual([]);
  await desk.getByRole('button', { name: /^Position 100: place 100/u }).press('Enter');
  expect(await axeProblemsInBothSchemes(desk)).toEqual([]);
  await desk.keyboard.press('Escape');
  await rows.nth(1).locator('svg').first().hover();
  await desk.mouse.down();
  const box = await rows.nth(0).boundingBox();
  await desk.mouse.move(100, (box?.y ?? 0) + 4, { steps: 5 });
  await desk.mouse.up();
  await expect(desk.getByText('The order is saved.')).toBeVisible();
  expect(service.order.positions.slice(98, 102)).toEqual(['p99', 'p200', 'p100', 'p101']);
});
