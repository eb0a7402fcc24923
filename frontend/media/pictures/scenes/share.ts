import { readFileSync } from 'node:fs';
import path from 'node:path';

import { poly, rect } from '../system/geometry';
import { clip, drawing, fill, group, place, stroke } from '../system/svg';
import { sizeFor, words } from '../system/text';
import type { Face } from '../system/text';
import { halftone } from '../system/texture';
import { COLOUR, SLASH } from '../system/tokens';
import { CAST } from '../idols/cast';
import { figure } from '../idols/figure';
import type { Idol } from '../idols/model';
import { ROOT } from '../../pipeline/places';
import { companyLogo, paint } from '../logos/company';
import { gameLogo } from '../logos/game';
import { courtScene } from './court/picture';
import { mainVisualScene } from './main-visual';
import { studioScene } from './studio/picture';

/** What the list says of a page that its card depends on. */
interface Page {
  readonly id: string;
  readonly path: string;
  readonly brand?: string;
  /** Which idol stands on it, by the idol's place in the cast; without one it is the main visual. */
  readonly card?: number;
}

/** The site's list of pages and languages, which this workspace reads as data. */
const LIST = JSON.parse(
  readFileSync(path.join(ROOT, 'frontend/src/routing/pages.json'), 'utf8'),
) as { locales: readonly { code: string; script: string }[]; pages: readonly Page[] };

/** Ids of the pages that have a card. */
export const PAGES = LIST.pages.map(({ id }) => id);
/** Codes of the languages. */
export const LOCALES = LIST.locales.map(({ code }) => code);

const [W, H] = [1200, 630];

/** A page's title as its tab shows it: the part that names the page, and the rest. */
export function titleOf(page: string, locale: string): readonly string[] {
  const file = path.join(ROOT, 'locales', locale, `${page}.json`);
  // Editors of Windows write a byte order mark before it.
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/u, '');
  const { meta } = JSON.parse(text) as { meta: { title: string } };
  return meta.title.split(' | ');
}

/** The faces of scripts (ISO 15924) that the display face lacks. */
const FACES: Readonly<Record<string, Face>> = { Jpan: 'jp', Kore: 'kr' };

/** The face in which a language is set. */
function faceOf(locale: string): Face {
  const script = LIST.locales.find(({ code }) => code === locale)?.script;
  return FACES[script ?? ''] ?? 'display';
}

/** Lines shorter than this stay whole. */
const SHORT = 12;

/** Where a line may be broken: between words, and in Japanese, which has no spaces, between its words too. */
function seams(text: string): readonly number[] {
  const spaces = [...text.matchAll(/[ ・·]/g)].map((match) => match.index);
  if (spaces.length > 0) return spaces;
  const segments = [...new Intl.Segmenter('ja', { granularity: 'word' }).segment(text)];
  return segments.map(({ index }) => index).filter((index) => index > 0);
}

/** Breaks a line in two at the seam nearest its middle. */
export function broken(text: string): readonly string[] {
  const places = seams(text);
  if (text.length < SHORT || places.length === 0) return [text];
  const middle = text.length / 2;
  const best = places.reduce((a, b) => (Math.abs(b - middle) < Math.abs(a - middle) ? b : a));
  return [text.slice(0, best).trim(), text.slice(best).replace(/^ /, '')];
}

/** Where the slash that cuts a card in two is at a height. */
const cutAt = (y: number) => 790 + (H / 2 - y) * SLASH;

/** The part of a card that its picture has. */
const SIDE = poly([
  [cutAt(0), 0],
  [W, 0],
  [W, H],
  [cutAt(H), H],
]);

/** Key pictures that stand on cards in place of their idol's bust, by the idol's place in the cast, and how far they are moved. */
const KEY_PICTURES: Readonly<Record<number, { readonly scene: () => string; readonly x: number }>> =
  {
    3: { scene: studioScene, x: 262 },
    4: { scene: courtScene, x: 410 },
  };

