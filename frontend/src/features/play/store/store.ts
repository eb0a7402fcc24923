/** What this device remembers: settings, calibration, best scores and unlocked songs. It never leaves the device. */
import type { Difficulty, Mix, SongName } from '@axtorm/game/types';
import { DIFFICULTIES_OF, LANES, MIXES, SHARED_DIFFICULTIES } from '@axtorm/game/chart/chart';
import { SONG_NAMES } from '@axtorm/game/chart/songs';
import { KEYS, type LaneKey, mayPlay } from '@axtorm/game/engine/keys';
import { hasLife } from '@axtorm/game/engine/life';
import { type Pair, pairName } from '@axtorm/game/mixer/pair';

import { HIT_SOUND_CHOICES, type HitSound } from '../audio/sounds';
import { keep, recall } from '../../../lib/storage';
import { firstOffset } from '../audio/engine-delay';
import { ONLY_OUTPUT } from '../audio/output';
import { cleanName } from '@axtorm/game/replay/name';
import { type Done, type Honour, NOTHING_DONE, doneIn, withDay, withHonour } from './honours';
import { type Outputs, outputsIn, withSoundOffset } from './outputs';

/** Per cent of a song's own speed that it may be played at. */
export const TEMPOS = [100, 90, 75, 50] as const;
type Tempo = (typeof TEMPOS)[number];

/** How short and how long notes may be seen, in milliseconds. */
export const APPROACHES = { least: 300, most: 1200 } as const;

/** Everything that is kept. */
export interface Saved extends Outputs, Done {
  readonly song: SongName;
  readonly mix: Mix;
  readonly difficulty: Difficulty;
  /** The idol on the result card, from 1 to 8. */
  readonly idol: number;
  /** The player's name on ghosts; empty without one. */
  readonly name: string;
  /** Milliseconds that a note is seen before its time. */
  readonly approach: number;
  /** Per cent. */
  readonly music: number;
  readonly hits: number;
  /** Milliseconds that calibration found. */
  readonly pictureOffset: number;
  /** Announces notes by sound. */
  readonly cues: boolean;
  readonly hitSound: HitSound;
  /** The keys of each style's lanes. */
  readonly keys: Readonly<Record<Mix, readonly LaneKey[]>>;
  /** The speed of the song in per cent. Below 100 it is practice, without a score that counts. */
  readonly tempo: Tempo;
  /** Best points by `song mix difficulty`, where the song may be a pair. */
  readonly best: Readonly<Record<string, number>>;
  /** Songs that the mixer may play. */
  readonly unlocked: readonly SongName[];
}

export const INITIAL: Saved = {
  song: 'song02',
  mix: 'light',
  difficulty: 'easy',
  idol: 1,
  name: '',
  approach: 900,
  music: 80,
  hits: 60,
  soundOffset: 0,
  pictureOffset: 0,
  output: ONLY_OUTPUT,
  outputs: {},
  cues: false,
  hitSound: 'judged',
  keys: KEYS,
  tempo: 100,
  best: {},
  unlocked: [],
  ...NOTHING_DONE,
};

const KEY = 'mashvp-play';

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

/** A value of a kind, or the initial one: another version or another hand may have written it. */
function pick<T>(value: unknown, isGood: (value: unknown) => boolean, otherwise: T): T {
  return isGood(value) ? (value as T) : otherwise;
}

const isApproach = (value: unknown): boolean => isWithin(value, APPROACHES.least, APPROACHES.most);
const isOffset = (value: unknown): boolean => isWithin(value, -500, 500);
const isPercent = (value: unknown): boolean => isWithin(value, 0, 100);
const isBoolean = (value: unknown): boolean => typeof value === 'boolean';

/** Keys of a style that were kept: one for each lane, none twice. */
function keysIn(value: unknown, mix: Mix): readonly LaneKey[] {
  const kept: readonly unknown[] = Array.isArray(value) ? value : [];
  const keys = kept.filter(isLaneKey);
  const isWhole = keys.length === LANES[mix] && kept.length === LANES[mix];
  return isWhole && new Set(keys.map(({ code }) => code)).size === keys.length ? keys : KEYS[mix];
}

function isLaneKey(value: unknown): value is LaneKey {
  if (typeof value !== 'object' || value === null) return false;
  const { code, label } = value as Partial<Record<keyof LaneKey, unknown>>;
  const isShown = typeof label === 'string' && label.length >= 1 && label.length <= 2;
  return typeof code === 'string' && mayPlay(code) && isShown;
}

