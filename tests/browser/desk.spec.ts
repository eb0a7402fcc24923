/** The desk's page as it is built, in a real browser under its policy: keys, input methods, pastes, many positions. */
import type { Page } from '@playwright/test';

import { anEntry, aMissingEntry, aPosition } from '../../frontend/desk/test/samples';
import { axeProblemsInBothSchemes } from '../fixtures/axe';
import { expect, paste, test } from '../fixtures/desk';

const textOf = 'What you do';

test('a position is begun, written and published by keys alone', async ({ desk, service }) => {
  await desk.getByRole('button', { name: 'New position' }).focus();
  await desk.keyboard.press('Enter');
  await desk.keyboard.press('Tab');
  const title = desk.getByRole('dialog').getByLabel('Title');
  await title.focus();
  await desk.keyboard.type('Stage Artist');
  await desk.keyboard.press('Enter');
  const english = desk.getByRole('region', { name: 'English' });
  const text = english.getByRole('textbox', { name: textOf });
  await text.focus();
  await desk.keyboard.type('Paint the ');
  await desk.keyboard.press('Control+b');
  await desk.keyboard.type('stage');
  await desk.keyboard.press('Enter');
  await desk.keyboard.press('Control+b');
  await desk.keyboard.type('- light');
  await desk.keyboard.press('Enter');
  await desk.keyboard.type('smoke');
  // Tab moves an item into the one before it, and leaves the text where it can move nothing, as it leaves every field.
  await desk.keyboard.press('Tab');
  await expect(text.locator('ul ul')).toHaveText('smoke');
  await desk.keyboard.press('Shift+Tab');
  await expect(text.locator('ul ul')).toHaveCount(0);
  await desk.keyboard.press('ArrowUp');
  // The text learns of the caret a moment later than the browser.
  await expect(desk.getByRole('button', { name: 'More indent' })).toBeDisabled();
  await desk.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
  const publish = desk.getByRole('button', { name: 'Publish English' });
  for (const [name, written] of [
    ['What you need', 'A steady hand'],
    ['Nice to have', 'A loud voice'],
  ] as const) {
    // What is missing is where the focus goes.
    await publish.press('Enter');
    await expect(english.getByRole('textbox', { name })).toBeFocused();
    await desk.keyboard.type(written);
  }
  await publish.press('Enter');
  await expect(english.getByText('Published', { exact: true })).toBeVisible();
  expect(service.positions.get('stage-artist')?.locales['en']?.published?.jobDescription).toBe(
    '<p>Paint the <strong>stage</strong></p><ul><li>light</li><li>smoke</li></ul>',
  );
});

/** Composes at the caret as an input method does, by its steps, and takes the whole. */
async function compose(desk: Page, steps: readonly string[], whole: string): Promise<void> {
  const input = await desk.context().newCDPSession(desk);
  for (const text of steps)
    await input.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await input.send('Input.insertText', { text: whole });
}

for (const [language, composed, whole] of [
  ['Japanese', ['お', 'おと', '音'], '音'],
  ['Korean', ['ㅅ', '소', '솔', '소리'], '소리'],
] as const) {
  test(`${language} is composed in the text, and saved when it is whole`, async ({
    desk,
    service,
  }) => {
    await desk.getByRole('link', { name: 'Sound Designer' }).click();
    const text = desk.getByRole('textbox', { name: textOf });
    await text.focus();
    await desk.keyboard.press('Control+a');
    await compose(desk, composed, whole);
    await desk.keyboard.type('!');
    await expect(text).toHaveText(`${whole}!`);
    await expect
      .poll(() => service.positions.get('sound')?.locales['en']?.draft?.jobDescription)
      .toBe(`<p>${whole}!</p>`);
  });
}

test('cells stay when an input method composes over several', async ({ desk, service }) => {
  const rowsOf = (name: string) =>
    `<table><tbody><tr><td>${name}</td><td>10:00</td></tr><tr><td>Days</td><td>Monday</td></tr></tbody></table>`;
  service.changeElsewhere('sound', 'en', { ...anEntry.draft, jobDescription: rowsOf('Hours') });
  await desk.goto('https://desk.test/#/position/sound');
  await desk.reload();
  const text = desk.getByRole('textbox', { name: textOf });
  await text.getByRole('cell', { name: 'Hours' }).click();
  await desk.keyboard.press('Home');
  await desk.keyboard.press('Shift+ArrowDown');
  await compose(desk, ['お', 'おと', '音'], '音');
  await expect
    .poll(() => service.positions.get('sound')?.locales['en']?.draft?.jobDescription)
    .toBe(rowsOf('音'));
});

