import { render, screen } from '@testing-library/react';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

import { onDemand } from './onDemand';

/** Shows what is thrown below it. */
class Guarded extends Component<{ readonly children: ReactNode }, { readonly error?: Error }> {
  static getDerivedStateFromError = (error: Error) => ({ error });

  override readonly state: { readonly error?: Error } = {};

  override render() {
    return this.state.error?.message ?? this.props.children;
  }
}

const Wait = () => <p>Wait</p>;
const Name = ({ name }: { readonly name: string }) => <p>{name}</p>;

it('shows what is loaded when it is there, and at once the next time', async () => {
  const load = vi.fn(() => Promise.resolve(Name));
  const Later = onDemand(load, Wait);
  const { unmount } = render(<Later name="first" />);
  expect(screen.getByText('Wait')).toBeInTheDocument();
  expect(await screen.findByText('first')).toBeInTheDocument();
  unmount();
  render(<Later name="second" />);
  expect(screen.getByText('second')).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

it('fails as the component would where its code cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Later = onDemand<object>(() => Promise.reject(new Error('no code')), Wait);
  render(
    <Guarded>
      <Later />
    </Guarded>,
  );
  expect(await screen.findByText('no code')).toBeInTheDocument();
});
