import { afterEach, expect, it, vi } from 'vitest';

import { aPosition, anEntry } from '../test/samples';
import { FakeService } from '../test/service';
import { copyPosition } from './copies';

afterEach(() => {
  vi.unstubAllGlobals();
});

const position = aPosition('sound', { en: anEntry });

it('has another id for each copy, also where all with a number are taken', async () => {
  const service = new FakeService(position);
  vi.stubGlobal('fetch', service.handle);
  const ids: string[] = [];
  for (let count = 0; count < 60; count += 1) ids.push((await copyPosition(position)).id);
  expect(ids.slice(0, 2)).toEqual(['sound-copy', 'sound-copy-2']);
  expect(ids.at(-1)).toMatch(/^sound-copy-[a-z0-9]{4}$/u);
});

it('cuts a title between its characters', async () => {
  const service = new FakeService(
    aPosition('art', { en: { ...anEntry, title: '🎨'.repeat(200) } }),
  );
  vi.stubGlobal('fetch', service.handle);
  const [art] = service.positions.values();
  if (art === undefined) throw new Error('no position');
  const { title } = (await copyPosition(art)).locales['en'] ?? anEntry;
  expect(title).toBe('🎨'.repeat(200));
});
