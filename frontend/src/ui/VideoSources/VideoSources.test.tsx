import { describe, expect, it } from 'vitest';

import { videos } from '../../media/manifest';
import { renderPart } from '../../test/render-part';
import { VideoSources } from './VideoSources';

const video = Object.values(videos).find((each) => 'sources' in each);
if (video === undefined) throw new Error('the manifest has no video with files');

const sources = (assetBase: string): Element[] => {
  const { container } = renderPart(
    <video muted>
      <VideoSources video={video} />
    </video>,
    { assetBase },
  );
  return [...container.querySelectorAll('video > source')];
};

describe('the files of a video', () => {
  it('stand in the order of the manifest, each with its type and its crop', () => {
    const listed = sources('').map((source) => ({
      src: source.getAttribute('src'),
      type: source.getAttribute('type'),
      media: source.getAttribute('media') ?? undefined,
    }));
    expect(listed).toEqual(video.sources.map(({ src, type, media }) => ({ src, type, media })));
  });

  it('lie where the server says that files lie', () => {
    for (const source of sources('https://cdn.example.com'))
      expect(source.getAttribute('src')).toMatch(/^https:\/\/cdn\.example\.com\/media\//u);
  });
});
