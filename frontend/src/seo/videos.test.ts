import { describe, expect, it } from 'vitest';

import { samplePageData } from '../../scripts/sample-data.mjs';
import type { PageData } from '../contract/contract';
import { LOCALES, type LocaleCode } from '../routing/pages';
import { gameVideos, homeVideos } from './videos';

/** A page of a company that has named no video of its own. */
function withoutPlayers(page: 'home' | 'mashup', locale: LocaleCode): PageData {
  const data = samplePageData(page, locale);
  const { albums, game } = data.company;
  return {
    ...data,
    company: {
      ...data.company,
      albums: {
        genesis02: { ...albums.genesis02, videos: [] },
        genesis01: { ...albums.genesis01, videos: [] },
      },
      game: {
        ...game,
        videos: { freePlay: [null, null], tutorial: null, mashUp: [null, null] },
      },
    },
  };
}

const OWN = [
  ['home', homeVideos, 4],
  ['mashup', gameVideos, 5],
] as const;

describe.each(OWN)('the videos of %s', (page, videosOf, count) => {
  it.each(LOCALES)('are our own in $name, each with its file', ({ code, tag }) => {
    const described = videosOf(withoutPlayers(page, code)) as unknown as Record<string, unknown>[];
    expect(described).toHaveLength(count);
    for (const video of described) {
      expect(video).toEqual({
        '@type': 'VideoObject',
        name: expect.stringMatching(/\S/u) as string,
        description: expect.stringMatching(/\S/u) as string,
        thumbnailUrl: expect.stringMatching(
          /^https:\/\/www\.example\.com\/media\/.+\.webp$/u,
        ) as string,
        contentUrl: expect.stringMatching(
          /^https:\/\/www\.example\.com\/media\/.+\.mp4$/u,
        ) as string,
        duration: expect.stringMatching(/^PT[1-9]\d*S$/u) as string,
        inLanguage: tag,
        publisher: { '@id': 'https://www.example.com/#organization' },
      });
    }
    const files = described.map((video) => video['contentUrl']);
    expect(new Set(files).size).toBe(files.length);
  });

  it('are on the server of assets where there is one', () => {
    const data = { ...withoutPlayers(page, 'en'), assetBase: 'https://assets.example.com' };
    for (const video of videosOf(data) as unknown as Record<string, string>[]) {
      expect(video['contentUrl']).toMatch(/^https:\/\/assets\.example\.com\/media\//u);
      expect(video['thumbnailUrl']).toMatch(/^https:\/\/assets\.example\.com\/media\//u);
    }
  });
});

it('has the player of a video on YouTube, and neither a file nor a length', () => {
  const data = withoutPlayers('mashup', 'en');
  const { game } = data.company;
  const tutorial = 'abcdefghijk';
  const company = {
    ...data.company,
    game: { ...game, videos: { ...game.videos, tutorial } },
  };
  const [video] = gameVideos({ ...data, company }).filter((each) => 'embedUrl' in each);
  expect(video).toMatchObject({
    embedUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
    name: 'MASH VP! tutorial video',
  });
  expect(video).not.toHaveProperty('contentUrl');
  expect(video).not.toHaveProperty('duration');
});

it('has the tutorial in Korean for Korean visitors', () => {
  const fileOf = (code: 'en' | 'kr') =>
    JSON.stringify(gameVideos(withoutPlayers('mashup', code))[2]);
  expect(fileOf('kr')).toContain('tutorialKr');
  expect(fileOf('en')).not.toContain('tutorialKr');
});
