import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { clips } from '../../media/manifest';
import { VideoFacade } from './VideoFacade';

const { gamesLoop: clip } = clips;

function show(youtubeId: string | null) {
  const { container } = render(
    <VideoFacade
      youtubeId={youtubeId}
      clip={clip}
      title="Trailer"
      playLabel="Play video: Trailer"
      notice="Opens a player of YouTube"
      size="home"
    />,
  );
  return container;
}

const play = () => userEvent.click(screen.getByRole('button', { name: 'Play video: Trailer' }));

describe('a video', () => {
  it('loads its poster alone until it is started', () => {
    const container = show(null);
    expect(container.querySelector('video, iframe')).toBeNull();
    expect(container.querySelector('img')).toHaveAttribute('src', clip.poster.src);
  });

  it('plays our clip in the crop that suits the window', async () => {
    const container = show(null);
    await play();
    const sources = [...container.querySelectorAll('video source')];
    expect(sources.map((source) => source.getAttribute('src'))).toEqual(
      clip.sources.map(({ src }) => src),
    );
    expect(sources.map((source) => source.getAttribute('media'))).toEqual(
      clip.sources.map(({ media }) => media ?? null),
    );
    expect(screen.queryByText('Opens a player of YouTube')).toBeNull();
  });

  it("plays in the other company's player where its id is known, and says so before", async () => {
    const container = show('abcdefghijk');
    expect(screen.getByText('Opens a player of YouTube')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Trailer' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=abcdefghijk',
    );
    await play();
    expect(container.querySelector('video')).toBeNull();
    expect(container.querySelector('iframe')?.src).toContain(
      'youtube-nocookie.com/embed/abcdefghijk?',
    );
  });

  it('links to a file that every browser plays without script', () => {
    show(null);
    expect(screen.getByRole('link', { name: 'Trailer' })).toHaveAttribute(
      'href',
      expect.stringMatching(/gamesLoopClip-1280\..+\.mp4$/u),
    );
  });
});
