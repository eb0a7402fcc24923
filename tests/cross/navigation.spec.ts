/** Going through the site in each engine: menus, languages, hashes, back, reload. */
import { expect, hydrated, open, test } from '../fixtures/cross-test';
import type { Visitor } from '../fixtures/engines/engine';
import { text } from '../fixtures/pages';

const title = (visitor: Visitor) => visitor.run(() => document.title);
const scrollTop = (visitor: Visitor) => visitor.run(() => Math.round(scrollY));
const path = async (visitor: Visitor) =>
  (await visitor.run(() => location.href)).replace(visitor.origin, '');

/** Whether the document is still the one that was marked. */
const mark = (visitor: Visitor) =>
  visitor.run(() => {
    document.documentElement.dataset['marked'] = 'yes';
  });
const isMarked = (visitor: Visitor) =>
  visitor.run(() => document.documentElement.dataset['marked'] === 'yes');

/** How far a section is from where it must stand: below the header. */
const distance = (visitor: Visitor, section: string) =>
  visitor.run((selector) => {
    const element = document.querySelector(selector);
    if (element === null) return Infinity;
    const padding = getComputedStyle(document.documentElement).scrollPaddingBlockStart;
    const margin = getComputedStyle(element).scrollMarginBlockStart;
    const { top } = element.getBoundingClientRect();
    return Math.abs(top - (parseFloat(padding) || 0) - (parseFloat(margin) || 0));
  }, section);

test('a link opens its page in the same document, and back leads to where it was left', async ({
  visitor,
}) => {
  await visitor.resize(1201, 480);
  await open(visitor, '/guidelines?locale=jp');
  await mark(visitor);
  await visitor.run(() => {
    scrollTo(0, 600);
  });
  await expect.poll(() => scrollTop(visitor)).toBe(600);
  await visitor.press({ css: 'header a', name: text('jp', 'common', 'nav.fankit') });
  await expect.poll(() => title(visitor)).toBe(text('jp', 'fankit', 'meta.title'));
  expect(await path(visitor)).toBe('/fankit?locale=jp');
  await expect.poll(() => scrollTop(visitor)).toBe(0);
  await visitor.run(() => {
    history.back();
  });
  await expect.poll(() => title(visitor)).toBe(text('jp', 'guidelines', 'meta.title'));
  await expect.poll(() => scrollTop(visitor)).toBe(600);
  expect(await isMarked(visitor)).toBe(true);
  await visitor.reload();
  await hydrated(visitor);
  await expect.poll(() => scrollTop(visitor)).toBe(600);
});

test('the menu of small screens opens, leads on and closes', async ({ visitor }) => {
  await visitor.resize(450, 600);
  await open(visitor, '/guidelines?locale=en');
  const isOpen = () => visitor.run(() => document.querySelector('dialog[open]') !== null);
  await visitor.press({ css: 'header button', name: text('en', 'common', 'nav.open') });
  await expect.poll(isOpen).toBe(true);
  await visitor.key('Escape');
  await expect.poll(isOpen).toBe(false);
  await visitor.press({ css: 'header button', name: text('en', 'common', 'nav.open') });
  await visitor.press({ css: 'dialog a', name: text('en', 'common', 'nav.fankit') });
  await expect.poll(() => title(visitor)).toBe(text('en', 'fankit', 'meta.title'));
  await expect.poll(isOpen).toBe(false);
});

test('the menu of languages changes the language, and back brings the former one', async ({
  visitor,
}) => {
  await visitor.resize(1201, 480);
  await open(visitor, '/fankit?locale=en');
  await mark(visitor);
  await visitor.press({ css: 'header button[aria-controls]' });
  await visitor.press({ css: 'header a[hreflang]', name: '日本語' });
  await expect.poll(() => title(visitor)).toBe(text('jp', 'fankit', 'meta.title'));
  expect(await path(visitor)).toBe('/fankit?locale=jp');
  expect(await visitor.run(() => document.documentElement.lang)).toBe('ja');
  await visitor.run(() => {
    history.back();
  });
  await expect.poll(() => title(visitor)).toBe(text('en', 'fankit', 'meta.title'));
  expect(await isMarked(visitor)).toBe(true);
});

for (const [page, section] of [
  ['/?locale=kr', '#music'],
  ['/mashup?locale=en', '#play'],
  ['/fankit?locale=jp', '#faq'],
] as const) {
  test(`${page}${section} is alive and at its section`, async ({ visitor }) => {
    await open(visitor, `${page}${section}`);
    await expect.poll(() => distance(visitor, section)).toBeLessThanOrEqual(2);
  });
}

test('a skip link of the fan kit that is pressed while the page glides ends at its target', async ({
  visitor,
}) => {
  await visitor.resize(1201, 480);
  await open(visitor, '/fankit?locale=en');
  // The glide begins with a link of the contents; the first step of it presses what skips the section that it leads to.
  await visitor.run(() => {
    const pressSkip = () => {
      const skip = document.querySelector<HTMLElement>('#skip-songs');
      skip?.focus();
      skip?.click();
    };
    window.addEventListener('scroll', pressSkip, { once: true });
    document.querySelector<HTMLElement>('nav a[href="#songs"]')?.click();
  });
  await expect.poll(() => visitor.run(() => document.activeElement?.id)).toBe('skip-loop');
  await expect.poll(() => distance(visitor, '#skip-loop')).toBeLessThanOrEqual(2);
  // It stands there still when the glide would have come to its end.
  const end = await scrollTop(visitor);
  await visitor.run(
    () =>
      new Promise<null>((resolve) => {
        let frames = 0;
        const count = () => {
          frames += 1;
          if (frames === 60) resolve(null);
          else requestAnimationFrame(count);
        };
        count();
      }),
  );
  // An engine may round to the other pixel when it has painted.
  expect(Math.abs((await scrollTop(visitor)) - end)).toBeLessThanOrEqual(2);
});
