import { renderHook, waitFor } from '@testing-library/react';
import { loadCharts } from '@axtorm/game/chart/load';
import { expect, it } from 'vitest';

import { INITIAL } from './store/store';
import { useHeading, useLevels } from './useLevels';

it('knows the levels of the chosen song in the chosen style, and none before they are loaded', async () => {
  const chosen = (song: 'song01' | 'song02') => ({ song, mix: 'hard' as const });
  const { result, rerender } = renderHook(useLevels, { initialProps: chosen('song01') });
  expect(result.current).toBeUndefined();
  const [first, second] = [await loadCharts('song01'), await loadCharts('song02')];
  await waitFor(() => {
    expect(result.current).toEqual(first.levels.hard);
  });
  rerender(chosen('song02'));
  expect(result.current).toBeUndefined();
  await waitFor(() => {
    expect(result.current).toEqual(second.levels.hard);
  });
});

it('heads a result with style, difficulty and level', async () => {
  const saved = { ...INITIAL, song: 'song03', mix: 'light', difficulty: 'expert' } as const;
  const { result, rerender } = renderHook(({ isMash }) => useHeading(saved, 'LIGHT MIX', isMash), {
    initialProps: { isMash: false },
  });
  expect(result.current).toBe('LIGHT MIX · EXPERT');
  const { levels } = await loadCharts('song03');
  await waitFor(() => {
    expect(result.current).toBe(`LIGHT MIX · EXPERT LV ${String(levels.light.expert)}`);
  });
  rerender({ isMash: true });
  expect(result.current).toBe('LIGHT MIX · EXPERT');
});
