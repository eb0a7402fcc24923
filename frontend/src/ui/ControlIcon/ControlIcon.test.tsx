import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { ControlIcon } from './ControlIcon';

const outlineOf = (container: HTMLElement) => container.querySelector('path')?.getAttribute('d');

describe('the sign of a control', () => {
  it('is for the eye alone, since the button around it has a name', () => {
    render(
      <button type="button" aria-label="Play">
        <ControlIcon name="play" />
      </button>,
    );
    expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('differs for each thing that a button does', () => {
    const [play, pause] = (['play', 'pause'] as const).map((name) => {
      const { container, unmount } = render(<ControlIcon name={name} />);
      const outline = outlineOf(container);
      unmount();
      return outline;
    });
    expect(play).toBeTruthy();
    expect(play).not.toBe(pause);
  });
});
