/**
 * Which faces the site has, where each comes from and which characters it must hold. A language uses a display
 * and a text family; the wide Latin display face is shared, so a visitor who changes the language keeps it.
 */
import { LANGUAGES, writtenIn } from './languages.mjs';

/** @typedef {import('./languages.mjs').Language} Language */

/**
 * @typedef {object} Measure
 * @property {string} weight as `font-weight` of the fallback wants it
 * @property {string} source file below `node_modules` of the weight that is mostly set
 * @property {string} sample what is set in it: capitals run wider than small letters do, and not alike in two families
 */

/**
 * @typedef {object} Face
 * @property {string} id name of the file
 * @property {string} family
 * @property {string} weight as `font-weight` of the face wants it
 * @property {readonly string[]} [standsIn] further weights, for characters that the face of these weights lacks
 * @property {string} source file below `node_modules`
 * @property {'latinOpening' | 'latin' | 'text' | 'opening' | 'later' | 'laterStrong' | 'strongOpening' | 'common' | 'guidelines' | 'fanKit' | 'game' | 'studio' | 'conditions' | 'posts' | 'strong' | 'strongGame' | 'large' | 'names' | 'absences' | readonly [number, number]} holds
 *   which characters: a set of `characters.mjs`, or all from one code point to another
 * @property {string} [alias] a family of the same file only, for all weights
 * @property {readonly Language[]} languages that use it
 * @property {readonly ('picture' | 'text')[]} [first] whether the first screen of pages that begin with pictures, or with text, needs it,
 *   so that it is preloaded
 * @property {readonly Measure[]} [measures] how wide a variable face runs, weight by weight
 * @property {{ wght: { min: number, max: number } }} [axes] what is kept of a variable face
 */

/**
 * The languages of each script that has faces. A language in another script is set in the visitor's own fonts, with the
 * Latin faces for what is Latin in it.
 */
const LATIN = writtenIn('Latn');
const JAPANESE = writtenIn('Jpan');
const KOREAN = writtenIn('Kore');

const EXPO = '@expo-google-fonts';

const UNBOUNDED = '@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2';
const UNBOUNDED_AXES = { wght: { min: 500, max: 900 } };
const STRONG_JP = '600 900';
const ZEN_KAKU_BLACK = `${EXPO}/zen-kaku-gothic-new/900Black/ZenKakuGothicNew_900Black.ttf`;

/** Japanese text, in files for parts of the site. */
const TEXT_JP = {
  family: 'Zen Kaku Gothic New',
  weight: '400 500',
  standsIn: [STRONG_JP],
  source: `${EXPO}/zen-kaku-gothic-new/500Medium/ZenKakuGothicNew_500Medium.ttf`,
  languages: JAPANESE,
};

/** What the languages call themselves, for menus on devices that have no font of the others. @type {Face} */
const NAMES = {
  id: 'names',
  family: 'Noto Sans KR Names',
  weight: '400 700',
  source: `${EXPO}/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf`,
  holds: 'names',
  languages: LANGUAGES,
};

