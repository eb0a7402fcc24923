// Whose turn it is: an engine has several streams at a time, and each timer and each call of the host belongs to one of them or to a
// page.
//
// Evaluates to a function of what the engine lends: `get()` tells the owner, a number, of the JavaScript that runs, and
// `within(owner, action)` runs an action, and what comes of it later, as that owner's. The result: `begin` and `end` an owner, which
// tells `whenOneEnds`; `current` is undefined where no one's page or stream goes on, and before the `start`, because a
// snapshot can hold nothing that goes on.
(() => {
  'use strict';

  return ({ get, within }) => {
    let isStarted = false;
    const open = new Set();
    const listeners = [];
    return {
      within,
      start() {
        isStarted = true;
      },
      begin(owner) {
        if (isStarted) {
          open.add(owner);
        }
      },
      current() {
        const owner = get();
        return open.has(owner) ? owner : undefined;
      },
      whenOneEnds(listener) {
        listeners.push(listener);
      },
      end(owner) {
        open.delete(owner);
        for (const listener of listeners) {
          listener(owner);
        }
      },
    };
  };
})();
