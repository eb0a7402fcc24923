/** Notices that a context makes no sound: its time stands still. */

/** Milliseconds in which sound must begin. */
const PATIENCE_MS = 3000;

/** Calls unless the time of a context has moved within three seconds. Returns what ends the waiting. */
export function onSilence(context: BaseAudioContext, call: () => void): () => void {
  const from = context.currentTime;
  const patience = window.setTimeout(() => {
    if (context.currentTime === from) call();
  }, PATIENCE_MS);
  return () => {
    window.clearTimeout(patience);
  };
}
