/** What another platform has becomes drafts: from the file of a Japanese spreadsheet to a page that visitors see. */
import path from 'node:path';

import { axeProblemsInBothSchemes } from '../fixtures/axe';
import { expect as expectOfPage, test as testOfPage } from '../fixtures/desk';
import { somebody, startDesk } from '../fixtures/desk-calls';
import { expect, test } from '@playwright/test';

const FILES = path.resolve(import.meta.dirname, '../../frontend/desk/test/files');

test('a file in Shift_JIS becomes drafts, and one of them a page of the site', async ({
  browser,
}) => {
  const site = await startDesk();
  try {
    const { page, said } = await somebody(browser);
    await page.goto(site.deskLink);
    await page.getByRole('link', { name: 'Import' }).click();
    await page.getByLabel('File').setInputFiles(path.join(FILES, 'hrmos-cp932.csv'));
    await expect(page.getByLabel('Encoding')).toHaveValue('shift_jis');
    await expect(page.getByLabel('Language of the texts')).toHaveValue('jp');
    await page.getByLabel('Country of places without one').selectOption('Japan');
    const rows = page.getByRole('list', { name: 'Preview' });
    await expect(rows.getByText('New draft')).toBeVisible();
    await expect(rows).toContainText('Closing date: Enter a date that exists');
    await rows.getByText('What it becomes').first().click();
    await expect(rows).toContainText('書類選考');
    expect(await axeProblemsInBothSchemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Create 1 draft' }).click();
    await expect(page.getByText('1 draft is created.')).toBeVisible();

    // The same file again makes nothing without a word.
    await page.getByLabel('File').setInputFiles(path.join(FILES, 'hrmos-cp932.csv'));
    await page.getByLabel('Country of places without one').selectOption('Japan');
    const known = rows.getByRole('link', { name: 'Already here: サウンドデザイナー' });
    await expect(known).toBeVisible();
    await expect(
      rows.getByRole('checkbox', { name: 'Import サウンドデザイナー' }),
    ).not.toBeChecked();

    await known.click();
    const japanese = page.getByRole('region', { name: 'Japanese' });
    await expect(japanese.getByRole('textbox', { name: 'What you do' })).toContainText(
      '楽曲に合わせた演出の調整',
    );
    const id = new URL(page.url()).hash.split('/').at(-1) ?? '';
    const onSite = async () => {
      const response = await fetch(`${site.url}/recruit/${id}?locale=jp`);
      const text = await response.text();
      return `${String(response.status)} ${text.includes('楽曲に合わせた演出の調整') ? 'shown' : ''}`;
    };
    expect(await onSite()).toBe('404 ');
    await page.getByRole('button', { name: 'Publish Japanese' }).click();
    await expect.poll(onSite).toBe('200 shown');
    expect(said.filter((text) => !text.startsWith('Failed to load'))).toEqual([]);
  } finally {
    await site.discard();
  }
});

testOfPage(
  'a public board is read under the policy of the page, on a phone too',
  async ({ desk, service }) => {
    await desk.setViewportSize({ width: 390, height: 844 });
    await desk.getByRole('link', { name: 'Import' }).click();
    const board = desk.getByLabel('Greenhouse job board');
    await board.fill('nobody');
    await board.press('Enter');
    await expectOfPage(
      desk.getByRole('alert').filter({ hasText: 'no public board' }),
    ).toBeVisible();
    await board.fill('https://boards.greenhouse.io/vaulttec');
    await desk.getByRole('button', { name: 'Get the jobs' }).click();
    await expectOfPage(desk.getByText('Place: A place needs its country too.')).toBeVisible();
    expectOfPage(await axeProblemsInBothSchemes(desk)).toEqual([]);
    await desk.getByLabel('Country of places without one').selectOption('United States');
    await desk.getByRole('button', { name: 'Create 1 draft' }).click();
    await expectOfPage(desk.getByText('1 draft is created.')).toBeVisible();
    const made = service.positions.get('vault-designer')?.locales['en']?.draft;
    expectOfPage(made).toMatchObject({
      place: 'NYC',
      placeCountry: 'US',
      jobDescription: '<p>Vaults</p>',
      importId: 'greenhouse 127817',
    });
    const width = await desk.evaluate(() => document.documentElement.scrollWidth);
    expectOfPage(width).toBeLessThanOrEqual(390);
  },
);
