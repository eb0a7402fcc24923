/** The short sounds of the game, made when they are first needed: clicks of the count-in and of hits, cues of lanes. */

/** Seconds that they last. */
const CLICK = 0.06;
const CUE = 0.16;

/** Fills a buffer from a function of time, which is called with one sample's after the other. */
export function shape(
  context: BaseAudioContext,
  seconds: number,
  at: (time: number) => number,
): AudioBuffer {
  const length = Math.round(seconds * context.sampleRate);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const channel = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) channel[i] = at(i / context.sampleRate);
  return buffer;
}

const wave = (time: number, hertz: number): number => Math.sin(2 * Math.PI * hertz * time);

/** What can be heard of hits: each judgement by its own sound, all alike, or nothing. */
export const HIT_SOUND_CHOICES = ['judged', 'plain', 'off'] as const;
export type HitSound = (typeof HIT_SOUND_CHOICES)[number];

/** Frequency of a tonic, from 0 (C) to 11 (B), above middle C. */
const tonicHertz = (tonic: number): number => 261.63 * 2 ** (tonic / 12);

/** The lowest tone of a hit for each of `JUDGEMENTS`, over its song's tonic: octaves and the fifth, the better, the brighter. */
const HITS = [4, 3, 2, 0.5];

/** Hits for each of `JUDGEMENTS`: tuned bars that ring for a sixteenth and begin with the same knock, which the ear compares with the beat. */
export function hitSounds(context: BaseAudioContext, tonic: number, beat: number): AudioBuffer[] {
  return HITS.map((ratio) => {
    const hertz = ratio * tonicHertz(tonic);
    return shape(
      context,
      beat / 4,
      (time) =>
        0.5 *
        (Math.exp((-28 * time) / beat) *
          (wave(time, hertz) + 0.6 * wave(time, 2 * hertz) + 0.3 * wave(time, 3 * hertz)) +
          0.5 * Math.exp(-300 * time) * wave(time, 2750)),
    );
  });
}

/** A click of the count-in; the last is higher. */
export function clickSound(context: BaseAudioContext, isLast: boolean): AudioBuffer {
  const hertz = isLast ? 1760 : 880;
  return shape(context, CLICK, (time) => 0.6 * Math.exp(-time * 60) * wave(time, hertz));
}

/** Pitches of lanes from left to right over the tonic: its fifths and octaves, so that lanes can be told apart by ear in any key. */
const LANES = [1, 1.5, 2, 3];

/** What announces a note of a lane to who plays by ear. */
export function cueSound(
  context: BaseAudioContext,
  lane: number,
  lanes: number,
  tonic: number,
): AudioBuffer {
  const hertz = tonicHertz(tonic) * (LANES[lanes === 2 ? lane * 3 : lane] ?? 1);
  return shape(
    context,
    CUE,
    (time) =>
      0.5 *
      Math.min(1, time * 400) *
      Math.exp(-time * 22) *
      (wave(time, hertz) + 0.3 * wave(time, 2 * hertz)),
  );
}

/** A track of clicks for the tutorial: the first of four is higher. */
export function clickTrack(context: BaseAudioContext, beat: number, beats: number): AudioBuffer {
  return shape(context, beat * (beats + 2), (time) => {
    const number = Math.floor(time / beat);
    if (number >= beats) return 0;
    const since = time - number * beat;
    return 0.4 * Math.exp(-since * 40) * wave(since, number % 4 === 0 ? 1320 : 660);
  });
}
