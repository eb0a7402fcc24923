import { describe, expect, it } from 'vitest';

import { clips } from '../../media/manifest';
import { renderPart } from '../../test/render-part';
import { ClipSources } from './ClipSources';

const clip = Object.values(clips).find((each) => 'sources' in each);
if (clip === undefined) throw new Error('the manifest has no clip with files');

const sources = (assetBase: string): Element[] => {
  const { container } = renderPart(
    <video muted>
      <ClipSources clip={clip} />
    </video>,
    { assetBase },
  );
  return [...container.querySelectorAll('video > source')];
};

describe('the files of a clip', () => {
  it('stand in the order of the manifest, each with its type and its crop', () => {
    const listed = sources('').map((source) => ({
      src: source.getAttribute('src'),
      type: source.getAttribute('type'),
      media: source.getAttribute('media') ?? undefined,
    }));
    expect(listed).toEqual(clip.sources.map(({ src, type, media }) => ({ src, type, media })));
  });

  it('lie where the server says that files lie', () => {
    for (const source of sources('https://cdn.example.com'))
      expect(source.getAttribute('src')).toMatch(/^https:\/\/cdn\.example\.com\/media\//u);
  });
});
