/**
 * The idols in their order: names, which all languages share, and pictures: one for the page, a large one for cards, and the whole
 * figure for the stage.
 */
import { downloads, pictures } from '../../media/manifest';
import type { Picture } from '../../media/types';

export const IDOLS = [
  {
    name: 'AXIA',
    picture: pictures.idol01,
    portrait: downloads.icon01,
    figure: pictures.idol01Full,
  },
  {
    name: 'RAIJU',
    picture: pictures.idol02,
    portrait: downloads.icon02,
    figure: pictures.idol02Full,
  },
  {
    name: 'MOMO-909',
    picture: pictures.idol03,
    portrait: downloads.icon03,
    figure: pictures.idol03Full,
  },
  {
    name: 'KIRIKO',
    picture: pictures.idol04,
    portrait: downloads.icon04,
    figure: pictures.idol04Full,
  },
  {
    name: 'NOX',
    picture: pictures.idol05,
    portrait: downloads.icon05,
    figure: pictures.idol05Full,
  },
  {
    name: 'SOLA',
    picture: pictures.idol06,
    portrait: downloads.icon06,
    figure: pictures.idol06Full,
  },
  {
    name: 'BIT',
    picture: pictures.idol07,
    portrait: downloads.icon07,
    figure: pictures.idol07Full,
  },
  {
    name: 'HEXA',
    picture: pictures.idol08,
    portrait: downloads.icon08,
    figure: pictures.idol08Full,
  },
] as const;

/** The name of an idol, counted from 1. */
export function idolName(idol: number): string {
  return IDOLS[idol - 1]?.name ?? IDOLS[0].name;
}

/** Who plays against an idol: the one of the play, or the next where both would be the same. */
export function rivalOf(idol: number, own: number): number {
  return idol === own ? (own % IDOLS.length) + 1 : idol;
}

/** The face of an idol, counted from 1. */
export function pictureOf(idol: number): Picture {
  return (IDOLS[idol - 1] ?? IDOLS[0]).picture;
}

/** The whole figure of an idol, counted from 1. */
export function figureOf(idol: number): Picture {
  return (IDOLS[idol - 1] ?? IDOLS[0]).figure;
}
