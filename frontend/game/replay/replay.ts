/**
 * A finished play as bytes: how late each note was pressed. The engine plays them again, so a replay whose points are not
 * those of its presses is found.
 */
import type { Difficulty, Mix, SongCharts, SongName } from '../types';
import { DIFFICULTIES, MIXES, SONG_NAMES, noteList } from '../chart/chart';
import { MISS, WINDOWS } from '../engine/judgement';
import {
  type NoteList,
  PENDING,
  type Run,
  advance,
  createRun,
  press,
  scoreOf,
} from '../engine/run';
import { type GhostPresses, isByHand } from './hand';

export type { GhostPresses } from './hand';

/** What a replay is of. */
export interface ReplayHead {
  readonly song: SongName;
  readonly mix: Mix;
  readonly difficulty: Difficulty;
  /** From 1 to 8. */
  readonly idol: number;
  readonly score: number;
}

/** A replay that the engine has confirmed. */
export interface Replay extends ReplayHead {
  readonly presses: GhostPresses;
}

/**
 * Why a replay is refused: it is damaged, it is of another format, rules or chart, its points are not those of its presses, or
 * no hand can have played it.
 */
export type Refusal = 'damaged' | 'changed' | 'forged' | 'machine';

/** Number of the format, the first byte. Every format ends with the checksum of what comes before. */
const VERSION = 1;
/** Version, chart, idol, digest of the chart, points. */
const HEAD = 8;
const CHECKSUM = 2;
/** Number of the rules: a replay of other rules would get other points. */
const RULES = 2;
/** A hit's byte is its lateness plus this; a note without a press is 0. */
const CENTRE = WINDOWS.good + 1;
/** A note that a press before its time has spent: how early the press was, less this. */
const SPENT = 2 * WINDOWS.good + 2;
/** FNV-1a, folded to 16 bits. */
function hash16(bytes: Iterable<number>): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return (hash ^ (hash >>> 16)) & 0xffff;
}

/** Digest of rules and notes: a change of either makes old replays worthless. */
function digestOf({ times, lane }: NoteList): number {
  const bytes = [...times].flatMap((time, i) => [time & 0xff, (time >> 8) & 0xff, lane[i] ?? 0]);
  return hash16([RULES, ...bytes]);
}

function byteOf(run: Run, note: number): number {
  const offset = run.offsets[note] ?? 0;
  if (offset < -WINDOWS.good) return SPENT - WINDOWS.good - 1 - offset;
  const judged = run.judged[note];
  return judged === MISS || judged === PENDING ? 0 : CENTRE + offset;
}

/** How late the press of a byte was. */
function offsetOf(byte: number): number {
  return byte < SPENT ? byte - CENTRE : SPENT - WINDOWS.good - 1 - byte;
}

/** The bytes of a finished play. */
export function encodeReplay(run: Run, head: Omit<ReplayHead, 'score'>): Uint8Array {
  const count = run.notes.times.length;
  const bytes = new Uint8Array(HEAD + count + CHECKSUM);
  const view = new DataView(bytes.buffer);
  const song = SONG_NAMES.indexOf(head.song);
  const chart = song + 8 * MIXES.indexOf(head.mix) + 16 * DIFFICULTIES.indexOf(head.difficulty);
  const score = scoreOf(run);
  bytes.set([VERSION, chart, head.idol]);
  view.setUint16(3, digestOf(run.notes));
  view.setUint8(5, score >> 16);
  view.setUint16(6, score & 0xffff);
  for (let note = 0; note < count; note++) bytes[HEAD + note] = byteOf(run, note);
  view.setUint16(HEAD + count, hash16(bytes.subarray(0, HEAD + count)));
  return bytes;
}

/** What a replay says that it is of, before it is confirmed, or why it cannot be read. */
export function readHead(bytes: Uint8Array): ReplayHead | 'damaged' | 'changed' {
  const end = bytes.length - CHECKSUM;
  if (end < HEAD) return 'damaged';
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (view.getUint16(end) !== hash16(bytes.subarray(0, end))) return 'damaged';
  if (bytes[0] !== VERSION) return 'changed';
  const chart = bytes[1] ?? 0;
  const song = SONG_NAMES[chart % 8];
  const mix = MIXES[(chart >> 3) % 2];
  const difficulty = DIFFICULTIES[chart >> 4];
  const idol = bytes[2] ?? 0;
  if (song === undefined || mix === undefined || difficulty === undefined) return 'damaged';
  if (idol < 1 || idol > 8) return 'damaged';
  return { song, mix, difficulty, idol, score: view.getUint8(5) * 0x10000 + view.getUint16(6) };
}

/** The presses of a replay in the order of time; those that changed nothing are not in it. */
function pressesOf(bytes: Uint8Array, notes: NoteList): GhostPresses {
  const presses = [...notes.times.keys()]
    .filter((note) => bytes[HEAD + note] !== 0)
    .map((note) => ({
      time: (notes.times[note] ?? 0) + offsetOf(bytes[HEAD + note] ?? 0),
      lane: notes.lane[note] ?? 0,
    }))
    .sort((a, b) => a.time - b.time || a.lane - b.lane);
  return {
    times: Int32Array.from(presses, ({ time }) => time),
    lanes: Uint8Array.from(presses, ({ lane }) => lane),
  };
}

/** Plays presses from beginning to end. */
export function replayed(notes: NoteList, { times, lanes }: GhostPresses): Run {
  const run = createRun(notes);
  times.forEach((time, i) => press(run, lanes[i] ?? 0, time));
  advance(run, (notes.times.at(-1) ?? 0) + WINDOWS.good + 1);
  return run;
}

/** Confirms a replay by playing it with the charts of its song. */
export function confirmReplay(bytes: Uint8Array, charts: SongCharts): Replay | Refusal {
  const head = readHead(bytes);
  if (typeof head === 'string') return head;
  if (head.song !== charts.song) return 'damaged';
  const notes = noteList(charts, head.mix, head.difficulty);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const isSame = bytes.length === HEAD + notes.times.length + CHECKSUM;
  if (!isSame || view.getUint16(3) !== digestOf(notes)) return 'changed';
  const presses = pressesOf(bytes, notes);
  const run = replayed(notes, presses);
  const isKept = [...notes.times.keys()].every((note) => byteOf(run, note) === bytes[HEAD + note]);
  if (!isKept || scoreOf(run) !== head.score) return 'forged';
  if (!isByHand(run, presses)) return 'machine';
  return { ...head, presses };
}