/** @type {readonly Face[]} */
export const FACES = [
  {
    id: 'display-latin',
    family: 'Unbounded',
    weight: '500 900',
    source: UNBOUNDED,
    holds: 'latin',
    languages: LANGUAGES,
    first: ['text'],
    measures: [
      {
        weight: '500 800',
        source: `${EXPO}/unbounded/800ExtraBold/Unbounded_800ExtraBold.ttf`,
        sample: 'ABOUT US MUSIC GAMES RECRUIT',
      },
      {
        weight: '900',
        source: `${EXPO}/unbounded/900Black/Unbounded_900Black.ttf`,
        sample: 'REAL Excitement REAL Happiness',
      },
    ],
    axes: UNBOUNDED_AXES,
  },
  {
    // A phone on a slow network shows it before the large file of the same face is there. A family of its own, as one
    // word set from two files would lose the kerning between their letters.
    id: 'display-latin-opening',
    family: 'Unbounded Opening',
    weight: '500 900',
    source: UNBOUNDED,
    holds: 'latinOpening',
    languages: LANGUAGES,
    first: ['picture'],
    axes: UNBOUNDED_AXES,
  },
  {
    id: 'text-en',
    family: 'Inter',
    weight: '400',
    source: `${EXPO}/inter/400Regular/Inter_400Regular.ttf`,
    holds: 'text',
    languages: LATIN,
    first: ['picture', 'text'],
  },
  {
    id: 'text-en-bold',
    family: 'Inter',
    weight: '700',
    source: `${EXPO}/inter/700Bold/Inter_700Bold.ttf`,
    holds: 'text',
    languages: LATIN,
  },
  {
    id: 'text-jp',
    family: 'Zen Kaku Gothic New',
    weight: '400 500',
    standsIn: [STRONG_JP],
    source: `${EXPO}/zen-kaku-gothic-new/500Medium/ZenKakuGothicNew_500Medium.ttf`,
    holds: 'common',
    languages: JAPANESE,
    first: ['text'],
  },
  {
    id: 'text-jp-opening',
    family: 'Zen Kaku Gothic New',
    weight: '400 500',
    standsIn: [STRONG_JP],
    source: `${EXPO}/zen-kaku-gothic-new/500Medium/ZenKakuGothicNew_500Medium.ttf`,
    holds: 'opening',
    languages: JAPANESE,
    first: ['picture', 'text'],
  },
  {
    id: 'text-jp-guidelines',
    ...TEXT_JP,
    holds: 'guidelines',
  },
  {
    id: 'text-jp-fan-kit',
    ...TEXT_JP,
    holds: 'fanKit',
  },
  {
    id: 'text-jp-game',
    ...TEXT_JP,
    holds: 'game',
  },
  {
    id: 'text-jp-studio',
    ...TEXT_JP,
    holds: 'studio',
  },
  {
    id: 'text-jp-conditions',
    ...TEXT_JP,
    holds: 'conditions',
  },
  {
    id: 'text-jp-posts',
    ...TEXT_JP,
    holds: 'posts',
  },
  {
    // Beside the Latin display face only the heaviest cut has the same weight.
    id: 'strong-jp',
    family: 'Zen Kaku Gothic New',
    weight: STRONG_JP,
    alias: 'Zen Kaku Gothic New Black',
    source: ZEN_KAKU_BLACK,
    holds: 'strong',
    languages: JAPANESE,
  },
  {
    id: 'strong-jp-opening',
    family: 'Zen Kaku Gothic New',
    weight: STRONG_JP,
    alias: 'Zen Kaku Gothic New Black',
    source: ZEN_KAKU_BLACK,
    holds: 'strongOpening',
    languages: JAPANESE,
  },
  {
    id: 'strong-jp-game',
    family: 'Zen Kaku Gothic New',
    weight: STRONG_JP,
    source: ZEN_KAKU_BLACK,
    holds: 'strongGame',
    languages: JAPANESE,
  },
  {
    id: 'text-kr',
    family: 'Noto Sans KR',
    weight: '400',
    source: `${EXPO}/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf`,
    holds: 'later',
    languages: KOREAN,
    first: ['text'],
  },
  {
    id: 'text-kr-opening',
    family: 'Noto Sans KR',
    weight: '400',
    source: `${EXPO}/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf`,
    holds: 'opening',
    languages: KOREAN,
    first: ['picture', 'text'],
  },
  {
    id: 'text-kr-bold',
    family: 'Noto Sans KR',
    weight: '700',
    source: `${EXPO}/noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf`,
    holds: 'laterStrong',
    languages: KOREAN,
  },
  {
    id: 'text-kr-bold-opening',
    family: 'Noto Sans KR',
    weight: '700',
    source: `${EXPO}/noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf`,
    holds: 'strongOpening',
    languages: KOREAN,
  },
  {
    id: 'display-kr',
    family: 'Black Han Sans',
    weight: '400 900',
    source: `${EXPO}/black-han-sans/400Regular/BlackHanSans_400Regular.ttf`,
    holds: 'large',
    languages: KOREAN,
  },
  NAMES,
];

/** Latin letters with marks, signs, punctuation and wide forms, which both scripts are set with. */
const SIGNS = /** @type {const} */ ([
  [0xa0, 0x24f],
  [0x2000, 0x27bf],
  [0xff00, 0xffef],
]);

/** Ranges of code points, one after the other. @param {number} first @param {number} last @param {number} size */
function ranges(first, last, size) {
  const count = Math.ceil((last - first + 1) / size);
  return Array.from({ length: count }, (_, index) => {
    const start = first + index * size;
    return /** @type {const} */ ([start, Math.min(start + size - 1, last)]);
  });
}

/**
 * What pages with posts need beside the characters of the site's own texts. For headings each script whole, in files of some 150 to
 * 250 characters. A browser fetches the few that a heading needs.
 *
 * @type {readonly Face[]}
 */
export const REST_FACES = [
  // They exist in some languages only; what another says of that is set in them.
  { ...NAMES, id: 'absences', holds: 'absences' },
  ...[...ranges(0x4e00, 0x9fff, 512), ...ranges(0x3000, 0x30ff, 256), ...SIGNS].map((range) => ({
    id: `rest-jp-${range[0].toString(16)}`,
    family: 'Zen Kaku Gothic New Black Rest',
    weight: '400 900',
    source: ZEN_KAKU_BLACK,
    holds: range,
    languages: JAPANESE,
  })),
  ...[...ranges(0xac00, 0xd7a3, 256), ...ranges(0x3000, 0x303f, 256), ...SIGNS].map((range) => ({
    id: `rest-kr-${range[0].toString(16)}`,
    family: 'Noto Sans KR Bold Rest',
    weight: '400 900',
    source: `${EXPO}/noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf`,
    holds: range,
    languages: KOREAN,
  })),
];

/** Families and the licence that goes with them, by the package that brings both. */
export const LICENCES = [
  { family: 'Unbounded', file: '@fontsource-variable/unbounded/LICENSE' },
  { family: 'Inter', file: `${EXPO}/inter/LICENSE_FONT` },
  { family: 'Zen Kaku Gothic New', file: `${EXPO}/zen-kaku-gothic-new/LICENSE_FONT` },
  { family: 'Noto Sans KR', file: `${EXPO}/noto-sans-kr/LICENSE_FONT` },
  { family: 'Black Han Sans', file: `${EXPO}/black-han-sans/LICENSE_FONT` },
];
