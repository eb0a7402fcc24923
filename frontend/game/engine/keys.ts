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

/** A press, as events of keys have it. */
export interface KeyPress {
  readonly code: string;
  readonly key: string;
}

/** Where keys of a keyboard for English are that write no letter and no digit. */
const PLACES: Readonly<Record<string, string>> = {
  ' ': 'Space',
  Shift: 'ShiftLeft',
  '[': 'BracketLeft',
  ']': 'BracketRight',
  ';': 'Semicolon',
  "'": 'Quote',
  ',': 'Comma',
  '.': 'Period',
  '/': 'Slash',
  '\\': 'Backslash',
  '`': 'Backquote',
  '-': 'Minus',
  '=': 'Equal',
};

/**
 * The place of a key. Keyboards on screens, televisions and remote desktops do not name it; then it is the place at which a
 * keyboard for English writes the same.
 */
export function placeOf({ code, key }: KeyPress): string {
  if (code !== '' && code !== 'Unidentified') return code;
  if (/^[a-z]$/iu.test(key)) return `Key${key.toUpperCase()}`;
  return /^\d$/u.test(key) ? `Digit${key}` : (PLACES[key] ?? key);
}

/** The letter that a press writes; an empty text for other letters than A to Z, as with keyboards of other scripts. */
export function letterOf({ key }: KeyPress): string {
  return /^[a-z]$/iu.test(key) ? key.toUpperCase() : '';
}

const isLetter = ({ code }: LaneKey): boolean => code.startsWith('Key');

/**
 * The lane of a press; -1 when it plays none. What is shown on a lane plays it on every layout; else the place does, whatever the
 * layout writes there.
 */
export function laneOfKey(press: KeyPress, keys: readonly LaneKey[]): number {
  const letter = letterOf(press);
  const shown = keys.findIndex((key) => isLetter(key) && key.label === letter);
  if (letter !== '' && shown !== -1) return shown;
  const place = placeOf(press);
  return keys.findIndex(({ code }) => code === place);
}

/** Keys with the letters that a layout writes at their places; others, and letters that another lane shows, stay. */
export function withLetters(
  keys: readonly LaneKey[],
  letterAt: (code: string) => string | undefined,
): readonly LaneKey[] {
  const written = keys.map((key) =>
    isLetter(key) ? letterOf({ code: key.code, key: letterAt(key.code) ?? '' }) : '',
  );
  const labels = keys.map(({ label }, lane) => written[lane] || label);
  const isClear = new Set(labels).size === labels.length;
  if (!isClear || keys.every(({ label }, lane) => label === labels[lane])) return keys;
  return keys.map((key, lane) => ({ ...key, label: labels[lane] ?? key.label }));
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
