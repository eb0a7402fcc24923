import { SONG_NAMES } from '@axtorm/game/chart/songs';
import type { DownloadName, PictureName } from '../types';
import { COLOUR } from './system/tokens';
import { drawing, place } from './system/svg';
import { companyLogo, framed } from './logos/company';
import { GAME, gameLogo } from './logos/game';
import { disc, jacket } from './scenes/albums';
import { aboutArt, catchphrase, earlyAccess, gameIcon, mashup } from './scenes/game';
import { court, courtUpright } from './scenes/court/picture';
import { duel } from './scenes/duel';
import { header } from './scenes/headers';
import { full, icon } from './scenes/idols';
import { lineUpTall, lineUpWide } from './scenes/line-up';
import { mainVisual } from './scenes/main-visual';
import { mark } from './scenes/marks';
import { poster } from './scenes/poster/picture';
import { SONG_ART } from './scenes/songs';
import { standbySignal } from './scenes/songs/standby-signal';
import { stage } from './scenes/stage';
import { studio, studioUpright } from './scenes/studio/picture';

/** A download that is made of a picture. */
interface DownloadSpec {
  readonly name: DownloadName;
  readonly file: string;
  readonly kind: 'PNG' | 'SVG';
  /** Pixels across; an SVG has its own. */
  readonly width: number;
  /** How much of its colours a PNG's palette keeps, of 100; without it, as much as all others. */
  readonly quality?: number;
}

/** A picture, what pages need of it, and what can be downloaded of it. */
export interface Source {
  readonly name: PictureName;
  readonly svg: () => string;
  /** Pixels across of every rendition for pages. */
  readonly widths: readonly number[];
  readonly isOpaque: boolean;
  readonly keep?: readonly DownloadSpec[];
  /** Another crop of the same scene, for the windows that its media query meets. */
  readonly crop?: Crop;
}

interface Crop {
  readonly media: string;
  readonly svg: () => string;
  readonly widths: readonly number[];
}

const WIDE = [480, 960, 1440, 1920, 2560];
const FULL = [480, 720, 960, 1440, 1920];
/** The art of a first screen: the least one is all that a phone loads, on a slow network too. */
const HERO = [640, 960, 1440, 1920];
/** A key picture of a page, beside its text. */
const KEY = [640, 1280];
/** Windows that show the upright crop of a key picture. */
const PHONE = '(width <= 700px)';
/** An icon is shown at 140 pixels or more. */
const SQUARE = [256, 512];
const IDS = ['01', '02', '03', '04', '05', '06', '07', '08'] as const;
const NAMES = ['axia', 'raiju', 'momo-909', 'kiriko', 'nox', 'sola', 'bit', 'hexa'];
const MARKS = ['axtorm', 'mash-vp', 'collision', 'disc'];
const HEADERS = ['players', 'collision', 'light-mix', 'hard-mix', 'stage', 'axia-hexa'];

const opaque = (
  name: PictureName,
  svg: () => string,
  widths = WIDE,
  keep: readonly DownloadSpec[] = [],
): Source => ({
  name,
  svg,
  widths,
  isOpaque: true,
  keep,
});

const cutOut = (
  name: PictureName,
  svg: () => string,
  widths: readonly number[],
  keep: readonly DownloadSpec[] = [],
): Source => ({
  name,
  svg,
  widths,
  isOpaque: false,
  keep,
});

const png = (name: DownloadName, file: string, width: number): DownloadSpec => ({
  name,
  file: `${file}.png`,
  kind: 'PNG',
  width,
});

/** With fewer colours in its palette: of a picture with many edges that takes an eighth off, and shows nowhere. */
const coarser = (one: DownloadSpec): DownloadSpec => ({ ...one, quality: 65 });

/** The company's name for the press: of its own folder, because the archive for fans is about the game. */
const wordmark = (name: 'wordmarkLight' | 'wordmarkDark', file: string): DownloadSpec[] => [
  png(name, `press/${file}`, 2400),
  { name: `${name}Svg`, file: `press/${file}.svg`, kind: 'SVG', width: 0 },
];

/** The stacked logo with room about it for its keyline. */
const logoArt = (ink: string, ground: string) => () =>
  drawing(GAME.width + 128, GAME.height + 128, place(gameLogo(ink, ground), 64, 64));