test('a paste of a word processor becomes what a post may have, and one that is too large is refused', async ({
  desk,
}) => {
  await desk.getByRole('link', { name: 'Sound Designer' }).click();
  const text = desk.getByRole('textbox', { name: textOf });
  await text.press('Control+a');
  await paste(
    desk,
    textOf,
    '<b style="font-weight:normal"><p style="color:red" onclick="x()">A <span style="font-weight:700">B</span></p><ul><li>C</li></ul><img src="x" onerror="x()"></b>',
  );
  expect(await text.innerHTML()).toBe('<p>A <strong>B</strong></p><ul><li><p>C</p></li></ul>');
  const refused = desk.getByText(/^Not pasted, because it could not be saved: .* 500 KB/u);
  for (const length of [2_000_001, 900_000]) {
    await paste(desk, textOf, 'x'.repeat(length), 'text/plain');
    await expect(refused).toBeVisible();
    expect(await text.innerText()).not.toContain('xxx');
    await paste(desk, textOf, 'y', 'text/plain');
    await expect(refused).toBeHidden();
  }
});

test('Markdown and addresses become formats, typed and pasted', async ({ desk, service }) => {
  await desk.getByRole('link', { name: 'Sound Designer' }).click();
  const text = desk.getByRole('textbox', { name: textOf });
  await text.press('Control+a');
  await desk.keyboard.type('## Tools\n**FMOD** at www.example.com \n- mix\n\n');
  await paste(desk, textOf, '1. first\n2. second', 'text/plain');
  expect(await text.innerHTML()).toBe(
    '<h3>Tools</h3><p><strong>FMOD</strong> at <a href="https://www.example.com">www.example.com</a> </p>' +
      '<ul><li><p>mix</p></li></ul><ol><li><p>first</p></li><li><p>second</p></li></ol>',
  );
  await text.press('Shift+Home');
  await paste(desk, textOf, 'https://a.example/', 'text/plain');
  await text.press('Control+s');
  await expect
    .poll(() => service.positions.get('sound')?.locales['en']?.draft?.jobDescription)
    .toContain('<li><a href="https://a.example/">second</a></li>');
});

test('a list is indented and let out by buttons on a phone', async ({ desk }) => {
  await desk.setViewportSize({ width: 390, height: 844 });
  await desk.getByRole('link', { name: 'Sound Designer' }).click();
  const text = desk.getByRole('textbox', { name: textOf });
  await text.press('Control+a');
  const indent = desk.getByRole('button', { name: 'More indent' });
  await expect(indent).toHaveCount(0);
  await desk.keyboard.type('- one\ntwo');
  await expect(indent).toBeInViewport({ ratio: 1 });
  await indent.click();
  await expect(text.locator('ul ul')).toHaveText('two');
  await expect(indent).toBeDisabled();
  await desk.getByRole('button', { name: 'Less indent' }).click();
  await expect(text.locator('ul ul')).toHaveCount(0);
  await expect(text).toBeFocused();
});

test('a table is begun by its button on a phone, written cell by cell, and pasted', async ({
  desk,
  service,
}) => {
  await desk.setViewportSize({ width: 390, height: 844 });
  await desk.getByRole('link', { name: 'Sound Designer' }).click();
  const text = desk.getByRole('textbox', { name: textOf });
  await text.press('Control+a');
  await desk.keyboard.press('Delete');
  await desk.getByRole('button', { name: 'Table', exact: true }).click();
  await desk.keyboard.type('Hours');
  await desk.keyboard.press('Tab');
  await desk.keyboard.type('10:00');
  await desk.getByRole('button', { name: 'Add row' }).click();
  await desk.keyboard.type('Days');
  await desk.keyboard.press('Tab');
  await desk.keyboard.type('Monday\nto Friday');
  const isWide = await desk.evaluate(() => document.documentElement.scrollWidth > 390);
  expect(isWide).toBe(false);
  await desk.keyboard.press('Control+Enter');
  await desk.keyboard.type('after');
  await paste(
    desk,
    textOf,
    '<google-sheets-html-origin><table><tr><td style="font-weight:bold">Pay</td><td>monthly</td></tr></table>',
  );
  await desk.keyboard.press('Control+s');
  const rowOf = (name: string, said: string) => `<tr><th>${name}</th><td>${said}</td></tr>`;
  await expect
    .poll(() => service.positions.get('sound')?.locales['en']?.draft?.jobDescription)
    .toBe(
      `<table><tbody>${rowOf('Hours', '10:00')}${rowOf('Days', 'Monday<br>to Friday')}</tbody></table>` +
        `<p>after</p><table><tbody>${rowOf('Pay', 'monthly')}</tbody></table>`,
    );
  expect(await axeProblemsInBothSchemes(desk)).toEqual([]);
});