/** Reads what was kept from its text. */
export function parseSaved(text: string | null): Saved {
  const raw = readObject(text);
  const songs: readonly unknown[] = Array.isArray(raw['unlocked']) ? raw['unlocked'] : [];
  const keys = (raw['keys'] ?? {}) as Partial<Record<Mix, unknown>>;
  const best = typeof raw['best'] === 'object' && raw['best'] !== null ? raw['best'] : {};
  const mix = pick(raw['mix'], (one) => MIXES.includes(one as Mix), INITIAL.mix);
  return {
    song: pick(raw['song'], (one) => SONG_NAMES.includes(one as SongName), INITIAL.song),
    mix,
    difficulty: pick(
      raw['difficulty'],
      (one) => DIFFICULTIES_OF[mix].includes(one as Difficulty),
      INITIAL.difficulty,
    ),
    idol: pick(raw['idol'], (one) => isWithin(one, 1, 8) && Number.isInteger(one), INITIAL.idol),
    name: typeof raw['name'] === 'string' ? cleanName(raw['name']) : INITIAL.name,
    approach: pick(raw['approach'], isApproach, INITIAL.approach),
    music: pick(raw['music'], isPercent, INITIAL.music),
    hits: pick(raw['hits'], isPercent, INITIAL.hits),
    soundOffset: pick(raw['soundOffset'], isOffset, INITIAL.soundOffset),
    pictureOffset: pick(raw['pictureOffset'], isOffset, INITIAL.pictureOffset),
    output: pick(raw['output'], (one) => typeof one === 'string', INITIAL.output),
    outputs: outputsIn(raw['outputs'], isOffset),
    cues: pick(raw['cues'], isBoolean, INITIAL.cues),
    hitSound: pick(
      raw['hitSound'],
      (one) => HIT_SOUND_CHOICES.includes(one as HitSound),
      INITIAL.hitSound,
    ),
    keys: { light: keysIn(keys.light, 'light'), hard: keysIn(keys.hard, 'hard') },
    tempo: pick(raw['tempo'], (one) => TEMPOS.includes(one as Tempo), INITIAL.tempo),
    best: Object.fromEntries(
      Object.entries(best).filter(([, score]) => isWithin(score, 0, 1_000_000)),
    ),
    unlocked: SONG_NAMES.filter((song) => songs.includes(song)),
    ...doneIn(raw),
  };
}

function readObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** What this device remembers. A sound that was never measured begins with what browsers of this kind leave out. */
export function readSaved(): Saved {
  const saved = parseSaved(recall('localStorage', KEY));
  const isMeasured = saved.outputs[saved.output] !== undefined;
  return isMeasured ? saved : { ...saved, soundOffset: firstOffset() };
}

/** Keeps it; where nothing can be kept, the game remembers until the page is left. */
export function writeSaved(saved: Saved): void {
  keep('localStorage', KEY, JSON.stringify(saved));
}

/** Forgets everything. */
export function clearSaved(): void {
  keep('localStorage', KEY, null);
}

/** Whether the play is slower than its song, so that its score does not count. */
export function isPractice({ tempo }: Saved): boolean {
  return tempo < 100;
}

/** Whether a play of what is chosen can be lost: not the first song of all, so that who has never played cannot fail in it. */
export function canBeLost({ best, difficulty }: Saved): boolean {
  return hasLife(difficulty) && Object.keys(best).length > 0;
}

/** What is chosen, or the easiest where nothing has ever been played: the chart with the fewest notes a second. */
export function withFirstSong(saved: Saved): Saved {
  const isFirst = Object.keys(saved.best).length === 0;
  return isFirst ? { ...saved, song: 'song02', mix: 'light', difficulty: 'easy' } : saved;
}

/** What is chosen, in a style: of one that lacks the difficulty, the hardest that it has. */
export function withMix(saved: Saved, mix: Mix): Saved {
  const isThere = DIFFICULTIES_OF[mix].includes(saved.difficulty);
  const hardest = SHARED_DIFFICULTIES.at(-1) ?? INITIAL.difficulty;
  return { ...saved, mix, difficulty: isThere ? saved.difficulty : hardest };
}

/** The speed that songs are played at, 1 without practice. */
export function rateOf({ tempo }: Saved): number {
  return tempo / 100;
}

/** Milliseconds that offsets may be set to, on either side of 0. */
export const MOST_OFFSET = 300;

/**
 * Moves what is judged by milliseconds. Both offsets move: sound and picture stay as they are to each other and to the ear, so
 * that anyone who follows one of them is judged alike.
 */
export function withOffset(saved: Saved, by: number): Saved {
  const moved = (offset: number) => Math.max(-MOST_OFFSET, Math.min(MOST_OFFSET, offset + by));
  const sound = withSoundOffset(saved, moved(saved.soundOffset));
  return { ...sound, pictureOffset: moved(saved.pictureOffset) };
}

/** Where the best score of a chart is kept. */
export const bestKey = (song: string, mix: Mix, difficulty: Difficulty): string =>
  `${song} ${mix} ${difficulty}`;

/** What is remembered after a finished play of what is chosen: its best score, and its song for the mixer, unless it was a pair. */
export function withResult(saved: Saved, score: number, pair?: Pair): Saved {
  const key = bestKey(pair ? pairName(pair) : saved.song, saved.mix, saved.difficulty);
  const unlocked = SONG_NAMES.filter(
    (name) => (pair === undefined && name === saved.song) || saved.unlocked.includes(name),
  );
  return {
    ...saved,
    unlocked,
    best: { ...saved.best, [key]: Math.max(score, saved.best[key] ?? 0) },
  };
}

/** What is remembered of how a finished play went: its honour, and the day of it, counted in days since 1970. */
export function withDone(
  saved: Saved,
  { honour, day }: { readonly honour: Honour | undefined; readonly day: number },
  pair?: Pair,
): Saved {
  const key = bestKey(pair ? pairName(pair) : saved.song, saved.mix, saved.difficulty);
  const honours = withHonour(saved.honours, key, honour);
  return { ...saved, honours, days: withDay(saved.days, day) };
}
