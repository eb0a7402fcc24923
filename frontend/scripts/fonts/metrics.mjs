/**
 * Makes a system font take the room of a web font, so that nothing moves when the web font arrives: its size is
 * adjusted by how wide the site's own texts run in either, its height is overridden by the web font's.
 */

/** Advance widths of the characters from space to tilde, in thousandths, as Adobe published them for Helvetica; Arial and Liberation Sans have the same. */
const ARIAL =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584';

/** The same for Helvetica Bold. */
const ARIAL_BOLD =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584';

const ARIAL_NAMES = ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica Neue'];
const ARIAL_BOLD_NAMES = [
  'Arial Bold',
  'Arial-BoldMT',
  'Liberation Sans Bold',
  'Helvetica Neue Bold',
];

/** System fonts by family and weight. `widths` are known for those of Latin; the others stand on the same square. */
const SYSTEM = [
  { family: 'Unbounded', weight: '500 800', widths: ARIAL_BOLD, local: ARIAL_BOLD_NAMES },
  { family: 'Unbounded', weight: '900', widths: ARIAL_BOLD, local: ARIAL_BOLD_NAMES },
  { family: 'Inter', weight: '400', widths: ARIAL, local: ARIAL_NAMES },
  { family: 'Inter', weight: '700', widths: ARIAL_BOLD, local: ARIAL_BOLD_NAMES },
  {
    family: 'Zen Kaku Gothic New',
    weight: '400 500',
    widths: null,
    local: [
      'Hiragino Sans W4',
      'HiraginoSans-W4',
      'Yu Gothic Medium',
      'YuGothic-Medium',
      'Noto Sans CJK JP',
      'NotoSansJP-Regular',
    ],
  },
  {
    family: 'Noto Sans KR',
    weight: '400',
    widths: null,
    local: [
      'Apple SD Gothic Neo',
      'AppleSDGothicNeo-Regular',
      'Malgun Gothic',
      'Noto Sans CJK KR',
      'NotoSansKR-Regular',
    ],
  },
  {
    family: 'Noto Sans KR',
    weight: '700',
    widths: null,
    local: [
      'Apple SD Gothic Neo Bold',
      'AppleSDGothicNeo-Bold',
      'Malgun Gothic Bold',
      'Noto Sans CJK KR Bold',
      'NotoSansKR-Bold',
    ],
  },
];

/**
 * The fallback of a face as CSS.
 *
 * @param {{ family: string, weight: string }} face
 * @param {import('fontkit').Font} font
 * @param {string} sample text in which widths are compared
 * @param {string} others characters that a later family of the site draws; the system font would take them before it
 * @throws Error when no system font is known as its fallback
 */
export function fallbackFace({ family, weight }, font, sample, others = '') {
  const system = SYSTEM.find((entry) => entry.family === family && entry.weight === weight);
  if (system === undefined)
    throw new Error(`${family} ${weight} has no system font to fall back on`);
  const size = system.widths === null ? 1 : runOf(font, sample) / arialRun(system.widths, sample);
  const percent = (/** @type {number} */ value) => `${(value * 100).toFixed(2)}%`;
  const height = (/** @type {number} */ value) => percent(value / font.unitsPerEm / size);
  return [
    '@font-face {',
    `  font-family: '${family} Fallback';`,
    `  src: ${system.local.map((name) => `local('${name}')`).join(', ')};`,
    `  font-weight: ${weight};`,
    `  size-adjust: ${percent(size)};`,
    `  ascent-override: ${height(font.ascent)};`,
    `  descent-override: ${height(-font.descent)};`,
    `  line-gap-override: ${height(font.lineGap)};`,
    ...(others === '' ? [] : [`  unicode-range: ${allBut(others)};`]),
    '}',
  ].join('\n');
}

/** The range of all characters but some. @param {string} characters each may be there twice */
export function allBut(characters) {
  const codes = [...new Set(characters)]
    .map((letter) => letter.codePointAt(0) ?? 0)
    .sort((left, right) => left - right);
  const starts = [0, ...codes.map((code) => code + 1)];
  const ends = [...codes.map((code) => code - 1), 0x10ffff];
  return starts
    .map((start, index) => ({ start, end: ends[index] ?? 0 }))
    .filter(({ start, end }) => start <= end)
    .map(({ start, end }) => `U+${start.toString(16)}-${end.toString(16)}`)
    .join(', ');
}

/** @param {string} text */
const ascii = (text) => Array.from(text).filter((letter) => letter >= ' ' && letter <= '~');

/** Width of a text in ems. @param {import('fontkit').Font} font @param {string} text */
function runOf(font, text) {
  const glyphs = ascii(text).map((letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0));
  return glyphs.reduce((sum, glyph) => sum + glyph.advanceWidth, 0) / font.unitsPerEm;
}

/** @param {string} table @param {string} text */
function arialRun(table, text) {
  const widths = table.split(' ').map(Number);
  return (
    ascii(text).reduce((sum, letter) => sum + (widths[letter.charCodeAt(0) - 32] ?? 0), 0) / 1000
  );
}
