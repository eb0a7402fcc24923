/** Templates on the real program: made of a position, begun with in Japanese, written by an editor, and deleted by who publishes. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { anEntry, aPosition } from '../../frontend/desk/test/samples';
import { axeProblemsInBothSchemes } from '../fixtures/axe';
import { expect as expectOfPage, test as testOfPage } from '../fixtures/desk';
import { anEditor, callDesk, somebody, startDesk } from '../fixtures/desk-calls';

const SECTIONS = {
  employmentType: 'FULL_TIME',
  place: '東京都渋谷区',
  placeCountry: 'JP',
  pay: { currency: 'JPY', min: 4_000_000, max: 6_000_000, unit: 'YEAR' },
  insurance: '各種社会保険完備',
  jobDescription:
    '<h3>スタジオについて</h3><p>音楽ゲームを作っています。</p><table><tbody><tr><td><p>勤務時間</p></td><td><p>10:00〜19:00</p></td></tr></tbody></table>',
  requiredSkills: '<p>耳</p>',
  preferredSkills: '<p>声</p>',
};

const POST = {
  ...SECTIONS,
  title: 'サウンドデザイナー',
  date: '2026-11-02',
  closingDate: '2026-12-24',
};

/** What the service has of the position at which a page is, in Japanese. */
async function draftAt(page: Page): Promise<Record<string, unknown>> {
  const id = new URL(page.url()).hash.split('/').at(-1) ?? '';
  const position = await callDesk(page, 'GET', `/positions/${id}`);
  const { locales } = position as { locales: Record<string, { draft: Record<string, unknown> }> };
  return locales['jp']?.draft ?? {};
}

test('a template of a position is what the next one begins with', async ({ browser }) => {
  const site = await startDesk();
  try {
    const { page: owner, said } = await somebody(browser);
    await owner.goto(site.deskLink);
    await owner.getByRole('button', { name: 'New position' }).waitFor();
    await callDesk(owner, 'POST', '/positions', { id: 'sound', locale: 'jp', post: POST });
    await owner.reload();
    await owner.getByRole('link', { name: 'サウンドデザイナー' }).click();
    await owner.getByRole('button', { name: 'Save as template…' }).click();
    await owner.getByLabel('Name of the template').fill('開発職');
    await owner.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(owner.getByText('Saved as the template “開発職”.')).toBeVisible();

    // An editor begins with it, in a desk in Japanese.
    const { page: editor, said: alsoSaid } = await anEditor(browser, site);
    await editor.locator('nav select').selectOption('jp');
    await editor.getByRole('button', { name: '新しい募集' }).click();
    await editor.getByLabel('テンプレート').selectOption('開発職');
    await editor.getByLabel('職種名').fill('エフェクトアーティスト');
    await editor.getByRole('button', { name: '作成する' }).click();
    const japanese = editor.getByRole('region', { name: '日本語' });
    await expect(japanese.getByRole('textbox', { name: '業務内容', exact: true })).toContainText(
      'スタジオについて',
    );
    const { title, date, closingDate, ...kept } = await draftAt(editor);
    expect(kept).toEqual(SECTIONS);
    expect(title).toBe('エフェクトアーティスト');
    expect(date).not.toBe(POST.date);
    expect(closingDate).toBeUndefined();

    // The editor writes the template, and cannot delete it; the owner's page hears of it.
    await editor.locator('#main').getByRole('link', { name: '募集一覧' }).click();
    await editor.getByRole('link', { name: 'テンプレート' }).click();
    await editor.getByRole('link', { name: '開発職' }).click();
    await expect(editor.getByRole('button', { name: '名前を変更…' })).toBeVisible();
    await expect(editor.getByRole('button', { name: '削除' })).toBeHidden();
    const id = new URL(editor.url()).hash.split('/').at(-1) ?? '';
    await expect(callDesk(editor, 'DELETE', `/positions/${id}`)).rejects.toThrow('forbidden');
    await owner.goto(`${new URL(owner.url()).origin}/#/position/${id}`);
    const text = owner.getByRole('textbox', { name: 'What you do' });
    await expect(text).toContainText('スタジオについて');
    await editor.getByRole('textbox', { name: '業務内容', exact: true }).press('Control+End');
    await editor.keyboard.type('福利厚生');
    await expect(text).toContainText('福利厚生');

    await owner.getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = owner.getByRole('dialog');
    await expect(dialog).toContainText('Positions that began with it stay as they are.');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(owner.getByText('There are no templates yet.')).toBeVisible();
    await owner.getByRole('button', { name: 'Undo' }).click();
    await expect(owner.getByRole('link', { name: '開発職' })).toBeVisible();
    await owner.goto(`${new URL(owner.url()).origin}/#/audit`);
    await expect(owner.getByText('restored the template “開発職”')).toBeVisible();
    const isOwn = (line: string) => !line.startsWith('Failed to load');
    expect([...said, ...alsoSaid].filter(isOwn)).toEqual([]);
  } finally {
    await site.discard();
  }
});

/** A template with a text in two languages. */
const template = {
  ...aPosition('t', {
    en: { ...anEntry, title: null, date: null },
    jp: { ...anEntry, title: null, date: null },
  }),
  template: 'Developers',
};

testOfPage(
  'words of a template that were never saved are offered when it is opened again',
  async ({ desk, service }) => {
    service.positions.set('t', template);
    await desk.goto('https://desk.test/#/position/t');
    const text = desk.getByRole('region', { name: 'English' }).getByRole('textbox', {
      name: 'What you do',
    });
    await desk.route('**/draft', (route) => route.abort());
    await text.press('Control+End');
    await desk.keyboard.type(' and perks');
    await expectOfPage(desk.getByText('Not saved: no connection')).toBeVisible();
    desk.on('dialog', (dialog) => void dialog.accept());
    await desk.reload();
    await desk.unroute('**/draft');
    const offer = desk.getByRole('group', { name: /^Unsaved text from/u });
    await offer.getByRole('button', { name: 'Restore it' }).click();
    await expectOfPage
      .poll(() => service.positions.get('t')?.locales['en']?.draft?.jobDescription)
      .toBe('<p>Sounds and perks</p>');
  },
);

testOfPage(
  'axe finds nothing on screens and dialogs of templates, light, dark and on a phone',
  async ({ desk, service }) => {
    service.role = 'owner';
    service.positions.set('t', template);
    for (const width of [1440, 390]) {
      await desk.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      for (const [address, heading, buttons] of [
        ['templates', 'Templates', ['New template', 'New position from “Developers”']],
        ['position/t', 'Developers', ['New position', 'Rename…', 'Delete']],
        ['', 'Positions', ['New position']],
        ['position/sound', 'Sound Designer', ['Save as template…']],
      ] as const) {
        await desk.goto(`https://desk.test/#/${address}`);
        await desk.reload();
        await expectOfPage(desk.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
        await expectOfPage(desk.getByText('Loading…')).toBeHidden();
        expectOfPage(await axeProblemsInBothSchemes(desk), address).toEqual([]);
        const isWide = () => desk.evaluate(() => document.documentElement.scrollWidth);
        expectOfPage(await isWide(), address).toBeLessThanOrEqual(width);
        for (const button of buttons) {
          await desk.getByRole('button', { name: button, exact: true }).click();
          await expectOfPage(desk.getByRole('dialog')).toBeVisible();
          expectOfPage(await axeProblemsInBothSchemes(desk), button).toEqual([]);
          await desk.keyboard.press('Escape');
          await expectOfPage(desk.getByRole('dialog')).toBeHidden();
        }
      }
    }
  },
);
