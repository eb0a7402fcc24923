/** A mash-up as a cut: what is played to, with the moves of the crossfader that were made in the mixer. */
import { loadMashups } from '@axtorm/game/mixer/load';
import { barSeconds, mixOf, playedBars } from '@axtorm/game/mixer/mix';
import type { MixLink } from '@axtorm/game/mixer/link';
import type { Moves } from '@axtorm/game/mixer/moves';
import { STEMS } from '../songs';

import { type MashSound, Wired, loadMash } from './mash-sound';
import type { LoadedCut } from './player';
import { slowed } from './slow';

/** Seconds that are heard of the bar after the last, while it fades. */
const FADE_OUT = 1.8;

/** Plays a mash-up into a buffer, faster than it is heard. */
async function recorded(sound: MashSound, moves: Moves, sampleRate: number): Promise<AudioBuffer> {
  const bars = playedBars(sound.mix);
  const seconds = bars * barSeconds(sound.mix);
  const length = Math.ceil((seconds + FADE_OUT) * sampleRate);
  const context = new OfflineAudioContext(1, length, sampleRate);
  const wired = new Wired(context, sound, 0, 1);
  for (let beat = 0; beat < 4 * bars; beat++) wired.announce(moves, beat);
  wired.out.gain.setValueAtTime(1, seconds);
  wired.out.gain.linearRampToValueAtTime(0, seconds + FADE_OUT);
  return context.startRendering();
}

/**
 * Makes the sound of a mash-up that is played.
 *
 * @param rate 1, or less in practice
 */
export async function loadMashCut(
  context: BaseAudioContext,
  { pair, moves }: Pick<MixLink, 'pair' | 'moves'>,
  assetBase: string,
  rate: number,
  signal: AbortSignal,
): Promise<LoadedCut> {
  const mix = mixOf(await loadMashups(), pair);
  const sounds = { a: STEMS[pair.a], b: STEMS[pair.b] };
  const sound = await loadMash(context, mix, sounds, assetBase, signal);
  const buffer = await recorded(sound, moves, context.sampleRate);
  signal.throwIfAborted();
  return { buffer: rate === 1 ? buffer : await slowed(context, buffer, rate, signal), start: 0 };
}