const logos: readonly Source[] = [
  cutOut(
    'logoCompanyLight',
    () => framed(companyLogo(), COLOUR.paper, COLOUR.flash),
    [480, 960],
    wordmark('wordmarkLight', 'wordmark-light'),
  ),
  cutOut(
    'logoCompanyDark',
    () => framed(companyLogo(), COLOUR.ink, COLOUR.flash),
    [480, 960],
    wordmark('wordmarkDark', 'wordmark-dark'),
  ),
  cutOut('logoGame', logoArt(COLOUR.paper, COLOUR.ink), [320, 640, 1280]),
  cutOut(
    'kitLogoLight',
    logoArt(COLOUR.paper, COLOUR.ink),
    [480, 960],
    [
      png('logoLight', 'logo-light', 2000),
      { name: 'logoLightSvg', file: 'logo-light.svg', kind: 'SVG', width: 0 },
    ],
  ),
  cutOut(
    'kitLogoDark',
    logoArt(COLOUR.ink, COLOUR.paper),
    [480, 960],
    [
      png('logoDark', 'logo-dark', 2000),
      { name: 'logoDarkSvg', file: 'logo-dark.svg', kind: 'SVG', width: 0 },
    ],
  ),
];

const scenes: readonly Source[] = [
  opaque('mainVisual', mainVisual, WIDE, [
    { ...png('mainVisual', 'main-visual', 3840), quality: 45 },
  ]),
  opaque('stage', stage, WIDE, [coarser(png('background', 'background', 3840))]),
  opaque('character', poster, FULL, [coarser(png('character', 'character', 3840))]),
  {
    ...cutOut('characterGroup', lineUpWide, [960, 1440, 1920, 2560]),
    crop: { media: PHONE, svg: lineUpTall, widths: [560, 840, 1080] },
  },
  {
    ...opaque('studio', studio, KEY),
    crop: { media: PHONE, svg: studioUpright, widths: [640] },
  },
  {
    ...opaque('court', court, KEY),
    crop: { media: PHONE, svg: courtUpright, widths: [640] },
  },
  cutOut('duel', duel, HERO),
  opaque('mashup', mashup),
  opaque('earlyAccess', earlyAccess, FULL),
  opaque('aboutArt', aboutArt, FULL),
  opaque('gameIcon', gameIcon, SQUARE),
  cutOut('catchphraseEn', () => catchphrase('en'), [480, 960, 1600]),
  cutOut('catchphraseJp', () => catchphrase('jp'), [480, 960, 1600]),
  cutOut('catchphraseKr', () => catchphrase('kr'), [480, 960, 1600]),
];

const idols: readonly Source[] = [
  ...IDS.map((id, index) =>
    opaque(`idol${id}`, () => icon(index), SQUARE, [
      coarser(png(`icon${id}`, `icon-${NAMES[index] ?? ''}`, 1024)),
    ]),
  ),
  ...IDS.map((id, index) =>
    cutOut(`idol${id}Full`, () => full(index), index === 0 ? [320, 640, 960] : [640], [
      coarser(png(`figure${id}`, `figure-${NAMES[index] ?? ''}`, 1800)),
    ]),
  ),
];

const marks: readonly Source[] = (['01', '02', '03', '04'] as const).map((id, index) =>
  opaque(`mark${id}`, () => mark(index), SQUARE, [
    png(`iconMark${id}`, `icon-${MARKS[index] ?? ''}`, 1024),
  ]),
);

const headers: readonly Source[] = (['01', '02', '03', '04', '05', '06'] as const).map(
  (id, index) =>
    opaque(
      `header${id}`,
      () => header(index),
      [480, 960, 1500],
      ([1500, 3000] as const).map((width) =>
        coarser(
          png(
            `header${id}${width === 1500 ? 'Small' : 'Large'}`,
            `header-${HEADERS[index] ?? ''}-${width.toString()}`,
            width,
          ),
        ),
      ),
    ),
);

const music: readonly Source[] = [
  ...([0, 1] as const).flatMap((index) => [
    opaque(`jacket${IDS[index]}`, () => jacket(index), [320, 640, 1280]),
    cutOut(`disc${IDS[index]}`, () => disc(index), [320, 640, 1280]),
  ]),
  ...SONG_NAMES.map((name, index) =>
    opaque(name, () => SONG_ART[index]?.() ?? '', [320, 640, 1600]),
  ),
  opaque('loopArt', standbySignal, [320, 640, 1600]),
];

/** Every picture of the media kit. */
export const CATALOGUE: readonly Source[] = [
  ...logos,
  ...scenes,
  ...idols,
  ...marks,
  ...headers,
  ...music,
];
