import { fireEvent, render, screen } from '@testing-library/react';
import { advance, createRun, press } from '@axtorm/game/engine/run';
import { expect, it, vi } from 'vitest';

import texts from '../../../../../locales/en/play.json';
import { INITIAL, type Saved } from '../store/store';
import { PlayTextsContext } from '../texts';
import { Timing } from './Timing';

/** A play of notes half a second apart, all pressed as late. */
function playOf(notes: number, late: number) {
  const times = Int32Array.from({ length: notes }, (_, i) => 1000 + i * 500);
  const run = createRun({ lanes: 2, times, lane: new Uint8Array(notes) });
  for (const time of times) press(run, 0, time + late);
  advance(run, 1e6);
  return run;
}

function show(notes: number, late: number, saved: Saved = INITIAL, rate = 1) {
  const onChange = vi.fn<(saved: Saved) => void>();
  render(
    <PlayTextsContext value={texts}>
      <Timing run={playOf(notes, late)} saved={saved} rate={rate} onChange={onChange} />
    </PlayTextsContext>,
  );
  return onChange;
}

it('shows how many hits were fast and slow, and their mean', () => {
  show(30, 40);
  expect(screen.getByRole('img')).toHaveAccessibleName(
    'When you hit: 0 FAST, 30 SLOW, mean +40.0 ms',
  );
});

it('moves sound and picture together, by what the page and not the song counts', () => {
  const saved = { ...INITIAL, soundOffset: 20, pictureOffset: -5 };
  const onChange = show(30, -36, saved, 0.75);
  fireEvent.click(screen.getByRole('button', { name: 'Set my offset to this (−48 ms)' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({
    ...saved,
    soundOffset: -28,
    pictureOffset: -53,
    // Of the output that is there; this browser does not name it.
    outputs: { '': { offset: -28, spread: null } },
  });
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['so few hits', 19, 40],
  ['hits that are on time', 30, 0],
])('offers nothing after %s', (_, notes, late) => {
  show(notes, late);
  expect(screen.queryByRole('button')).toBeNull();
});

it('says nothing of a play without hits', () => {
  show(0, 0);
  expect(screen.queryByRole('img')).toBeNull();
});
