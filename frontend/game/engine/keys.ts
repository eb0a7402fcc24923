/** Which keys, buttons and places of the screen play which lane. */
import type { Mix } from '../types';

/** A key that plays a lane: its place on a keyboard, and what is shown for it, which is what is printed there. */
export interface LaneKey {
  readonly code: string;
  readonly label: string;
}

/** The letters that are shown on the lanes. */
export const LETTERS: Readonly<Record<number, readonly string[]>> = {
  2: ['F', 'J'],
  4: ['D', 'F', 'J', 'K'],
};

const keysOf = (lanes: number): readonly LaneKey[] =>
  (LETTERS[lanes] ?? []).map((label) => ({ code: `Key${label}`, label }));

/** The keys that play before a player chooses others. */
export const KEYS: Readonly<Record<Mix, readonly LaneKey[]>> = {
  light: keysOf(2),
  hard: keysOf(4),
};

/** Keys that may play: those that write something, arrows and the keys of capitals. */
const MAY_PLAY =
  /^(?:Key[A-Z]|(?:Digit|Numpad)\d|Arrow\w+|Shift\w+|Space|Bracket\w+|Semicolon|Quote|Comma|Period|Slash|Backslash|Backquote|Minus|Equal|Intl\w+)$/u;
/** What they do in a play: begin it anew, and pause it. */
const TAKEN = ['KeyR', 'KeyP'];

/** Whether a key may play a lane. */
export function mayPlay(code: string): boolean {
  return MAY_PLAY.test(code) && !TAKEN.includes(code);
}

/** Short names of keys that print nothing. */
const NAMES: Readonly<Record<string, string>> = {
  Space: 'SP',
  ShiftLeft: 'SH',
  ShiftRight: 'SH',
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowRight: '→',
  ArrowDown: '↓',
};

/**
 * A pressed key as one of a lane.
 *
 * @param key what the key writes
 */
export function laneKey(code: string, key: string): LaneKey {
  const isPrinted = /^[!-~]$/u.test(key);
  const label = NAMES[code] ?? (isPrinted ? key : code.replace(/^(?:Key|Digit|Numpad|Intl)/u, ''));
  return { code, label: label.slice(0, 2).toUpperCase() };
}

/** Keys of lanes, with another for one of them. A lane that has it already gets the one that is free then. */
export function withKey(keys: readonly LaneKey[], lane: number, key: LaneKey): readonly LaneKey[] {
  const free = keys[lane];
  return keys.map((one, i) => {
    if (i === lane) return key;
    return one.code === key.code && free !== undefined ? free : one;
  });
}

/** The lane of a key; -1 when it plays none. */
export function laneOfKey(code: string, keys: readonly LaneKey[]): number {
  return keys.findIndex((key) => key.code === code);
}

/** The lane of a place: halves or quarters of the width. */
export function laneAt(x: number, width: number, lanes: number): number {
  return Math.max(0, Math.min(lanes - 1, Math.floor((x / width) * lanes)));
}

/** The buttons of a standard gamepad for each lane: the cross on the left, the letters on the right. */
export const PAD_BUTTONS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [
    [12, 13, 14, 15, 4, 6],
    [0, 1, 2, 3, 5, 7],
  ],
  4: [
    [14, 12, 6],
    [15, 13, 4],
    [2, 0, 5],
    [1, 3, 7],
  ],
};
