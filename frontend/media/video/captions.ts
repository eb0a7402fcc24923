/** What a video's captions say, and when. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type en from '../../../locales/en/captions.json';
import { fill } from '../../src/i18n/fill';
import { ROOT } from '../pipeline/places';

/** A line on screen: a text of `captions.json`, with titles put in its place. */
export interface Cue {
  readonly from: number;
  readonly to: number;
  readonly says: CueText;
  /** Titles of songs, by the names of their placeholders. */
  readonly titles?: Readonly<Record<string, string>>;
}

/** The texts that captions are made of, by their keys. */
type CueText = keyof typeof en;

/** The languages of the site; each has captions. */
export const LANGUAGES = (
  JSON.parse(readFileSync(path.join(ROOT, 'frontend/src/routing/pages.json'), 'utf8')) as {
    locales: readonly { code: string }[];
  }
).locales.map(({ code }) => code);

/** Reads the texts of a language. */
const read = (language: string) =>
  JSON.parse(
    // Editors of Windows write a byte order mark before it.
    readFileSync(path.join(ROOT, 'locales', language, 'captions.json'), 'utf8').replace(
      /^\uFEFF/u,
      '',
    ),
  ) as typeof en;

/** The texts by their language. */
export const TEXTS: ReadonlyMap<string, typeof en> = new Map(
  LANGUAGES.map((language) => [language, read(language)]),
);

/** A time as WebVTT writes it. */
function clock(seconds: number): string {
  const whole = Math.round(seconds * 1000);
  const pad = (value: number, digits: number) => value.toString().padStart(digits, '0');
  const [minutes, rest] = [Math.floor(whole / 60_000), whole % 60_000];
  return `${pad(minutes, 2)}:${pad(Math.floor(rest / 1000), 2)}.${pad(rest % 1000, 3)}`;
}

/** The text of a caption file. */
export function captionFile(cues: readonly Cue[], language: string): string {
  const texts = TEXTS.get(language);
  if (texts === undefined) throw new Error(`there are no captions in ${language}`);
  const blocks = cues.map(
    ({ from, to, says, titles = {} }) =>
      `${clock(from)} --> ${clock(to)}\n${fill(texts[says], titles)}\n`,
  );
  return ['WEBVTT\n', ...blocks].join('\n');
}
