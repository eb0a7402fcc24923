import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

import { service } from '../../api/service';
import type { Position } from '../../api/types';
import { session } from '../../data/session';
import { TextsProvider } from '../../i18n/TextsProvider';
import { anEntry, aPosition } from '../../test/samples';
import { Notices, clearNotice } from '../../ui/Notices';
import { useMaking } from './useMaking';

beforeEach(clearNotice);

const wrapper = ({ children }: PropsWithChildren) => (
  <TextsProvider>{() => children}</TextsProvider>
);

const ROWS = [1, 2].map((row) => ({ row, post: {}, locale: 'en' as const, to: null }));

/** An import of two rows, of which the service has the first one. */
async function anImport() {
  const waiting: ((position: Position) => void)[] = [];
  const position = aPosition('sound', { en: anEntry });
  const create = vi
    .spyOn(service, 'create')
    .mockResolvedValue(position)
    .mockReturnValueOnce(
      new Promise((resolve) => {
        waiting.push(resolve);
      }),
    );
  const { result, unmount } = renderHook(useMaking, { wrapper });
  await waitFor(() => {
    expect(result.current).not.toBeNull();
  });
  const { make } = result.current;
  const made = act(() => make(ROWS));
  await vi.waitFor(() => {
    expect(create).toHaveBeenCalledOnce();
  });
  /** Lets the service make the draft. @returns how many it was asked for in the end */
  const end = async () => {
    waiting[0]?.(position);
    await made;
    return create.mock.calls.length;
  };
  /** What the desk says on any screen. */
  const said = async () => {
    render(<Notices />, { wrapper });
    return (await screen.findByRole('status')).textContent;
  };
  return { end, said, unmount };
}

it('goes on while its screen is shown', async () => {
  const { end, said } = await anImport();
  expect(await end()).toBe(2);
  expect(await said()).toContain('2 drafts are created.');
});

it('goes no further when its screen is left', async () => {
  const { end, said, unmount } = await anImport();
  unmount();
  expect(await end()).toBe(1);
  expect(await said()).toBe('');
});

it('goes no further than the session that began it', async () => {
  const { end } = await anImport();
  session.set({ phase: 'out', session: null });
  expect(await end()).toBe(1);
});
