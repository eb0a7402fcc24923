import { readFileSync } from 'node:fs';
import path from 'node:path';

import { poly, rect } from '../system/geometry';
import { drawing, fill, group, place, stroke } from '../system/svg';
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
import { mainVisualScene } from './main-visual';

/** The site's list of pages and languages, which this workspace reads as data. */
const LIST = JSON.parse(
  readFileSync(path.join(ROOT, 'frontend/src/routing/pages.json'), 'utf8'),
) as { locales: readonly { code: string; tag: string }[]; pages: readonly { id: string }[] };

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
  const tag = LIST.locales.find(({ code }) => code === locale)?.tag ?? locale;
  return FACES[new Intl.Locale(tag).maximize().script ?? ''] ?? 'display';
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

/** Which idol stands on a page's card, by the idol's place in the cast. */
const GUESTS: Readonly<Record<string, number>> = {
  home: 0,
  recruit: 3,
  mashup: 1,
  guidelines: 4,
  fankit: 2,
};

/** The idol of a page's card; a page that has none of its own takes the next one in the list's order. */
const guestOf = (page: string) => CAST[(GUESTS[page] ?? PAGES.indexOf(page)) % CAST.length] as Idol;

function ground(page: string): string {
  const x = (y: number) => 790 + (H / 2 - y) * SLASH;
  const idol = guestOf(page);
  return (
    fill(rect(0, 0, W, H), COLOUR.ink) +
    fill(
      poly([
        [x(0), 0],
        [W, 0],
        [W, H],
        [x(H), H],
      ]),
      idol.a,
    ) +
    fill(
      halftone({ x: 640, y: 0, width: 560, height: H }, 16, (u, v) => v * 0.9 - 0.2 + u * 0.1),
      idol.b === '#FFFFFF' ? '#1A1018' : idol.b,
    ) +
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

/** The game page's card is the main visual itself; every other page has a guest. */
function picture(page: string): string {
  if (page === 'mashup') {
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
  const idol = guestOf(page);
  return ground(page) + place(figure(idol, idol.bust, true), 985, 520, 0.86);
}

/** Whose page it is: the company's, or the game's, on whose own card the logo stands beside the title. */
function brand(page: string): string {
  switch (page) {
    case 'mashup':
      return place(gameLogo(COLOUR.paper, COLOUR.ink), 56, 380, 0.52);
    case 'fankit':
      return place(gameLogo(COLOUR.paper, COLOUR.ink), 64, 70, 0.36);
    default:
      return place(paint(companyLogo(), COLOUR.paper), 64, 96, 0.5);
  }
}

/** A sharing card, 1200 by 630: the page's localized title set in its script's face. */
export function shareCard(page: string, locale: string): string {
  const [head = '', ...rest] = titleOf(page, locale);
  const face = faceOf(locale);
  const lines =
    page === 'mashup' ? [rest[0] ?? head] : broken(page === 'home' ? (rest[0] ?? head) : head);
  const room = page === 'mashup' ? 720 : 560;
  const size = Math.min(74, ...lines.map((line) => sizeFor(line, face, room)));
  const left = page === 'mashup' ? 416 : 64;
  const foot = page === 'mashup' ? 580 : 400;
  const text = lines
    .map((line, index) => {
      const { d } = words(line, left, foot + (index - (lines.length - 1) / 2) * size * 1.28, {
        face,
        size,
      });
      return stroke(d, COLOUR.ink, 14) + fill(d, COLOUR.paper);
    })
    .join('');
  return drawing(
    W,
    H,
    group(picture(page) + brand(page) + text + (page === 'mashup' ? '' : under(page))),
  );
}

function under(page: string): string {
  const text =
    page === 'home' ? 'REAL EXCITEMENT / REAL HAPPINESS' : `AXTORM / ${page.toUpperCase()}`;
  const size = Math.min(22, sizeFor(text, 'display', 460));
  return (
    fill(rect(64, 510, 96, 8), COLOUR.a) +
    fill(rect(160, 510, 96, 8), COLOUR.b) +
    fill(words(text, 64, 560, { face: 'display', size }).d, COLOUR.mist)
  );
}
