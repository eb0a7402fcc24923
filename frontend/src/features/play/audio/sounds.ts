/** The short sounds of the game, made when they are first needed: clicks of the count-in and of hits, cues of lanes. */

/** Seconds that they last. */
const HIT = 0.07;
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

/** The lowest tone of a hit for each of `JUDGEMENTS`: the better, the brighter. */
export const HIT_SOUNDS = [1720, 1150, 760, 240];

/** A wooden knock, which begins alike for each judgement: what the ear compares with the beat. */
export function hitSound(context: BaseAudioContext, hertz: number): AudioBuffer {
  return shape(
    context,
    HIT,
    (time) =>
      0.55 *
      Math.exp(-time * 70) *
      (wave(time, hertz) + 0.6 * wave(time, 1.63 * hertz) + 0.4 * wave(time, 2.62 * hertz)),
  );
}

/** A click of the count-in; the last is higher. */
export function clickSound(context: BaseAudioContext, isLast: boolean): AudioBuffer {
  const hertz = isLast ? 1760 : 880;
  return shape(context, CLICK, (time) => 0.6 * Math.exp(-time * 60) * wave(time, hertz));
}

/** Pitches of lanes from left to right: tones of one chord, so that lanes can be told apart by ear. */
const LANE_HERTZ = [392, 523.25, 659.25, 880];

/** What announces a note of a lane to who plays by ear. */
export function cueSound(context: BaseAudioContext, lane: number, lanes: number): AudioBuffer {
  const hertz = LANE_HERTZ[lanes === 2 ? lane * 3 : lane] ?? 440;
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
