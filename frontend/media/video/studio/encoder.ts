import { ffmpeg } from './ffmpeg';

/** A canvas gives JPEG's colours; video players expect those of HDTV. */
const COLOURS =
  'scale=in_range=full:in_color_matrix=bt601:out_range=tv:out_color_matrix=bt709:flags=lanczos+accurate_rnd,format=yuv420p';
const TAGS = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv';

/** How each kind of file is made; part of what decides whether a video is made anew. */
export const ENCODINGS = {
  mp4: `-c:v libx264 -preset slow -tune animation -profile:v high -movflags +faststart`,
  webm: `-c:v libsvtav1 -preset 7 -g 240 -svtav1-params tune=0`,
} as const;

/** Constant quality: a lower number is better. */
export interface Quality {
  readonly mp4: number;
  readonly webm: number;
}

function options(rate: string, files: Readonly<Record<keyof Quality, string>>, quality: Quality) {
  const output = (kind: keyof Quality) => [
    ...`-map 0:v -vf ${COLOURS} ${ENCODINGS[kind]} -crf ${quality[kind].toString()} -an`.split(' '),
    ...TAGS.split(' '),
    ...'-map_metadata -1 -fflags +bitexact -flags:v +bitexact'.split(' '),
    files[kind],
  ];
  return [
    ...`-y -loglevel error -f image2pipe -c:v mjpeg -framerate ${rate} -i pipe:0`.split(' '),
    ...output('webm'),
    ...output('mp4'),
  ];
}

/**
 * Encodes frames as H.264 in MP4 and AV1 in WebM, in one go.
 * @param rate frames for each second, as a fraction
 * @throws when the encoder fails, with what it said
 */
export async function encodeVideo(
  frames: AsyncIterable<Buffer>,
  rate: string,
  files: Readonly<Record<keyof Quality, string>>,
  quality: Quality,
): Promise<void> {
  await ffmpeg(options(rate, files, quality), frames);
}
