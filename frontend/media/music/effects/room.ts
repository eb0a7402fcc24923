import { FLAT, filterStereo } from '../synth/filter';
import { SAMPLE_RATE, type Stereo, silence } from '../synth/stereo';

/** How a room responds. */
export interface RoomSettings {
  /** Until it is 60 dB down. */
  readonly seconds: number;
  /** 1 is a hall. */
  readonly size: number;
  /** The walls swallow what is above, in hertz. */
  readonly lowpass: number;
}

/** Lengths of the eight lines in milliseconds: without common divisors, so that echoes never meet. */
const LINES = [29.7, 37.1, 41.1, 43.7, 53.3, 59.9, 67.7, 73.1];
/** Lengths of the allpasses that blur what enters, in milliseconds. */
const DIFFUSERS = [4.77, 3.6, 12.7, 9.3];
const DIFFUSION = 0.65;
const PREDELAY_MS = 12;
/** The room does not respond below, which would blur the bass. */
const LOWEST_HERTZ = 220;

function milliseconds(time: number): number {
  return Math.max(1, Math.round((time * SAMPLE_RATE) / 1000));
}

function diffuse(channel: Float32Array, delay: number): void {
  const line = new Float32Array(delay);
  let place = 0;
  for (let i = 0; i < channel.length; i++) {
    const delayed = line[place] ?? 0;
    const input = (channel[i] ?? 0) - DIFFUSION * delayed;
    channel[i] = delayed + DIFFUSION * input;
    line[place] = input;
    place = place + 1 === delay ? 0 : place + 1;
  }
}

function diffused(input: Stereo): Stereo {
  const wet = { left: new Float32Array(input.left), right: new Float32Array(input.right) };
  for (const delay of DIFFUSERS) {
    diffuse(wet.left, milliseconds(delay));
    // A little longer on the right, so that the sides differ.
    diffuse(wet.right, milliseconds(delay * 1.07));
  }
  return wet;
}

/** Mixes the eight ends so that each hears all, without changing their energy (Householder). */
function scatter(ends: Float64Array): void {
  let sum = 0;
  for (let line = 0; line < 8; line++) sum += ends[line] ?? 0;
  sum *= 0.25;
  for (let line = 0; line < 8; line++) ends[line] = (ends[line] ?? 0) - sum;
}

/** The response of a room to a sound: a network of eight delays (J.-M. Jot, 1991), without the sound. */
export function room(input: Stereo, settings: RoomSettings): Stereo {
  const wet = diffused(input);
  const length = wet.left.length;
  const output = silence(length);
  const delays = LINES.map((time) => milliseconds(time * settings.size));
  const lines = delays.map((delay) => new Float32Array(delay));
  const gains = delays.map((delay) => 10 ** ((-3 * delay) / (settings.seconds * SAMPLE_RATE)));
  const damp = Math.exp((-2 * Math.PI * settings.lowpass) / SAMPLE_RATE);
  const places = new Int32Array(8);
  const damped = new Float64Array(8);
  const ends = new Float64Array(8);
  const predelay = milliseconds(PREDELAY_MS);
  for (let i = predelay; i < length; i++) {
    let left = 0;
    let right = 0;
    for (let line = 0; line < 8; line++) {
      const end = lines[line]?.[places[line] ?? 0] ?? 0;
      const soft = end * (1 - damp) + (damped[line] ?? 0) * damp;
      damped[line] = soft;
      ends[line] = soft * (gains[line] ?? 0);
      const sign = line & 2 ? -1 : 1;
      if (line & 1) right += sign * soft;
      else left += sign * soft;
    }
    scatter(ends);
    for (let line = 0; line < 8; line++) {
      const source = (line & 1 ? wet.right : wet.left)[i - predelay] ?? 0;
      const store = lines[line];
      const place = places[line] ?? 0;
      if (store) store[place] = source * 0.35 + (ends[line] ?? 0);
      places[line] = place + 1 === delays[line] ? 0 : place + 1;
    }
    output.left[i] = left;
    output.right[i] = right;
  }
  filterStereo(output, 'high', () => LOWEST_HERTZ, FLAT);
  return output;
}
