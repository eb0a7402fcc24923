// Written by `scripts/write-lists.mjs` from `media/songs.json`.
import { downloads, pictures } from '../../media/manifest';

/** The songs of the fan kit: what each is called among the sounds, its picture and its files. */
export const SONG_FILES = [
  {
    name: 'song01',
    picture: pictures.song01,
    files: [
      downloads.song01Mp3,
      downloads.song01Wav,
      downloads.song01ClubMp3,
      downloads.song01ClubWav,
    ],
  },
  {
    name: 'song02',
    picture: pictures.song02,
    files: [
      downloads.song02Mp3,
      downloads.song02Wav,
    ],
  },
  {
    name: 'song03',
    picture: pictures.song03,
    files: [
      downloads.song03Mp3,
      downloads.song03Wav,
      downloads.song03ClubMp3,
      downloads.song03ClubWav,
    ],
  },
  {
    name: 'song04',
    picture: pictures.song04,
    files: [
      downloads.song04Mp3,
      downloads.song04Wav,
    ],
  },
  {
    name: 'song05',
    picture: pictures.song05,
    files: [
      downloads.song05Mp3,
      downloads.song05Wav,
      downloads.song05ClubMp3,
      downloads.song05ClubWav,
    ],
  },
] as const;