/** From a key picture's height to a card's. */
const KEY_SCALE = H / 900;

/** The bars along the slash. */
function bars(): string {
  const x = cutAt;
  return (
    fill(
      poly([
        [x(0) - 30, 0],
        [x(0) - 12, 0],
        [x(H) - 12, H],
        [x(H) - 30, H],
      ]),
      COLOUR.flash,
    ) +
    fill(
      poly([
        [x(0) - 70, 0],
        [x(0) - 46, 0],
        [x(H) - 46, H],
        [x(H) - 70, H],
      ]),
      COLOUR.b,
    )
  );
}

function ground(idol: Idol): string {
  return (
    fill(rect(0, 0, W, H), COLOUR.ink) +
    fill(SIDE, idol.a) +
    fill(
      halftone({ x: 640, y: 0, width: 560, height: H }, 16, (u, v) => v * 0.9 - 0.2 + u * 0.1),
      idol.b === '#FFFFFF' ? '#1A1018' : idol.b,
    ) +
    bars()
  );
}

/** The key picture or the idol of a page's card, or the main visual where the page names none. */
function picture({ card }: Page): string {
  const idol = card === undefined ? undefined : CAST[card % CAST.length];
  if (idol === undefined) {
    return (
      place(mainVisualScene(false), 0, -10, 0.625) +
      fill(
        poly([
          [0, H],
          [0, 470],
          [W, 400],
          [W, H],
        ]),
        COLOUR.ink,
      )
    );
  }
  const key = KEY_PICTURES[card ?? 0];
  if (key !== undefined) {
    const scene = clip(SIDE, place(key.scene(), key.x, 0, KEY_SCALE));
    return fill(rect(0, 0, W, H), COLOUR.ink) + scene + bars();
  }
  return ground(idol) + place(figure(idol, idol.bust, true), 985, 520, 0.86);
}

const isMainVisual = ({ card }: Page) => card === undefined;

/** Whose page it is: the company's, or the game's, on whose own card the logo stands beside the title. */
function logo(page: Page): string {
  if (page.brand !== 'game') return place(paint(companyLogo(), COLOUR.paper), 64, 96, 0.5);
  const drawn = gameLogo(COLOUR.paper, COLOUR.ink);
  return isMainVisual(page) ? place(drawn, 56, 380, 0.52) : place(drawn, 64, 70, 0.36);
}

/** A sharing card, 1200 by 630: the page's localized title set in its script's face. */
export function shareCard(id: string, locale: string): string {
  const page = LIST.pages.find((listed) => listed.id === id);
  if (page === undefined) throw new Error(`no page ${id}`);
  const isWide = isMainVisual(page);
  const [head = '', ...rest] = titleOf(id, locale);
  const face = faceOf(locale);
  const lines = isWide ? [rest[0] ?? head] : broken(page.path === '/' ? (rest[0] ?? head) : head);
  const room = isWide ? 720 : 560;
  const size = Math.min(74, ...lines.map((line) => sizeFor(line, face, room)));
  const left = isWide ? 416 : 64;
  const foot = isWide ? 580 : 400;
  const text = lines
    .map((line, index) => {
      const { d } = words(line, left, foot + (index - (lines.length - 1) / 2) * size * 1.28, {
        face,
        size,
      });
      return stroke(d, COLOUR.ink, 14) + fill(d, COLOUR.paper);
    })
    .join('');
  return drawing(W, H, group(picture(page) + logo(page) + text + (isWide ? '' : under(page))));
}

function under({ id, path: address }: Page): string {
  const text =
    address === '/' ? 'REAL EXCITEMENT / REAL HAPPINESS' : `AXTORM / ${id.toUpperCase()}`;
  const size = Math.min(22, sizeFor(text, 'display', 460));
  return (
    fill(rect(64, 510, 96, 8), COLOUR.a) +
    fill(rect(160, 510, 96, 8), COLOUR.b) +
    fill(words(text, 64, 560, { face: 'display', size }).d, COLOUR.mist)
  );
}
