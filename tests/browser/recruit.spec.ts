/** The open positions: sleeves that open, and a mailbox one tap away. */
import { expect, open, test } from '../fixtures/browser-test';
import { mailboxIn, SHIPPED } from '../fixtures/company';
import { text } from '../fixtures/pages';

for (const locale of ['en', 'jp']) {
  test(`the positions in ${locale} open one by one, all of them in the document`, async ({
    page,
  }) => {
    await open(page, `/recruit?locale=${locale}`);
    const cards = page.getByRole('article');
    expect(await cards.count()).toBeGreaterThan(3);
    const label = text(locale, 'recruit', 'labels.requiredSkills');
    await expect(cards.first().getByText(label)).toBeVisible();

    const second = cards.nth(1);
    await expect(second.getByText(label)).toBeHidden();
    expect(await second.locator('h3').allTextContents()).toEqual([
      text(locale, 'recruit', 'labels.jobDescription'),
      label,
      text(locale, 'recruit', 'labels.preferredSkills'),
    ]);
    await second.locator('summary').click();
    await expect(second.getByText(label)).toBeVisible();
    await second.locator('summary').press('Enter');
    await expect(second.getByText(label)).toBeHidden();
  });
}

for (const locale of ['en', 'jp']) {
  test(`no line of contract, place and remote work begins or ends with a dot in ${locale}`, async ({
    page,
  }) => {
    // So narrow that a list in each language has two lines.
    await page.setViewportSize({ width: 360, height: 780 });
    await open(page, `/recruit?locale=${locale}`);
    await page.evaluate(() => document.fonts.ready);
    const lines = await page.locator('h2 + ul').evaluateAll((lists) =>
      lists.flatMap((list) => {
        const edge = list.getBoundingClientRect();
        const items = [...list.children].map((item) => {
          const { left, top, right } = item.getBoundingClientRect();
          const dot = parseFloat(getComputedStyle(item, '::before').width);
          return { top, dot: left + dot - edge.left, over: right - edge.right };
        });
        // The dot stands before the words of its item, so it is seen unless the list cuts it off.
        return items.map(({ top, dot, over }, index) => ({
          isFirst: index === 0 || items[index - 1]?.top !== top,
          isFurther: index > 0,
          isSeen: dot > 1 || getComputedStyle(list).overflowX !== 'clip',
          over,
        }));
      }),
    );
    expect(lines.filter(({ isFirst, isFurther }) => isFirst && isFurther)).not.toEqual([]);
    for (const { isFirst, isSeen, over } of lines) {
      expect(isSeen).toBe(!isFirst);
      expect(over).toBeLessThan(1);
    }
  });
}

test('the mailbox is a link in the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/recruit?locale=en');
  const mailbox = mailboxIn(SHIPPED);
  const link = page.getByRole('main').getByRole('link', { name: mailbox }).first();
  await expect(link).toBeInViewport();
  await expect(link).toHaveAttribute('href', `mailto:${mailbox}`);
});
