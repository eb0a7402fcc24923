/** The fan kit's music: two archives a piece, each with the art and the terms beside the audio. */
import path from 'node:path';

import type { Download, DownloadName } from '../types';
import { PIECES } from '../music/songs/index';
import type { Song } from '../music/score/types';
import { MASTERS, type MasterName, mastersOf, tagsOf, titleOf } from '../music/finish';
import { join } from '../music/files/bytes';
import { encodeId3 } from '../music/files/id3';
import { audioKey, finishedAudio } from '../music/step';
import { CATALOGUE } from '../pictures/catalogue';
import { digest, sourceDigest } from '../pipeline/digest';
import { writePublic } from '../pipeline/public-files';
import { RASTER_VERSION, canvas, encode } from '../pipeline/raster';
import type { Product, Step } from '../pipeline/step';
import { commentsOf, readmes } from './readme';
import { pack } from './zip';

/** Pixels of the art's side. */
const ART_SIDE = 1600;

const FORMATS = [
  { kind: 'MP3', extension: 'mp3', suffix: 'Mp3' },
  { kind: 'WAV', extension: 'wav', suffix: 'Wav' },
] as const;

/** What a master adds to the names of a download and of its file. */
const NAMES = {
  streaming: { download: '', file: '' },
  club: { download: 'Club', file: '-club' },
} as const;

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

async function common(song: Song, master: MasterName): Promise<Record<string, Uint8Array>> {
  const art = await encode(canvas(artOf(song), ART_SIDE, true), ART_SIDE, 'png', 0);
  const encoder = new TextEncoder();
  const texts = Object.entries(readmes(song, master)).map(([file, text]) => [
    file,
    encoder.encode(text),
  ]);
  return {
    [`${song.title}.png`]: art,
    ...(Object.fromEntries(texts) as Record<string, Uint8Array>),
  };
}

/** A master's files as listeners get them. */
async function tagged(song: Song, master: MasterName): Promise<Record<'mp3' | 'wav', Uint8Array>> {
  const { wav, mp3 } = await finishedAudio(song, master);
  const tag = encodeId3({ ...tagsOf(song, master), comments: commentsOf(song) });
  return { wav, mp3: join([tag, mp3]) };
}

async function make(song: Song): Promise<Product> {
  const files: string[] = [];
  const downloads: Partial<Record<DownloadName, Download>> = {};
  for (const master of mastersOf(song)) {
    const audio = await tagged(song, master);
    const beside = await common(song, master);
    for (const { kind, extension, suffix } of FORMATS) {
      const title = titleOf(song, master);
      const archive = pack({ ...beside, [`${title}.${extension}`]: audio[extension] });
      const { download, file } = NAMES[master];
      const address = writePublic(`kit/${slug(song.title)}${file}-${extension}.zip`, archive);
      files.push(address);
      downloads[`${song.id}${download}${suffix}` as DownloadName] = {
        href: `/${address}`,
        kind,
        bytes: archive.length,
        ...(master === 'club' && { lufs: MASTERS.club.lufs }),
      };
    }
  }
  return { files, downloads };
}

function archiveStep(song: Song): Step {
  return {
    name: `music ${song.id}`,
    key: () =>
      digest(
        sourceDigest(path.join(import.meta.dirname, 'zip.ts')),
        sourceDigest(path.join(import.meta.dirname, '../music/files/id3.ts')),
        audioKey(song),
        JSON.stringify([commentsOf(song), ...mastersOf(song).map((one) => readmes(song, one))]),
        RASTER_VERSION,
        artOf(song),
      ),
    run: () => make(song),
  };
}

/** One step a piece: the five instrumentals and the loop. */
export const archiveSteps: readonly Step[] = PIECES.map(archiveStep);
