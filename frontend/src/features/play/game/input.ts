/** Keys, fingers and mouse on a stage. Times are those of the events: a busy page may handle them later. */
import { type LaneKey, laneAt, laneOfKey } from '@axtorm/game/engine/keys';

/** What input leads to. */
export interface StageInput {
  press(lane: number, time: number): void;
  pause(): void;
  again(): void;
  isPaused(): boolean;
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
  // A play that begins anew gets the repeats of the press that ended the last one.
  let isHeld = false;
  /** A slip of a finger must not end a play: R is held, or pressed in a pause. */
  const onRestart = (event: KeyboardEvent) => {
    if (event.repeat ? isHeld : input.isPaused()) input.again();
    isHeld = !event.repeat;
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.code === 'KeyR') onRestart(event);
    if (event.repeat) return;
    // In a pause keys belong to the menu: Space may play a lane.
    const lane = input.isPaused() ? -1 : laneOfKey(event.code, keys);
    if (lane !== -1) input.press(lane, event.timeStamp);
    else if (event.code === 'Escape' || event.code === 'KeyP') input.pause();
    else return;
    event.preventDefault();
  };
  const onPointer = (event: PointerEvent) => {
    const { left, width } = place.getBoundingClientRect();
    input.press(laneAt(event.clientX - left, width, keys.length), event.timeStamp);
    event.preventDefault();
  };
  window.addEventListener('keydown', onKey, { signal });
  place.addEventListener('pointerdown', onPointer, { signal });
  window.addEventListener('blur', input.pause.bind(input), { signal });
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
