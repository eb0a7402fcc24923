import { companyLogo, companyMark } from './company';
import type { Logo } from './company';
import { gameLine } from './game';
import { viewBox } from './letters';

/** The header's three logos: on top of a page, further down, and on the game's pages. */
const LOGOS: Readonly<Record<'company' | 'mark' | 'game', () => Logo>> = {
  company: companyLogo,
  mark: companyMark,
  game: gameLine,
};

/** The text of the module from which the header draws its logos, so that they take the page's colours. */
export function logosText(): string {
  const list = Object.entries(LOGOS).map(([name, logo]) => {
    const { width, height, parts } = logo();
    return [name, { viewBox: viewBox(0, 0, width, height), parts }];
  });
  return [
    '// Made by `npm run media`; do not edit.\n',
    "import type { InlineLogo, LogoName } from './types';\n",
    `export const logos: Readonly<Record<LogoName, InlineLogo>> = ${JSON.stringify(Object.fromEntries(list), null, 2)};\n`,
  ].join('\n');
}
