/** The fan kit's music: two archives a piece, each with the art and the terms beside the audio. */
import path from 'node:path';

import type { Download, DownloadName } from '../types';
import { PIECES } from '../music/songs/index';
import type { Song } from '../music/score/types';
import { audioKey, finishedAudio } from '../music/step';
import { CATALOGUE } from '../pictures/catalogue';
import { digest, sourceDigest } from '../pipeline/digest';
import { writePublic } from '../pipeline/public-files';
import { RASTER_VERSION, canvas, encode } from '../pipeline/raster';
import type { Product, Step } from '../pipeline/step';
import { readmes } from './readme';
import { pack } from './zip';

/** Pixels of the art's side. */
const ART_SIDE = 1600;

const FORMATS = [
  { kind: 'MP3', extension: 'mp3', suffix: 'Mp3' },
  { kind: 'WAV', extension: 'wav', suffix: 'Wav' },
] as const;

/** `Glass Parade` as a file's name in an address. */
function slug(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** The art of a piece as the catalogue of pictures draws it. */
function artOf(song: Song): string {
  const name = song.id === 'loop' ? 'loopArt' : song.id;
  const source = CATALOGUE.find((candidate) => candidate.name === name);
  if (!source) throw new Error(`${song.title} has no art`);
  return source.svg();
}

async function common(song: Song): Promise<Record<string, Uint8Array>> {
  const art = await encode(canvas(artOf(song), ART_SIDE, true), ART_SIDE, 'png', 0);
  const encoder = new TextEncoder();
  const texts = Object.entries(readmes(song)).map(([file, text]) => [file, encoder.encode(text)]);
  return {
    [`${song.title}.png`]: art,
    ...(Object.fromEntries(texts) as Record<string, Uint8Array>),
  };
}

async function make(song: Song): Promise<Product> {
  const audio = await finishedAudio(song);
  const beside = await common(song);
  const files: string[] = [];
  const downloads: Partial<Record<DownloadName, Download>> = {};
  for (const { kind, extension, suffix } of FORMATS) {
    const archive = pack({ ...beside, [`${song.title}.${extension}`]: audio[extension] });
    const file = writePublic(`kit/${slug(song.title)}-${extension}.zip`, archive);
    files.push(file);
    downloads[`${song.id}${suffix}`] = { href: `/${file}`, kind, bytes: archive.length };
  }
  return { files, downloads };
}

function archiveStep(song: Song): Step {
  return {
    name: `music ${song.id}`,
    key: () =>
      digest(
        sourceDigest(path.join(import.meta.dirname, 'zip.ts')),
        audioKey(song),
        JSON.stringify(readmes(song)),
        RASTER_VERSION,
        artOf(song),
      ),
    run: () => make(song),
  };
}

/** One step a piece: the five instrumentals and the loop. */
export const archiveSteps: readonly Step[] = PIECES.map(archiveStep);
