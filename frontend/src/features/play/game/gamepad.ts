/** Turns the buttons of a gamepad into presses and releases of lanes. Gamepads have no events: they are looked at in every frame. */
import { PAD_BUTTONS } from '@axtorm/game/engine/keys';

import type { LaneInput } from './input';

/** Looks at the first gamepad that is connected, and does nothing while there is none. */
export class GamepadLanes {
  readonly #lanes: number;
  readonly #input: LaneInput;
  readonly #isDown: boolean[];

  constructor(lanes: number, input: LaneInput) {
    this.#lanes = lanes;
    this.#input = input;
    this.#isDown = Array<boolean>(lanes).fill(false);
    // One that was used on the page before has told of itself then.
    isConnected ||= navigator.getGamepads().some((pad) => pad !== null);
  }

  /** Reports lanes that went down or up since the last look. */
  poll(page: number): void {
    if (!isConnected) return;
    const pad = navigator.getGamepads().find((one) => one !== null);
    if (!pad) return;
    const buttons = PAD_BUTTONS[this.#lanes] ?? [];
    for (let lane = 0; lane < this.#lanes; lane++) {
      const isDown = buttons[lane]?.some((button) => pad.buttons[button]?.pressed) ?? false;
      // The pad says when its state changed; it may be some milliseconds before this frame.
      const time = pad.timestamp > 0 && pad.timestamp < page ? pad.timestamp : page;
      if (isDown && this.#isDown[lane] === false) this.#input.press(lane, time);
      else if (!isDown && this.#isDown[lane] === true) this.#input.release(lane, time);
      this.#isDown[lane] = isDown;
    }
  }
}

let isConnected = false;
window.addEventListener('gamepadconnected', () => {
  isConnected = true;
});
