import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { renderPart } from '../../test/render-part';
import { VolumeControl } from './VolumeControl';

function show(prepare: (media: HTMLMediaElement) => void = () => undefined) {
  const media = document.createElement('audio');
  prepare(media);
  renderPart(<VolumeControl media={{ current: media }} />);
  return media;
}

const slider = () => screen.getByRole('slider', { name: 'Volume' });
const button = () => screen.getByRole('button');

describe('how loud a piece is', () => {
  it('is what the element says', () => {
    const media = show((element) => {
      element.volume = 0.25;
    });
    expect(slider()).toHaveValue('0.25');
    act(() => {
      media.volume = 0.75;
      media.dispatchEvent(new Event('volumechange'));
    });
    expect(slider()).toHaveValue('0.75');
  });

  it('is nothing while the element is muted, and the button says what it would do', async () => {
    const media = show();
    expect(button()).toHaveAccessibleName('Mute');
    await userEvent.click(button());
    expect(media.muted).toBe(true);
    act(() => {
      media.dispatchEvent(new Event('volumechange'));
    });
    expect(slider()).toHaveValue('0');
    expect(button()).toHaveAccessibleName('Unmute');
    await userEvent.click(button());
    expect(media.muted).toBe(false);
  });

  it('is heard when it is set, be the element muted or not', () => {
    const media = show((element) => {
      element.muted = true;
    });
    fireEvent.change(slider(), { target: { value: '0.5' } });
    expect(media.volume).toBe(0.5);
    expect(media.muted).toBe(false);
    expect(slider()).toHaveValue('0.5');
  });
});
