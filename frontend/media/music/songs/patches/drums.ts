/** Drums that several songs share; a song changes what it needs. */
import type { DrumPatch } from '../../synth/patch';

/** A short, dry kick with a firm body. */
export const clubKick: DrumPatch = {
  kind: 'drum',
  drive: 2.2,
  layers: [
    { type: 'sweep', from: 240, to: 49, bend: 0.07, hold: 0.06, decay: 0.34, level: 0.9 },
    { type: 'noise', mode: 'high', hertz: 2500, decay: 0.012, level: 0.35 },
  ],
};

/** A kick that leaves room for a busy bass. */
export const tightKick: DrumPatch = {
  kind: 'drum',
  drive: 1.8,
  layers: [
    { type: 'sweep', from: 300, to: 55, bend: 0.05, hold: 0.03, decay: 0.2, level: 0.9 },
    { type: 'noise', mode: 'band', hertz: 3200, decay: 0.015, level: 0.5 },
  ],
};

/** A kick that is mostly its own distortion, tuned to G. */
export const hardKick: DrumPatch = {
  kind: 'drum',
  drive: 9,
  layers: [
    { type: 'sweep', from: 520, to: 49, bend: 0.06, hold: 0.11, decay: 0.24, level: 0.9 },
    { type: 'noise', mode: 'high', hertz: 1800, decay: 0.01, level: 0.3 },
  ],
};

export const snare: DrumPatch = {
  kind: 'drum',
  drive: 1.6,
  layers: [
    { type: 'sweep', from: 330, to: 190, bend: 0.03, decay: 0.16, level: 0.6 },
    {
      type: 'noise',
      mode: 'band',
      hertz: 1900,
      resonance: 0.6,
      decay: 0.2,
      level: 0.7,
      width: 0.3,
    },
    { type: 'noise', mode: 'high', hertz: 5200, decay: 0.14, level: 0.35, width: 0.5 },
  ],
};

/** A snare with a long, bright tail, for drops. */
export const bigSnare: DrumPatch = {
  kind: 'drum',
  drive: 1.8,
  layers: [
    { type: 'sweep', from: 290, to: 175, bend: 0.04, decay: 0.22, level: 0.7 },
    {
      type: 'noise',
      mode: 'band',
      hertz: 1500,
      resonance: 0.5,
      decay: 0.34,
      level: 0.7,
      width: 0.5,
    },
    { type: 'noise', mode: 'high', hertz: 6500, decay: 0.3, level: 0.4, width: 0.8 },
  ],
};

export const clap: DrumPatch = {
  kind: 'drum',
  layers: [
    {
      type: 'noise',
      mode: 'band',
      hertz: 1350,
      resonance: 1.1,
      decay: 0.24,
      level: 1,
      bursts: [0, 0.011, 0.021, 0.03],
      width: 0.6,
    },
    { type: 'noise', mode: 'high', hertz: 4000, decay: 0.1, level: 0.25, width: 0.8 },
  ],
};

export const closedHat: DrumPatch = {
  kind: 'drum',
  layers: [
    { type: 'metal', hertz: 330, highpass: 7500, decay: 0.06, level: 0.7 },
    { type: 'noise', mode: 'high', hertz: 8500, decay: 0.05, level: 0.5, width: 0.2 },
  ],
};

export const openHat: DrumPatch = {
  kind: 'drum',
  layers: [
    { type: 'metal', hertz: 330, highpass: 6500, decay: 0.34, level: 0.6 },
    { type: 'noise', mode: 'high', hertz: 7500, decay: 0.32, level: 0.5, width: 0.4 },
  ],
};

export const ride: DrumPatch = {
  kind: 'drum',
  layers: [
    { type: 'metal', hertz: 480, highpass: 4800, decay: 0.55, level: 0.5 },
    { type: 'noise', mode: 'high', hertz: 9000, decay: 0.2, level: 0.2, width: 0.4 },
  ],
};

export const shaker: DrumPatch = {
  kind: 'drum',
  layers: [
    { type: 'noise', mode: 'band', hertz: 7200, attack: 0.02, decay: 0.08, level: 0.8, width: 0.4 },
  ],
};

export const crash: DrumPatch = {
  kind: 'drum',
  layers: [
    { type: 'metal', hertz: 410, highpass: 3800, decay: 1.6, level: 0.4 },
    { type: 'noise', mode: 'high', hertz: 4200, decay: 2.2, level: 0.6, width: 0.9 },
  ],
};

export const rim: DrumPatch = {
  kind: 'drum',
  layers: [
    { type: 'sweep', from: 1750, to: 1680, bend: 0.01, decay: 0.035, level: 0.6 },
    { type: 'noise', mode: 'band', hertz: 3200, decay: 0.02, level: 0.6 },
  ],
};

/** A tom from its pitch in hertz. */
export function tom(hertz: number): DrumPatch {
  return {
    kind: 'drum',
    drive: 1.4,
    layers: [
      { type: 'sweep', from: hertz * 1.7, to: hertz, bend: 0.09, decay: 0.42, level: 0.9 },
      { type: 'noise', mode: 'band', hertz: hertz * 6, decay: 0.06, level: 0.25 },
    ],
  };
}

/** The blow that opens a drop. */
export const impact: DrumPatch = {
  kind: 'drum',
  drive: 1.5,
  layers: [
    { type: 'sweep', from: 130, to: 34, bend: 0.5, decay: 1.8, level: 0.8 },
    { type: 'noise', mode: 'low', hertz: 5000, to: 120, decay: 2.4, level: 0.6, width: 0.9 },
  ],
};

/** Noise that falls away after a drop has begun. */
export const downlifter: DrumPatch = {
  kind: 'drum',
  layers: [
    {
      type: 'noise',
      mode: 'band',
      hertz: 9000,
      to: 300,
      resonance: 1.2,
      decay: 3.4,
      level: 0.8,
      width: 0.9,
    },
  ],
};
