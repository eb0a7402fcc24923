/** The files of the fan kit as buttons show them, and the archive of all, which the first screen offers. */
import { downloads } from '../../media/manifest';
import type { Download } from '../../media/types';

/** A file with its type and size as on its button. */
export interface KitFile {
  readonly download: Download;
  /** For example `PNG 1500×500`, `MP3 ZIP` or `MP3 ZIP LOUD`. */
  readonly format: string;
  /** The same without the detail. */
  readonly type: string;
  /** The pixels of a picture, the mark of a louder master. */
  readonly detail: string | undefined;
  /** For example `1.2 MB`. */
  readonly size: string;
}

/** A size in bytes in decimal units, as file managers and stores use; the same in all three languages. */
export function sizeText(bytes: number): string {
  return bytes < 1_000_000
    ? `${String(Math.max(1, Math.round(bytes / 1000)))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** What sets a file apart from others of its kind. */
function detailOf({ lufs, width, height }: Download): string | undefined {
  if (lufs !== undefined) return 'LOUD';
  return width === undefined || height === undefined
    ? undefined
    : `${String(width)}×${String(height)}`;
}

/** A file as its button shows it. */
export function kitFile(download: Download): KitFile {
  const { kind, bytes } = download;
  const isArchive = kind === 'MP3' || kind === 'WAV' || kind === 'ZIP';
  const type = isArchive && kind !== 'ZIP' ? `${kind} ZIP` : kind;
  const detail = detailOf(download);
  return {
    download,
    // No-break space: on a narrow button the line breaks before the size of the file only.
    format: detail === undefined ? type : `${type}\u00a0${detail}`,
    type,
    detail,
    size: sizeText(bytes),
  };
}

/** All pictures and every piece as MP3, in one archive; nothing where it was not made. */
export const WHOLE = [downloads.kit].filter((one) => one !== undefined).map(kitFile);
