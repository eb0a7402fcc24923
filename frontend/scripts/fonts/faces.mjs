/**
 * Which faces the site has, where each comes from and which characters it must hold. A language uses a display
 * and a text family; the wide Latin display face is shared, so a visitor who changes the language keeps it.
 */

/** @typedef {'en' | 'jp' | 'kr'} Language */

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
 * @property {string} source file below `node_modules`
 * @property {'latin' | 'text' | 'display' | 'posts' | 'names'} holds which characters
 * @property {readonly Language[]} languages that use it
 * @property {boolean} first whether the first screen needs it, so that it is preloaded
 * @property {readonly Measure[]} [measures] how wide a variable face runs, weight by weight
 * @property {{ wght: { min: number, max: number } }} [axes] what is kept of a variable face
 */

const EXPO = '@expo-google-fonts';

/** @type {readonly Face[]} */
export const FACES = [
  {
    id: 'display-latin',
    family: 'Unbounded',
    weight: '500 900',
    source: '@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2',
    holds: 'latin',
    languages: ['en', 'jp', 'kr'],
    first: true,
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
    axes: { wght: { min: 500, max: 900 } },
  },
  {
    id: 'text-en',
    family: 'Inter',
    weight: '400',
    source: `${EXPO}/inter/400Regular/Inter_400Regular.ttf`,
    holds: 'text',
    languages: ['en'],
    first: true,
  },
  {
    id: 'text-en-bold',
    family: 'Inter',
    weight: '700',
    source: `${EXPO}/inter/700Bold/Inter_700Bold.ttf`,
    holds: 'text',
    languages: ['en'],
    first: false,
  },
  {
    // One weight for all text: a second would not fit the budget, and emphasis has other means.
    id: 'text-jp',
    family: 'Zen Kaku Gothic New',
    weight: '400 700',
    source: `${EXPO}/zen-kaku-gothic-new/500Medium/ZenKakuGothicNew_500Medium.ttf`,
    holds: 'text',
    languages: ['jp'],
    first: true,
  },
  {
    id: 'posts-jp',
    family: 'Zen Kaku Gothic New',
    weight: '400 700',
    source: `${EXPO}/zen-kaku-gothic-new/500Medium/ZenKakuGothicNew_500Medium.ttf`,
    holds: 'posts',
    languages: ['jp'],
    first: false,
  },
  {
    id: 'display-jp',
    family: 'Dela Gothic One',
    weight: '400 900',
    source: `${EXPO}/dela-gothic-one/400Regular/DelaGothicOne_400Regular.ttf`,
    holds: 'display',
    languages: ['jp'],
    first: false,
  },
  {
    id: 'text-kr',
    family: 'Noto Sans KR',
    weight: '400',
    source: `${EXPO}/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf`,
    holds: 'text',
    languages: ['kr'],
    first: true,
  },
  {
    id: 'text-kr-bold',
    family: 'Noto Sans KR',
    weight: '700',
    source: `${EXPO}/noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf`,
    holds: 'text',
    languages: ['kr'],
    first: false,
  },
  {
    id: 'display-kr',
    family: 'Black Han Sans',
    weight: '400 900',
    source: `${EXPO}/black-han-sans/400Regular/BlackHanSans_400Regular.ttf`,
    holds: 'display',
    languages: ['kr'],
    first: false,
  },
  {
    // What the languages call themselves, for menus on devices that have no font of the others.
    id: 'names',
    family: 'Noto Sans KR Names',
    weight: '400 700',
    source: `${EXPO}/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf`,
    holds: 'names',
    languages: ['en', 'jp', 'kr'],
    first: false,
  },
];

/** Families and the licence that goes with them, by the package that brings both. */
export const LICENCES = [
  { family: 'Unbounded', file: '@fontsource-variable/unbounded/LICENSE' },
  { family: 'Inter', file: `${EXPO}/inter/LICENSE_FONT` },
  { family: 'Zen Kaku Gothic New', file: `${EXPO}/zen-kaku-gothic-new/LICENSE_FONT` },
  { family: 'Dela Gothic One', file: `${EXPO}/dela-gothic-one/LICENSE_FONT` },
  { family: 'Noto Sans KR', file: `${EXPO}/noto-sans-kr/LICENSE_FONT` },
  { family: 'Black Han Sans', file: `${EXPO}/black-han-sans/LICENSE_FONT` },
];
