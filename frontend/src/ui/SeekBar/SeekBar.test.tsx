import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { renderPart } from '../../test/render-part';
import { SeekBar } from './SeekBar';

/** Shows the bar of a piece of a minute and a half. */
function show(keyStep?: number) {
  const media = { current: document.createElement('audio') };
  renderPart(
    <SeekBar media={media} seconds={90} {...(keyStep === undefined ? {} : { keyStep })} />,
  );
  const bar = screen.getByRole<HTMLInputElement>('slider', { name: 'Position' });
  return { media: media.current, bar };
}

describe('the position of a piece', () => {
  it('begins at its start, and goes to its end', () => {
    const { bar } = show();
    expect(bar).toHaveValue('0');
    expect(bar).toHaveAttribute('max', '90');
  });

  it('follows the clock of the element, and says the time', () => {
    const { media, bar } = show();
    media.currentTime = 65;
    fireEvent(media, new Event('seeking'));
    expect(Number(bar.value)).toBe(65);
    expect(bar.ariaValueText).toContain('1:05');
    expect(bar.ariaValueText).toContain('1:30');
  });

  it('moves the element when it is dragged', () => {
    const { media, bar } = show();
    fireEvent.input(bar, { target: { value: '30.5' } });
    expect(media.currentTime).toBe(30.5);
  });

  it('is moved by the arrow keys, and not beyond its ends', () => {
    const { media, bar } = show();
    for (const [key, time] of [
      ['ArrowRight', 5],
      ['ArrowUp', 10],
      ['ArrowLeft', 5],
      ['ArrowDown', 0],
      ['ArrowLeft', 0],
    ] as const) {
      fireEvent.keyDown(bar, { key });
      expect(media.currentTime, key).toBe(time);
    }
    media.currentTime = 88;
    fireEvent.keyDown(bar, { key: 'ArrowRight' });
    expect(media.currentTime).toBe(90);
  });

  it('leaves other keys to the browser', () => {
    const { media, bar } = show(1);
    expect(fireEvent.keyDown(bar, { key: 'Tab' })).toBe(true);
    expect(media.currentTime).toBe(0);
    expect(fireEvent.keyDown(bar, { key: 'ArrowRight' })).toBe(false);
    expect(media.currentTime).toBe(1);
  });
});
