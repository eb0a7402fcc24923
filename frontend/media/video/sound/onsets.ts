/** Finds where sounds begin, as a listener does: where the spectrum rises. It knows no score. */
import { transform } from '../../music/fourier';
import { SAMPLE_RATE } from '../../music/synth/stereo';

/** Samples of a window, and from one to the next. */
const [WINDOW, HOP] = [1024, 96];

/** Seconds to either side out of which an onset stands. */
const AROUND = 0.1;

/** How many times the mean it rises: in a part of the spectrum, and in all of it. */
const [PART, ALL] = [1.8, 1.35];

/** Seconds within which a part of the spectrum has one onset, and within which parts rise together. */
const [NEAR, TOGETHER] = [0.05, 0.012];

/** Upper ends of the parts of the spectrum that are listened to, in hertz: a drum hides no tune. */
const BANDS = [150, 400, 1000, 2500, 6000, 16_000] as const;

const bandOf = (bin: number): number =>
  BANDS.findIndex((end) => (bin * SAMPLE_RATE) / WINDOW < end);

/** How much each part of the spectrum rises at each hop. */
function rises(sound: Float32Array): readonly Float64Array[] {
  const shape = Float64Array.from(
    { length: WINDOW },
    (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / WINDOW),
  );
  const bands = Array.from({ length: WINDOW / 2 }, (_, bin) => bandOf(bin));
  const count = Math.max(0, Math.floor((sound.length - WINDOW) / HOP));
  const flux = BANDS.map(() => new Float64Array(count));
  const last = new Float64Array(WINDOW / 2);
  const [real, imaginary] = [new Float64Array(WINDOW), new Float64Array(WINDOW)];
  for (let at = 0; at < count; at++) {
    for (let i = 0; i < WINDOW; i++) real[i] = (shape[i] ?? 0) * (sound[at * HOP + i] ?? 0);
    imaginary.fill(0);
    transform(real, imaginary);
    for (let bin = 1; bin < WINDOW / 2; bin++) {
      const now = Math.log1p(20 * Math.hypot(real[bin] ?? 0, imaginary[bin] ?? 0));
      const band = flux[bands[bin] ?? 0];
      if (band !== undefined) band[at] = (band[at] ?? 0) + Math.max(0, now - (last[bin] ?? 0));
      last[bin] = now;
    }
  }
  return flux;
}

/** Hops at which a rise is the largest for a while and stands out of its neighbourhood. */
function peaks(flux: Float64Array, rise: number): readonly number[] {
  const around = Math.round((AROUND * SAMPLE_RATE) / HOP);
  const near = Math.round((NEAR * SAMPLE_RATE) / HOP);
  return [...flux.keys()].filter((at) => {
    const value = flux[at] ?? 0;
    let [sum, most] = [0, 0];
    for (let other = at - around; other <= at + around; other++) {
      const one = flux[other] ?? 0;
      sum += one;
      if (Math.abs(other - at) <= near) most = Math.max(most, one);
    }
    return value > 0 && value === most && value > (rise * sum) / (2 * around + 1);
  });
}

/** Times at which something begins, in seconds: where the spectrum rises, or several parts of it at once. */
export function onsets(sound: Float32Array): readonly number[] {
  const bands = rises(sound);
  const whole = Float64Array.from({ length: bands[0]?.length ?? 0 }, (_, at) =>
    bands.reduce((sum, band) => sum + (band[at] ?? 0), 0),
  );
  const found = [
    ...peaks(whole, ALL).map((at) => ({ at, band: BANDS.length })),
    ...bands.flatMap((flux, band) => peaks(flux, PART).map((at) => ({ at, band }))),
  ];
  found.sort((one, other) => one.at - other.at);
  const together = Math.round((TOGETHER * SAMPLE_RATE) / HOP);
  const times: number[] = [];
  let last = -Infinity;
  for (const { at } of found) {
    const near = found.filter((one) => one.at >= at && one.at <= at + together);
    const rising = new Set(near.map(({ band }) => band));
    if (at <= last || (rising.size < 2 && !rising.has(BANDS.length))) continue;
    last = at + together;
    const middle = near.reduce((sum, one) => sum + one.at, 0) / near.length;
    // The rise is steepest when an onset reaches the middle of the window.
    times.push((middle * HOP + WINDOW / 2) / SAMPLE_RATE);
  }
  return times;
}
