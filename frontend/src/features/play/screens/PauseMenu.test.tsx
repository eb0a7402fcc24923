import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import en from '../../../../../locales/en/play.json';
import { PlayTextsContext } from '../texts';
import { PauseMenu, type Trouble } from './PauseMenu';

function show(trouble: Trouble | undefined) {
  const handlers = {
    onResume: vi.fn(),
    onAgain: vi.fn(),
    onQuit: vi.fn(),
    onCalibrate: vi.fn(),
    onQuiet: vi.fn(),
  };
  render(
    <PlayTextsContext value={en}>
      <PauseMenu trouble={trouble} {...handlers} />
    </PlayTextsContext>,
  );
  return handlers;
}

it.each(['interrupted', 'silent', 'late'] as const)(
  'says why sound is %s, and goes on without',
  (why) => {
    const { onQuiet } = show(why);
    expect(screen.getByRole('alert')).toHaveTextContent(en.sound[why]);
    screen.getByText(en.sound.quiet).click();
    expect(onQuiet).toHaveBeenCalledOnce();
    expect(screen.getByText(en.pause.resume)).toHaveFocus();
  },
);

it('says nothing of sound in a pause of the player', () => {
  show(undefined);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(en.sound.quiet)).toBeNull();
});

it('offers the calibration', () => {
  const { onCalibrate } = show(undefined);
  screen.getByText(en.options.calibrate).click();
  expect(onCalibrate).toHaveBeenCalledOnce();
});
