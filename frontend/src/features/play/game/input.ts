/** Keys, fingers and mouse on a stage. Times are those of the events: a busy page may handle them later. */
import {
  type KeyPress,
  type LaneKey,
  laneAt,
  laneOfKey,
  letterOf,
  placeOf,
  withLetters,
} from '@axtorm/game/engine/keys';

/** What lanes are played with. */
export interface LaneInput {
  press(lane: number, time: number): void;
  release(lane: number, time: number): void;
}

/** What input leads to. */
export interface StageInput extends LaneInput {
  pause(): void;
  again(): void;
  isPaused(): boolean;
  /** A key has played a lane for the first time: there is a keyboard, with these letters. */
  typed(keys: readonly LaneKey[]): void;
  /** The visitor's keyboard writes other letters than those that are shown. */
  relabel(keys: readonly LaneKey[]): void;
}

/** Keys and fingers that are down, with the lanes that they went down on: a lane is let go by the last of them. */
class Downs {
  readonly #input: LaneInput;
  readonly #lanes = new Map<string | number, number>();

  constructor(input: LaneInput) {
    this.#input = input;
  }

  /** Whether it plays a lane. */
  has(by: string | number): boolean {
    return this.#lanes.has(by);
  }

  press(by: string | number, lane: number, time: number): void {
    this.#lanes.set(by, lane);
    this.#input.press(lane, time);
  }

  release(by: string | number, time: number): void {
    const lane = this.#lanes.get(by);
    if (lane === undefined) return;
    this.#lanes.delete(by);
    if (![...this.#lanes.values()].includes(lane)) this.#input.release(lane, time);
  }

  /** What is let go while the page is not looked at is not told to it. */
  releaseAll(time: number): void {
    for (const by of [...this.#lanes.keys()]) this.release(by, time);
  }
}

/** Lets go what is lifted: fingers also outside of the place, keys also in a pause. */
function listenToLifts(downs: Downs, signal: AbortSignal): void {
  const onLift = ({ pointerId, timeStamp }: PointerEvent) => {
    downs.release(pointerId, timeStamp);
  };
  const onKey = (event: KeyboardEvent) => {
    const place = placeOf(event);
    // Browsers press a focused button when Space is let go, whatever became of its press.
    if (downs.has(place)) event.preventDefault();
    downs.release(place, event.timeStamp);
  };
  window.addEventListener('keyup', onKey, { signal });
  window.addEventListener('pointerup', onLift, { signal });
  window.addEventListener('pointercancel', onLift, { signal });
}

/** Whether a key must do nothing else: a button is not pressed by one that is held, and Firefox finds text by ' and /. */
function isKept({ key, repeat }: KeyboardEvent, playsLane: boolean): boolean {
  const isPress = key === ' ' || key === 'Enter';
  return (repeat && (playsLane || isPress)) || key === "'" || key === '/';
}

/** What a key that goes down does. */
function keyListener(downs: Downs, keys: readonly LaneKey[], input: StageInput) {
  // A play that begins anew gets the repeats of the press that ended the last one.
  let isHeld = false;
  let hasTyped = false;
  let shown = keys;
  /** A slip of a finger must not end a play: R is held, or pressed in a pause. */
  const onRestart = (event: KeyboardEvent) => {
    if (event.repeat ? isHeld : input.isPaused()) input.again();
    isHeld = !event.repeat;
  };
  /** Shows what the keyboard writes at the place of a lane. */
  const learn = (press: KeyPress) => {
    const place = placeOf(press);
    const next = withLetters(shown, (code) => (code === place ? press.key : undefined));
    if (next === shown) return;
    shown = next;
    input.relabel(next);
  };
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const place = placeOf(event);
    const letter = letterOf(event) || place.slice(-1);
    const isLetter = place.startsWith('Key');
    if (isLetter && letter === 'R') onRestart(event);
    if (isKept(event, downs.has(place))) event.preventDefault();
    if (event.repeat) return;
    // In a pause keys belong to the menu: Space may play a lane.
    const lane = input.isPaused() ? -1 : laneOfKey(event, shown);
    if (lane !== -1) {
      downs.press(place, lane, event.timeStamp);
      if (!hasTyped) input.typed(shown);
      hasTyped = true;
      learn(event);
    } else if (place === 'Escape' || (isLetter && letter === 'P')) input.pause();
    else return;
    event.preventDefault();
  };
}

/**
 * Listens until the returned function is called. Keys count wherever the focus is; a press on a button stays its own.
 *
 * @param keys one for each lane
 */
export function listenToLanes(
  place: HTMLElement,
  keys: readonly LaneKey[],
  input: StageInput,
): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  const downs = new Downs(input);
  const onKey = keyListener(downs, keys, input);
  const onPointer = (event: PointerEvent) => {
    const { left, width } = place.getBoundingClientRect();
    const lane = laneAt(event.clientX - left, width, keys.length);
    downs.press(event.pointerId, lane, event.timeStamp);
    event.preventDefault();
  };
  const onBlur = (event: Event) => {
    input.pause();
    downs.releaseAll(event.timeStamp);
  };
  window.addEventListener('keydown', onKey, { signal });
  place.addEventListener('pointerdown', onPointer, { signal });
  listenToLifts(downs, signal);
  window.addEventListener('blur', onBlur, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.hidden) input.pause();
    },
    { signal },
  );
  return () => {
    abort.abort();
  };
}
