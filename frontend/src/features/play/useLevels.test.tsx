import { renderHook, waitFor } from '@testing-library/react';
import { loadCharts } from '@axtorm/game/chart/load';
import { loadMashup } from '@axtorm/game/mixer/load';
import type { Pair } from '@axtorm/game/mixer/pair';
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
  const { result, rerender } = renderHook(
    ({ pair }: { pair?: Pair }) => useHeading(saved, 'LIGHT MIX', pair),
    {
      initialProps: {},
    },
  );
  expect(result.current).toBe('LIGHT MIX · EXPERT');
  const { levels } = await loadCharts('song03');
  await waitFor(() => {
    expect(result.current).toBe(`LIGHT MIX · EXPERT LV ${String(levels.light.expert)}`);
  });
  const pair: Pair = { a: 'song03', b: 'song01' };
  rerender({ pair });
  expect(result.current).toBe('LIGHT MIX · EXPERT');
  const mashup = await loadMashup(pair);
  await waitFor(() => {
    expect(result.current).toBe(`LIGHT MIX · EXPERT LV ${String(mashup.levels.light.expert)}`);
  });
});
