/** Turns the buttons of gamepads into presses and releases of lanes. Gamepads have no events: they are looked at in every frame. */
import { PAD_BUTTONS } from '@axtorm/game/engine/keys';

import type { LaneInput } from './input';

/** Milliseconds before a frame in which a button that the frame sees has moved: a pad tells of itself much more often. */
const RECENT = 50;

/** What is used of a gamepad. */
interface Pad {
  readonly timestamp: number;
  readonly buttons: readonly { readonly pressed: boolean }[];
}

/** Places of the list of gamepads; empty ones are null. It may be no array. */
interface PadList {
  readonly length: number;
  readonly [index: number]: Pad | null | undefined;
}

/** The gamepads of the browser; none where it has no such thing, or forbids it: over http, or in a mode for people in danger. */
function padsOf(): PadList {
  try {
    const { getGamepads } = navigator as { getGamepads?: () => PadList | null };
    return getGamepads?.call(navigator) ?? [];
  } catch {
    return [];
  }
}

/** Looks at every gamepad that is connected: wheels, headsets and virtual pads may stand before the one that is played with. */
export class GamepadLanes {
  readonly #lanes: number;
  readonly #input: LaneInput;
  /** The lanes that were down, as bits, and those of each pad; pads by their places in the list. */
  #down = 0;
  readonly #downOf: number[] = [];
  /** What each pad said of its time at the last look. */
  readonly #stamps: number[] = [];
  /** When a pad changed a lane, in the look that goes on. */
  readonly #times: number[];

  constructor(lanes: number, input: LaneInput) {
    this.#lanes = lanes;
    this.#input = input;
    this.#times = Array<number>(lanes).fill(0);
    // One that was used on the page before has told of itself then.
    if (!isConnected) isConnected = Array.from(padsOf()).some(Boolean);
  }

  /** Reports lanes that went down or up since the last look. */
  poll(page: number): void {
    if (!isConnected) return;
    const pads = padsOf();
    this.#times.fill(page);
    let down = 0;
    for (let place = 0; place < pads.length; place++) {
      const pad = pads[place];
      if (pad) down |= this.#look(pad, place, page);
    }
    for (let lane = 0; lane < this.#lanes; lane++) {
      const isDown = (down >> lane) % 2 === 1;
      const time = this.#times[lane] ?? page;
      if (isDown && (this.#down >> lane) % 2 === 0) this.#input.press(lane, time);
      if (!isDown && (this.#down >> lane) % 2 === 1) this.#input.release(lane, time);
    }
    this.#down = down;
  }

  /** The lanes that a pad holds down. */
  #look(pad: Pad, place: number, page: number): number {
    const { timestamp, buttons } = pad;
    // Safari counts seconds since the start of the machine, and the times of some drivers never move.
    const last = this.#stamps[place];
    const hasMoved = last !== undefined && last !== timestamp;
    const isTime = hasMoved && timestamp <= page && timestamp > page - RECENT;
    this.#stamps[place] = timestamp;
    const lanes = PAD_BUTTONS[this.#lanes] ?? [];
    const before = this.#downOf[place] ?? 0;
    let down = 0;
    for (let lane = 0; lane < this.#lanes; lane++) {
      if (lanes[lane]?.some((button) => buttons[button]?.pressed)) down |= 1 << lane;
      if (isTime && ((down ^ before) >> lane) % 2 === 1) this.#times[lane] = timestamp;
    }
    this.#downOf[place] = down;
    return down;
  }
}

let isConnected = false;
window.addEventListener('gamepadconnected', () => {
  isConnected = true;
});
