/** The idols in their order: names, which all languages share, and pictures: one for the page, and a large one for cards. */
import { downloads, pictures } from '../../media/manifest';

export const IDOLS = [
  { name: 'AXIA', picture: pictures.idol01, portrait: downloads.icon01 },
  { name: 'RAIJU', picture: pictures.idol02, portrait: downloads.icon02 },
  { name: 'MOMO-909', picture: pictures.idol03, portrait: downloads.icon03 },
  { name: 'KIRIKO', picture: pictures.idol04, portrait: downloads.icon04 },
  { name: 'NOX', picture: pictures.idol05, portrait: downloads.icon05 },
  { name: 'SOLA', picture: pictures.idol06, portrait: downloads.icon06 },
  { name: 'BIT', picture: pictures.idol07, portrait: downloads.icon07 },
  { name: 'HEXA', picture: pictures.idol08, portrait: downloads.icon08 },
] as const;

/** The name of an idol, counted from 1. */
export function idolName(idol: number): string {
  return IDOLS[idol - 1]?.name ?? IDOLS[0].name;
}
