/** The idols in their order: names, which all languages share, and pictures. */
import { pictures } from '../../media/manifest';

export const IDOLS = [
  { name: 'AXIA', picture: pictures.idol01 },
  { name: 'RAIJU', picture: pictures.idol02 },
  { name: 'MOMO-909', picture: pictures.idol03 },
  { name: 'KIRIKO', picture: pictures.idol04 },
  { name: 'NOX', picture: pictures.idol05 },
  { name: 'SOLA', picture: pictures.idol06 },
  { name: 'BIT', picture: pictures.idol07 },
  { name: 'HEXA', picture: pictures.idol08 },
] as const;

/** The name of an idol, counted from 1. */
export function idolName(idol: number): string {
  return IDOLS[idol - 1]?.name ?? IDOLS[0].name;
}
