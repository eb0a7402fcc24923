/** How much of a chart repeats where its tune does, counted on what is composed; for tests. */
import { strikesOf } from '@axtorm/game/chart/chart';

import { STEPS_PER_BAR } from '../music/score/chords';

/** Bars of a call, and of the response to it. */
const CALL = 4;

/** A tone of a tune in its bar: the sixteenth, for how many it sounds, and its pitch. */
export interface Sung {
  readonly step: number;
  readonly length: number;
  readonly pitch: number;
}

/** What is composed in a bar as text: the tune, in whatever key, and whether the beat goes with it. */
export function composedText(tones: readonly Sung[], hasBeat: boolean): string {
  const ground = tones[0]?.pitch ?? 0;
  return [
    hasBeat ? 'with the beat' : 'alone',
    ...tones.map(({ step, length, pitch }) =>
      [step % STEPS_PER_BAR, pitch - ground, length].join(':'),
    ),
  ].join(' ');
}

const mirror = (mask: number, lanes: number): number =>
  Array.from({ length: lanes }, (_, lane) => ((mask >> lane) % 2) << (lanes - 1 - lane)).reduce(
    (sum, bit) => sum + bit,
    0,
  );

/** The chart of each bar as text, as it is and mirrored. */
function charted(notes: readonly number[], bars: number, lanes: number) {
  const strikes = strikesOf(notes);
  return Array.from({ length: bars }, (_, bar) => {
    const within = strikes.filter(({ step }) => Math.floor(step / STEPS_PER_BAR) === bar);
    const text = (of: (mask: number) => number) =>
      within
        .map((one) => [one.step % STEPS_PER_BAR, of(one.lanes), of(one.held), one.length].join('/'))
        .join(' ');
    return { plain: text((mask) => mask), mirrored: text((mask) => mirror(mask, lanes)) };
  });
}

/** Whether each bar answers the one four bars before it: the same tune, which is no answer itself. */
function answersOf(tunes: readonly string[]): readonly boolean[] {
  const answers: boolean[] = [];
  tunes.forEach((tune, bar) => {
    answers.push(tunes[bar - CALL] === tune && answers[bar - CALL] === false);
  });
  return answers;
}

/** Of a chart's bars whose tune was there before: how many are charted as then, and how many of those that may be mirrored are. */
export function repetitionOf(tunes: readonly string[], notes: readonly number[], lanes: number) {
  const answers = answersOf(tunes);
  const charts = charted(notes, tunes.length, lanes);
  const counts = { again: 0, alike: 0, answers: 0, mirrored: 0 };
  const first = new Map<string, number>();
  tunes.forEach((tune, bar) => {
    // Half of the first bar is left out for whoever listens for the tempo.
    if (bar === 0) return;
    const before = first.get(tune);
    if (before === undefined) {
      first.set(tune, bar);
      return;
    }
    const isMirrored = answers[bar] === true && charts[bar]?.mirrored === charts[before]?.plain;
    counts.again++;
    if (isMirrored || charts[bar]?.plain === charts[before]?.plain) counts.alike++;
    if (answers[bar] === true) counts.answers++;
    if (isMirrored) counts.mirrored++;
  });
  return counts;
}

/** What `repetitionOf` counts. */
export type Counts = ReturnType<typeof repetitionOf>;
