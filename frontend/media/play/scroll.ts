/** Where the lanes of a cut run at another speed: slower where the song takes breath, faster into the drop. */
import type { Cut } from '../music/cut';
import { STEPS_PER_BAR } from '../music/score/chords';
import type { Section, Song } from '../music/score/types';

/** Speeds in per cent. */
const SLOW = 75;
const FAST = 125;
const STEADY = 100;
/** Bars of a drop that run faster: its first phrase. */
const PHRASE = 4;
const STEPS_PER_BEAT = 4;

/** Changes of a section that begins at a sixteenth and ends before another. */
function changesOf(section: Section, from: number, to: number): readonly (readonly number[])[] {
  if (section.role === 'drop')
    return [
      [from, FAST],
      [from + PHRASE * STEPS_PER_BAR, STEADY],
    ];
  return section.breath === undefined ? [] : [[to - section.breath * STEPS_PER_BEAT, SLOW]];
}

/** Pairs of a sixteenth of the cut and the speed from there on. */
export function scrollOf(song: Song, cut: Cut): readonly number[] {
  let from = -cut.fromBar * STEPS_PER_BAR;
  const changes = song.sections.flatMap((section) => {
    const start = from;
    from += section.bars * STEPS_PER_BAR;
    return changesOf(section, start, from);
  });
  return changes.filter(([step = -1]) => step > 0 && step < cut.bars * STEPS_PER_BAR).flat();
}
