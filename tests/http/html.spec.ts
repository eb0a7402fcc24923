/** Every document is valid HTML: elements where they may stand, attributes that exist, references that lead somewhere. */
import { HtmlValidate, type ConfigData } from 'html-validate';

import { ALL_PAGES } from '../fixtures/pages';
import { expect, test } from '../fixtures/site-test';

const RULES: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // The menu of narrow windows repeats the header's navigation in a dialog: only one of them is ever there for readers.
    'unique-landmark': 'off',
    // A list may have a name; this rule advises against it.
    'aria-label-misuse': 'off',
  },
};

/** What is wrong with a document, a line each. */
async function faultsOf(html: string): Promise<readonly string[]> {
  const { results } = await new HtmlValidate(RULES).validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector ?? '?'}`),
  );
}

for (const { url } of ALL_PAGES) {
  test(`${url} is valid HTML`, async ({ get }) => {
    expect(await faultsOf(await (await get(url)).text())).toEqual([]);
  });
}

for (const locale of ['en', 'jp']) {
  test(`a position is valid HTML in ${locale}`, async ({ get }) => {
    const list = await (await get(`/recruit?locale=${locale}`)).text();
    const url = /href="(\/recruit\/[^"]+)"/u.exec(list)?.[1] ?? '';
    expect(await faultsOf(await (await get(url.replaceAll('&amp;', '&'))).text())).toEqual([]);
  });
}

test('an element in a place where it may not be is found', async ({ get }) => {
  const html = await (await get('/')).text();
  const broken = html.replace('</main>', '<p><section></section></p></main>');
  expect(broken).not.toBe(html);
  expect(await faultsOf(broken)).not.toEqual([]);
});
