import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import common from '../../../../locales/en/common.json';
import { standInForPlayback } from '../../test/playback';
import { renderPart } from '../../test/render-part';
import { Silence, useSilence } from './Silence';

const media = document.createElement('audio');

function Player() {
  const { isSilent, fail } = useSilence(media);
  return (
    <>
      <Silence isSilent={isSilent} file="/song.m4a" />
      <button type="button" onClick={fail} />
    </>
  );
}

beforeEach(standInForPlayback);

it('says after three seconds that nothing plays, and offers the file', async () => {
  vi.useFakeTimers();
  renderPart(<Player />);
  await media.play();
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => {
    vi.advanceTimersByTime(3000);
  });
  expect(screen.getByRole('alert')).toHaveTextContent(common.media.player.silent);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/song.m4a');
  vi.useRealTimers();
});

it('says so at once where no file plays, and pauses the element', async () => {
  renderPart(<Player />);
  await media.play();
  act(() => {
    screen.getByRole('button').click();
  });
  expect(screen.getByRole('alert')).toBeVisible();
  expect(media.paused).toBe(true);
});
