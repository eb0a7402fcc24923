import { beforeEach, describe, expect, it, vi } from 'vitest';

import { anEntry, aPosition } from '../test/samples';
import { FakeService } from '../test/service';
import { Ordering } from './order';

const ids = ['a', 'b', 'c'];
const before = (other: string) => ({ other, side: 'before' }) as const;

describe('an order', () => {
  let fake: FakeService;
  let ordering: Ordering;

  beforeEach(() => {
    fake = new FakeService(...ids.map((id) => aPosition(id, { en: anEntry })));
    vi.stubGlobal('fetch', fake.handle);
    ordering = new Ordering({ positions: ids, revision: fake.order.revision, isSet: false });
  });

  it('is saved, and what is moved meanwhile follows', async () => {
    const first = ordering.move('c', before('a'));
    const second = ordering.move('b', before('c'));
    expect(ordering.state()).toMatchObject({ ids: ['b', 'c', 'a'], phase: 'saving' });
    await Promise.all([first, second]);
    expect(ordering.state()).toMatchObject({ phase: 'saved', isSet: true });
    expect(fake.order.positions).toEqual(['b', 'c', 'a']);
    expect(fake.calls.filter((call) => call === 'PUT /order')).toHaveLength(2);
    await ordering.move('b', before('c'));
    expect(fake.calls.filter((call) => call === 'PUT /order')).toHaveLength(2);
  });

  it('gives way to that of somebody else', async () => {
    fake.orderElsewhere(['c', 'b', 'a']);
    await ordering.move('b', before('a'));
    expect(ordering.state()).toMatchObject({ ids: ['c', 'b', 'a'], phase: 'conflict' });
    await ordering.move('a', before('c'));
    expect(ordering.state()).toMatchObject({ ids: ['a', 'c', 'b'], phase: 'saved' });
    expect(fake.order.positions).toEqual(['a', 'c', 'b']);
  });

  it('that cannot be saved is never shown as saved', async () => {
    fake.isReachable = false;
    await ordering.move('c', before('a'));
    expect(ordering.state()).toMatchObject({ ids: ['c', 'a', 'b'], phase: 'failed' });
    fake.isReachable = true;
    await ordering.save();
    expect(ordering.state().phase).toBe('saved');
    expect(fake.order.positions).toEqual(['c', 'a', 'b']);
  });
});
