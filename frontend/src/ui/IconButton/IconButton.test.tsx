import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { IconButton } from './IconButton';

describe('a button with a sign', () => {
  it('has a name, which is shown to who rests on it too', () => {
    render(<IconButton icon="pause" label="Pause" onPress={() => undefined} />);
    expect(screen.getByRole('button', { name: 'Pause' })).toHaveAttribute('title', 'Pause');
  });

  it('is pressed by mouse, by Enter and by the space bar', async () => {
    const onPress = vi.fn();
    render(<IconButton icon="stop" label="Stop" onPress={onPress} />);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(onPress).toHaveBeenCalledTimes(3);
  });

  it('is a switch only where its state is given', () => {
    const { rerender } = render(
      <IconButton icon="captions" label="Captions" onPress={() => undefined} isPressed={false} />,
    );
    expect(screen.getByRole('button', { pressed: false })).toBeInTheDocument();
    rerender(<IconButton icon="captions" label="Captions" onPress={() => undefined} isPressed />);
    expect(screen.getByRole('button', { pressed: true })).toBeInTheDocument();
    rerender(<IconButton icon="captions" label="Captions" onPress={() => undefined} />);
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-pressed');
  });
});
