/** Text becomes markup or script nowhere but where the site itself cleans it. */
import { expect, open, test } from '../fixtures/browser-test';

test('every API that makes markup or script from text is refused on the live page', async ({
  page,
  guard,
}) => {
  await open(page, '/recruit?locale=en');
  const outcomes = await page.evaluate(() => {
    const make = (name: string) => document.body.appendChild(document.createElement(name));
    const html = '<img src="x" data-planted>';
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => (make('div').innerHTML = html),
      outerHTML: () => (make('div').outerHTML = html),
      insertAdjacentHTML: () => {
        make('div').insertAdjacentHTML('beforeend', html);
      },
      parseFromString: () => new DOMParser().parseFromString(html, 'text/html'),
      createContextualFragment: () => document.createRange().createContextualFragment(html),
      srcdoc: () => ((make('iframe') as HTMLIFrameElement).srcdoc = html),
      'script.src': () => ((make('script') as HTMLScriptElement).src = '/planted.js'),
      'script.text': () => ((make('script') as HTMLScriptElement).text = 'planted = 1'),
      'another policy': () =>
        (
          window as unknown as {
            trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
          }
        ).trustedTypes.createPolicy('another', {}),
    };
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt();
        return `${name}: done`;
      } catch (error) {
        return `${name}: ${error instanceof Error ? error.name : String(error)}`;
      }
    });
  });
  expect(outcomes.filter((outcome) => !outcome.endsWith(': TypeError'))).toEqual([]);
  await expect(page.locator('[data-planted]')).toHaveCount(0);

  // The browser says each of them on the console, and nothing else.
  const said = guard.problems.splice(0);
  expect(said.length).toBeGreaterThanOrEqual(outcomes.length);
  expect(said.filter((line) => !/Trusted ?Type|TrustedHTML|TrustedScript/u.test(line))).toEqual([]);
});
