/** Slows sound down without making it lower. */
import { stretched, unhurried } from './stretch';

/**
 * A sound at a part of its speed; the page stays alive while it is made.
 *
 * @param rate below 1
 */
export async function slowed(
  context: BaseAudioContext,
  sound: AudioBuffer,
  rate: number,
  signal: AbortSignal,
): Promise<AudioBuffer> {
  const channels = Array.from({ length: sound.numberOfChannels }, (_, i) =>
    sound.getChannelData(i),
  );
  const made = await unhurried(stretched(channels, sound.sampleRate, rate), signal);
  const length = made[0]?.length ?? 1;
  const slow = context.createBuffer(channels.length, length, sound.sampleRate);
  for (const [i, channel] of made.entries()) slow.copyToChannel(channel, i);
  return slow;
}
