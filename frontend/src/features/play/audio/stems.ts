/** The stems of a song, from the network to channels that begin with the first bar. */
import type { StemPart } from '@axtorm/game/types';
import { STEM_PARTS } from '@axtorm/game/mixer/mix';
import type { StemSounds } from '../../../media/types';
import { findMark } from './mark';

/** Each part's channel, and by how much all are turned up. */
export interface LoadedStems {
  readonly gain: number;
  readonly channels: Readonly<Record<StemPart, Float32Array>>;
}

/** Fetches and decodes the stems of a song. */
export async function loadStems(
  context: BaseAudioContext,
  { src, afterMark, gain }: StemSounds,
  assetBase: string,
  signal: AbortSignal,
): Promise<LoadedStems> {
  const load = async (part: StemPart) => {
    const response = await fetch(assetBase + src[part], { signal });
    if (!response.ok) throw new Error(`${src[part]}: ${String(response.status)}`);
    const sound = await context.decodeAudioData(await response.arrayBuffer());
    const channel = sound.getChannelData(0);
    const start = findMark(channel, sound.sampleRate) + afterMark;
    return [part, channel.subarray(Math.round(start * sound.sampleRate))] as const;
  };
  const channels = Object.fromEntries(await Promise.all(STEM_PARTS.map(load)));
  signal.throwIfAborted();
  return { gain, channels: channels as LoadedStems['channels'] };
}
