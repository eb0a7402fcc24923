import type { SoundVideoName, VideoCover } from './types';

/** Pixels across the stills of a video with sound. */
const WIDTHS = [480, 960] as const;

/** The same of its crop, and the windows in which it is shown. */
const CROP_WIDTHS = [360, 720] as const;
const CROP_MEDIA = '(orientation: portrait) and (max-width: 700px)';

/**
 * The cover of a video with sound from what the addresses of its files do not have in common. The build writes covers in
 * this short form.
 *
 * @param avif digests of the stills, the small one first
 * @param webp the same
 * @param mp4 digest of the file that every browser plays
 * @param crop digests of the crop's stills, first AVIF, then WebP; left out where there is no crop
 * @example videoCover('tutorial', 'ab12cd34 cd34ef56', 'ef56ab12 12cd34ef', '34ef56ab')
 */
export function videoCover(
  name: SoundVideoName,
  avif: string,
  webp: string,
  mp4: string,
  crop?: string,
): VideoCover {
  const still = (kind: string, digests: string, index: number) =>
    `/media/${name}Clip-${String(WIDTHS[index])}.${String(digests.split(' ')[index])}.${kind}`;
  const candidates = (kind: string, digests: string) =>
    WIDTHS.map((width, index) => `${still(kind, digests, index)} ${String(width)}w`).join(', ');
  const cropped = (kind: string, digests: readonly string[]) =>
    CROP_WIDTHS.map((width, index) => {
      const across = String(width);
      return `/media/${name}PhoneClip-${across}.${String(digests[index])}.${kind} ${across}w`;
    }).join(', ');
  const digests = crop?.split(' ') ?? [];
  const upright = {
    media: CROP_MEDIA,
    width: 720,
    height: 1280,
    avif: cropped('avif', digests.slice(0, 2)),
    webp: cropped('webp', digests.slice(2)),
  };
  return {
    name,
    poster: {
      width: 960,
      height: 540,
      avif: candidates('avif', avif),
      webp: candidates('webp', webp),
      src: still('webp', webp, 1),
      ...(crop !== undefined && { upright }),
    },
    src: `/media/${name}Clip-1280.${mp4}.mp4`,
  };
}
