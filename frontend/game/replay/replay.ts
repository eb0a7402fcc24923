/**
 * A finished play as bytes: how late each note was pressed, when each hold was let go, and what was pressed beside the notes. The engine plays them again, so a
 * replay whose points are not those of its presses is found.
 */
import type { Difficulty, Mix, SongCharts, SongName } from '../types';
import { DIFFICULTIES, DIFFICULTIES_OF, MIXES, noteList } from '../chart/chart';
import { SONG_NAMES } from '../chart/songs';
import { MISS, RELEASE, WINDOWS } from '../engine/judgement';
import {
  type NoteList,
  PENDING,
  type Run,
  advance,
  createRun,
  press,
  release,
} from '../engine/run';
import { scoreOf } from '../engine/score';
import { type GhostPresses, isByHand } from './hand';
import { Reader } from './numbers';
import { readMoments, writeMoments } from './moments';
import { readStrays, writeStrays } from './strays';

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
const VERSION = 3;
/** Version, chart, idol, digest of the chart, points. */
const HEAD = 8;
const CHECKSUM = 2;
/** Number of the rules: a replay of other rules would get other points. */
const RULES = 4;
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
function digestOf({ times, lane, ends }: NoteList): number {
  const bytes = [...times].flatMap((time, i) => {
    const length = (ends?.[i] ?? time) - time;
    return [time & 0xff, (time >> 8) & 0xff, lane[i] ?? 0, length & 0xff, length >> 8];
  });
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

/** What was pressed and let go, as bytes: one for each note, then the moments of the holds, then the stray presses. */
function bodyOf(run: Run): Uint8Array {
  const notes = [...run.notes.times.keys()].map((note) => byteOf(run, note));
  return Uint8Array.from([...notes, ...writeMoments(run), ...writeStrays(run)]);
}

const NOTHING: GhostPresses = { times: new Int32Array(), lanes: new Uint8Array() };

/** The bytes of a finished play. */
export function encodeReplay(run: Run, head: Omit<ReplayHead, 'score'>): Uint8Array {
  const body = bodyOf(run);
  const end = HEAD + body.length;
  const bytes = new Uint8Array(end + CHECKSUM);
  const view = new DataView(bytes.buffer);
  const song = SONG_NAMES.indexOf(head.song);
  const chart = song + 8 * MIXES.indexOf(head.mix) + 16 * DIFFICULTIES.indexOf(head.difficulty);
  // Lanes that were pressed in one millisecond are played again from left to right, which may make a combo longer or shorter.
  const score = scoreOf(replayed(run.notes, pressesOf(body, run.notes) ?? NOTHING));
  bytes.set([VERSION, chart, head.idol]);
  view.setUint16(3, digestOf(run.notes));
  view.setUint8(5, score >> 16);
  view.setUint16(6, score & 0xffff);
  bytes.set(body, HEAD);
  view.setUint16(end, hash16(bytes.subarray(0, end)));
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
  if (!DIFFICULTIES_OF[mix].includes(difficulty)) return 'damaged';
  if (idol < 1 || idol > 8) return 'damaged';
  return { song, mix, difficulty, idol, score: view.getUint8(5) * 0x10000 + view.getUint16(6) };
}

/** What a body says was pressed and let go, in the order of time; what changed nothing is not in it. */
function pressesOf(body: Uint8Array, notes: NoteList): GhostPresses | undefined {
  const reader = new Reader(body, notes.times.length);
  const moments = readMoments(reader, notes);
  const strays = moments && readStrays(reader, notes.lanes);
  if (strays === undefined || reader.at !== body.length) return undefined;
  // In the order of the lane's notes, and then of time: what happens in one millisecond of a lane keeps its order.
  const all = [...notes.times].flatMap((time, note) => {
    const lane = notes.lane[note] ?? 0;
    const byte = body[note] ?? 0;
    const head = byte === 0 ? [] : [{ time: time + offsetOf(byte), lane, up: 0 }];
    const rest = moments?.[note] ?? [];
    const more = rest.map((after, i) => ({
      time: time + after,
      lane,
      up: (i + head.length) % 2,
    }));
    return [...head, ...more];
  });
  all.push(...strays.map((stray) => ({ ...stray, up: 0 })));
  all.sort((a, b) => a.time - b.time || a.lane - b.lane);
  return {
    times: Int32Array.from(all, ({ time }) => time),
    lanes: Uint8Array.from(all, ({ lane }) => lane),
    ups: Uint8Array.from(all, ({ up }) => up),
  };
}

/** Plays presses and releases from beginning to end. */
export function replayed(notes: NoteList, { times, lanes, ups }: GhostPresses): Run {
  const run = createRun(notes);
  times.forEach((time, i) =>
    ups?.[i] === 1 ? release(run, lanes[i] ?? 0, time) : press(run, lanes[i] ?? 0, time),
  );
  advance(run, Math.max(0, ...run.ends) + RELEASE.good + 1);
  return run;
}

/** Confirms a replay by playing it with the charts of its song. */
export function confirmReplay(bytes: Uint8Array, charts: SongCharts): Replay | Refusal {
  const head = readHead(bytes);
  if (typeof head === 'string') return head;
  if (head.song !== charts.song) return 'damaged';
  const notes = noteList(charts, head.mix, head.difficulty);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (view.getUint16(3) !== digestOf(notes)) return 'changed';
  const body = bytes.subarray(HEAD, -CHECKSUM);
  const presses = pressesOf(body, notes);
  if (presses === undefined) return 'forged';
  const run = replayed(notes, presses);
  const kept = bodyOf(run);
  const isKept = kept.length === body.length && kept.every((byte, at) => byte === body[at]);
  if (!isKept || scoreOf(run) !== head.score) return 'forged';
  if (!isByHand(run, presses)) return 'machine';
  return { ...head, presses };
}
