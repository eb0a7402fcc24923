/** The pieces of the fan kit: a picture and the files of each. */
import { downloads, pictures } from '../../media/manifest';
import type { Download, Picture } from '../../media/types';
import { SONG_FILES } from './song-files';

/** A file with its type and size as on its button. */
export interface KitFile {
  readonly download: Download;
  /** For example `PNG 1500×500`, `MP3 ZIP` or `MP3 ZIP LOUD`. */
  readonly format: string;
  /** The pixels of a picture, the mark of a louder master. */
  readonly detail: string | undefined;
  /** For example `1.2 MB`. */
  readonly size: string;
  readonly isArchive: boolean;
}

export interface KitPiece {
  readonly picture: Picture;
  /** The best file first. */
  readonly files: readonly KitFile[];
}

/** A size in bytes in decimal units, as file managers and stores use; the same in all three languages. */
export function sizeText(bytes: number): string {
  return bytes < 1_000_000
    ? `${String(Math.max(1, Math.round(bytes / 1000)))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** A piece of the kit. A file that was not made is left out, so that every link works. */
function piece(picture: Picture, ...files: readonly (Download | undefined)[]): KitPiece {
  const made = files.filter((file) => file !== undefined);
  return { picture, files: made.map(kitFile) };
}

/** What sets a file apart from others of its kind. */
function detailOf({ lufs, width, height }: Download): string | undefined {
  if (lufs !== undefined) return 'LOUD';
  return width === undefined || height === undefined
    ? undefined
    : `${String(width)}×${String(height)}`;
}

function kitFile(download: Download): KitFile {
  const { kind, bytes } = download;
  const isArchive = kind === 'MP3' || kind === 'WAV' || kind === 'ZIP';
  const type = isArchive && kind !== 'ZIP' ? `${kind} ZIP` : kind;
  const detail = detailOf(download);
  return {
    download,
    // No-break space: on a narrow button the line breaks before the size of the file only.
    format: detail === undefined ? type : `${type}\u00a0${detail}`,
    detail,
    size: sizeText(bytes),
    isArchive,
  };
}

/** All pictures and every piece as MP3, in one archive; nothing where it was not made. */
export const WHOLE = [downloads.kit].filter((one) => one !== undefined).map(kitFile);

export const LOGOS: readonly KitPiece[] = [
  piece(pictures.kitLogoLight, downloads.logoLight, downloads.logoLightSvg),
  piece(pictures.kitLogoDark, downloads.logoDark, downloads.logoDarkSvg),
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

/** The pieces with their texts, which have the same order. */
export function paired<T>(
  pieces: readonly KitPiece[],
  texts: readonly T[],
): readonly { readonly piece: KitPiece; readonly text: T }[] {
  return pieces.map((one, index) => {
    const text = texts[index];
    if (text === undefined) throw new Error(`no texts for ${one.picture.webp}`);
    return { piece: one, text };
  });
}
