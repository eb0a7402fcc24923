/**
 * What the page's sound is to the system. On an iPhone the ring switch mutes Web Audio unless the page says that it plays music,
 * as of Safari 16.4.
 */

interface Sounding {
  readonly audioSession?: { type: string };
}

/** What it was before the game took it. */
let before: string | undefined;

/** Says that music is played. It must be said before the context is made, or sound begins. */
export function takeAudioSession(): void {
  const { audioSession } = navigator as Sounding;
  if (audioSession === undefined || before !== undefined) return;
  before = audioSession.type;
  audioSession.type = 'playback';
}

/** Says what it was before, so that music of other applications goes on. */
export function giveAudioSession(): void {
  const { audioSession } = navigator as Sounding;
  if (audioSession !== undefined && before !== undefined) audioSession.type = before;
  before = undefined;
}
