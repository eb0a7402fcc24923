/** What a hand at the desk does to the whole mix from section to section. */
import { type Place, fade, sweep } from '../effects/automation';
import type { Curve, Section, Song } from '../score/types';
import { FLAT } from '../synth/filter';
import type { Stereo } from '../synth/stereo';

/** Bars that the hand takes from one section to the next: too short to be heard as a move, too long to click. */
const MOVE = 0.01;
/** Cutoff in hertz that takes nothing away. */
const OPEN = 20;

/** Draws a line through each section, from one value to another. */
function across(song: Song, line: (section: Section) => readonly [number, number]): Curve {
  let bar = 0;
  return song.sections.flatMap((section) => {
    const [from, to] = line(section);
    const start = bar;
    bar += section.bars;
    return [
      [start, from],
      [bar - MOVE, to],
    ] as const;
  });
}

/**
 * Rides a bus before its echo and room, in place: what rings on from a section stays as loud as it was struck.
 */
export function rideMix(bus: Stereo, song: Song, place: Place): void {
  if (song.sections.some(({ ride }) => ride !== undefined)) {
    fade(
      bus,
      across(song, ({ ride = [0, 0] }) => ride),
      place,
    );
  }
  if (song.sections.some(({ thin }) => thin !== undefined)) {
    const curve = across(song, ({ thin = OPEN }) => [OPEN, thin]);
    sweep(bus, 'high', curve, FLAT, place);
  }
}
