/** The pieces of the fan kit: a picture and the files of each. */
import { downloads, pictures } from '../../media/manifest';
import type { Download, Picture } from '../../media/types';
import { kitFile, type KitFile } from './kit-files';
import { SONG_FILES } from './song-files';

export interface KitPiece {
  readonly picture: Picture;
  /** The best file first. */
  readonly files: readonly KitFile[];
}

/** A piece of the kit. A file that was not made is left out, so that every link works. */
function piece(picture: Picture, ...files: readonly (Download | undefined)[]): KitPiece {
  const made = files.filter((file) => file !== undefined);
  return { picture, files: made.map(kitFile) };
}

export const LOGOS: readonly KitPiece[] = [
  piece(pictures.kitLogoLight, downloads.logoLight, downloads.logoLightSvg),
  piece(pictures.kitLogoDark, downloads.logoDark, downloads.logoDarkSvg),
];

/** The company's name, for those who write about it. */
export const WORDMARKS: readonly KitPiece[] = [
  piece(pictures.logoCompanyLight, downloads.wordmarkLight, downloads.wordmarkLightSvg),
  piece(pictures.logoCompanyDark, downloads.wordmarkDark, downloads.wordmarkDarkSvg),
];

export const PICTURES: readonly KitPiece[] = [
  piece(pictures.mainVisual, downloads.mainVisual),
  piece(pictures.character, downloads.character),
  piece(pictures.stage, downloads.background),
];

/** The eight in full figure on nothing. */
export const FIGURES: readonly KitPiece[] = [
  piece(pictures.idol01Full, downloads.figure01),
  piece(pictures.idol02Full, downloads.figure02),
  piece(pictures.idol03Full, downloads.figure03),
  piece(pictures.idol04Full, downloads.figure04),
  piece(pictures.idol05Full, downloads.figure05),
  piece(pictures.idol06Full, downloads.figure06),
  piece(pictures.idol07Full, downloads.figure07),
  piece(pictures.idol08Full, downloads.figure08),
];

export const CHARACTERS: readonly KitPiece[] = [
  piece(pictures.idol01, downloads.icon01),
  piece(pictures.idol02, downloads.icon02),
  piece(pictures.idol03, downloads.icon03),
  piece(pictures.idol04, downloads.icon04),
  piece(pictures.idol05, downloads.icon05),
  piece(pictures.idol06, downloads.icon06),
  piece(pictures.idol07, downloads.icon07),
  piece(pictures.idol08, downloads.icon08),
];

export const MARKS: readonly KitPiece[] = [
  piece(pictures.mark01, downloads.iconMark01),
  piece(pictures.mark02, downloads.iconMark02),
  piece(pictures.mark03, downloads.iconMark03),
  piece(pictures.mark04, downloads.iconMark04),
];

export const HEADERS: readonly KitPiece[] = [
  piece(pictures.header01, downloads.header01Large, downloads.header01Small),
  piece(pictures.header02, downloads.header02Large, downloads.header02Small),
  piece(pictures.header03, downloads.header03Large, downloads.header03Small),
  piece(pictures.header04, downloads.header04Large, downloads.header04Small),
  piece(pictures.header05, downloads.header05Large, downloads.header05Small),
  piece(pictures.header06, downloads.header06Large, downloads.header06Small),
];

export const SONGS: readonly KitPiece[] = SONG_FILES.map(({ picture, files }) =>
  piece(picture, ...files),
);

/** What each song is called among the sounds, in the same order. */
export const SONG_NAMES = SONG_FILES.map(({ name }) => name);

export const LOOP = piece(pictures.loopArt, downloads.loopMp3, downloads.loopWav);

/**
 * The pieces with their texts, which have the same order.
 *
 * @throws Error if there are not as many texts as pieces: the contents count the texts
 */
export function paired<T>(
  pieces: readonly KitPiece[],
  texts: readonly T[],
): readonly { readonly piece: KitPiece; readonly text: T }[] {
  if (texts.length > pieces.length) throw new Error('there are more texts than pieces');
  return pieces.map((one, index) => {
    const text = texts[index];
    if (text === undefined) throw new Error(`no texts for ${one.picture.webp}`);
    return { piece: one, text };
  });
}