test('keys search, save and list themselves', async ({ desk }) => {
  const search = desk.getByRole('searchbox', { name: 'Search' });
  await expect(desk.getByRole('link', { name: 'Sound Designer' })).toBeVisible();
  await desk.keyboard.press('/');
  await expect(search).toBeFocused();
  await desk.keyboard.type('sou');
  await desk.getByRole('link', { name: 'Sound Designer' }).click();
  await expect(desk.getByRole('textbox', { name: textOf })).toBeVisible();
  await desk.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('sou');
  await desk.getByRole('link', { name: 'Sound Designer' }).focus();
  await desk.keyboard.press('?');
  await expect(desk.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect(await axeProblemsInBothSchemes(desk)).toEqual([]);
});

test('a session that ends while somebody writes loses nothing', async ({ desk, service }) => {
  await desk.getByRole('link', { name: 'Sound Designer' }).click();
  const text = desk.getByRole('textbox', { name: textOf });
  await text.press('Control+End');
  service.isLoggedIn = false;
  await desk.keyboard.type(' and music');
  const dialog = desk.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Password').fill('a good sentence');
  await desk.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect
    .poll(() => service.positions.get('sound')?.locales['en']?.draft?.jobDescription)
    .toBe('<p>Sounds and music</p>');
});

test('a thousand positions are searched and opened at once', async ({ desk, service }) => {
  for (let index = 0; index < 1000; index += 1) {
    const id = `position-${String(index)}`;
    service.positions.set(
      id,
      aPosition(id, { en: { ...anEntry, title: `Position ${String(index)}` }, jp: aMissingEntry }),
    );
  }
  await desk.reload();
  await desk.getByLabel('Search').fill('position 999');
  await expect(desk.getByText('1 of 1,001')).toBeVisible();
  await desk.getByRole('link', { name: 'Position 999' }).click();
  await expect(desk.getByRole('heading', { name: 'Position 999' })).toBeVisible();
});

test('axe finds nothing on any screen', async ({ desk }) => {
  await expect(desk.getByRole('link', { name: 'Sound Designer' })).toBeVisible();
  expect(await axeProblemsInBothSchemes(desk)).toEqual([]);
  await desk.getByRole('link', { name: 'Sound Designer' }).click();
  await expect(desk.getByRole('textbox', { name: textOf })).toBeVisible();
  expect(await axeProblemsInBothSchemes(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Preview English' }).click();
  await expect(desk.locator('iframe[data-loading="false"]')).toBeVisible();
  expect(await axeProblemsInBothSchemes(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Share…' }).click();
  await desk.getByRole('button', { name: 'Create link' }).click();
  await expect(desk.getByRole('textbox', { name: 'Link' })).toBeVisible();
  expect(await axeProblemsInBothSchemes(desk)).toEqual([]);
  await desk.keyboard.press('Escape');
  await desk.getByRole('button', { name: 'Close the preview' }).click();
  await desk.getByRole('button', { name: 'Schedule English' }).click();
  expect(await axeProblemsInBothSchemes(desk)).toEqual([]);
  await desk.keyboard.press('Escape');
  await desk.getByRole('link', { name: 'aki' }).click();
  await expect(desk.getByText('Firefox on Windows')).toBeVisible();
  expect(await axeProblemsInBothSchemes(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Log out' }).click();
  await expect(desk.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await axeProblemsInBothSchemes(desk)).toEqual([]);
});
