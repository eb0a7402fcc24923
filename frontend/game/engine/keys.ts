/** Which keys, buttons and places of the screen play which lane. */

/** Keys by their places on a keyboard, whatever is printed on them. */
const KEYS: Readonly<Record<number, readonly string[]>> = {
  2: ['KeyF', 'KeyJ'],
  4: ['KeyD', 'KeyF', 'KeyJ', 'KeyK'],
};

/** The letters that are shown on the lanes. */
export const LETTERS: Readonly<Record<number, readonly string[]>> = {
  2: ['F', 'J'],
  4: ['D', 'F', 'J', 'K'],
};

/** The lane of a key; -1 when it plays none. */
export function laneOfKey(code: string, lanes: number): number {
  return KEYS[lanes]?.indexOf(code) ?? -1;
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
