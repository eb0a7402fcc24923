import { describe, expect, it } from 'vitest';

import { cutOf } from '../music/cut';
import { songMarks } from '../music/score/marks';
import { SONGS } from '../music/songs/index';
import { SAMPLE_RATE, silence } from '../music/synth/stereo';
import { markedCut } from './cut-audio';
import { AFTER_MARK } from './mark';

describe('the sound of a cut', () => {
  it.each(SONGS.map((song) => [song.title, song] as const))(
    '%s begins at its bar, a tenth of a second after the mark',
    (_, song) => {
      const { bars } = songMarks(song);
      const { fromBar } = cutOf(song);
      const finished = silence(SAMPLE_RATE * 120);
      // A single sample, a tenth of a second behind the bar with which the cut begins.
      const probe = Math.round(((bars[fromBar] ?? 0) + 0.1) * SAMPLE_RATE);
      finished.left[probe] = 0.9;
      const { left, right } = markedCut(song, finished);
      const marked = right.indexOf(Math.max(...right.subarray(0, SAMPLE_RATE / 5)));
      const probed = left.indexOf(Math.fround(0.9));
      expect(Math.abs(probed - marked - (AFTER_MARK + 0.1) * SAMPLE_RATE)).toBeLessThanOrEqual(1);
    },
  );
});
