/**
 * The structured data of the videos that a page shows. The day on which one was published is no fact that the site knows, so none
 * is said.
 */
import type { VideoObject } from 'schema-dts';

import { ALBUMS } from '../config/site';
import type { PageData } from '../contract/contract';
import { fill } from '../i18n/fill';
import { soundVideos, videos } from '../media/manifest';
import type { Video } from '../media/types';
import { localeOf } from '../routing/pages';
import { organizationId } from './organization';

/** The player of a video that is another company's, as `features/video-player` has it. */
const PLAYER = 'https://www.youtube-nocookie.com/embed/';

/** A video in its place on a page: our own, unless the company has named one on YouTube for it. */
interface Shown {
  readonly name: string;
  readonly description: string;
  readonly video: Video;
  readonly youtubeId?: string | null | undefined;
}

/** The texts of the home page that say what its videos show. */
interface HomeTexts {
  readonly intro: { readonly label: string };
  readonly music: {
    readonly videoTitle: string;
    readonly albums: readonly { readonly title: string; readonly description: string }[];
  };
  readonly games: { readonly videoLabel: string };
}

const ALBUM_VIDEOS = {
  genesis02: soundVideos.homeMusic02,
  genesis01: soundVideos.homeMusic01,
} as const;

/** The intro, a video of each album, and the loop of the game. */
export function homeVideos(data: PageData): VideoObject[] {
  const { intro, music, games } = data.messages.page as HomeTexts;
  const { site, nav } = data.messages.common;
  const ofAlbums = ALBUMS.flatMap(({ id }, index) => {
    const texts = music.albums[index];
    if (texts === undefined) return [];
    const ids = data.company.albums[id].videos;
    return (ids.length === 0 ? [null] : ids).map((youtubeId, place, all): Shown => {
      const title = all.length === 1 ? texts.title : `${texts.title} (${String(place + 1)})`;
      return {
        name: fill(music.videoTitle, { title }),
        description: texts.description,
        video: ALBUM_VIDEOS[id],
        youtubeId,
      };
    });
  });
  return [
    { name: site.name, description: intro.label, video: videos.intro },
    ...ofAlbums,
    { name: nav.mashup, description: games.videoLabel, video: videos.gamesLoop },
  ].map((shown) => described(data, shown));
}

interface Titled {
  readonly body: readonly string[];
  readonly videoTitles: readonly string[];
}

/** The texts of the game's page that say what its videos show. */
interface GameTexts {
  readonly playStyles: Readonly<Record<'light' | 'hard', { readonly body: string }>>;
  readonly freePlay: Titled;
  readonly tutorial: { readonly body: readonly string[]; readonly videoTitle: string };
  readonly mashUp: Titled;
}

/** The videos of the modes and of the tutorial. */
export function gameVideos(data: PageData): VideoObject[] {
  const { playStyles, freePlay, tutorial, mashUp } = data.messages.page as GameTexts;
  const ids = data.company.game.videos;
  const { light, hard } = playStyles;
  const about = mashUp.body.join(' ');
  const shown: readonly (Omit<Shown, 'name'> & { readonly name: string | undefined })[] = [
    ...[light, hard].map(({ body }, place) => ({
      name: freePlay.videoTitles[place],
      description: body,
      video: [soundVideos.freePlay01, soundVideos.freePlay02][place] ?? soundVideos.freePlay01,
      youtubeId: ids.freePlay[place],
    })),
    {
      name: tutorial.videoTitle,
      description: tutorial.body.join(' '),
      video: data.locale === 'kr' ? soundVideos.tutorialKr : soundVideos.tutorial,
      youtubeId: ids.tutorial,
    },
    ...[soundVideos.mashup01, soundVideos.mashup02].map((video, place) => ({
      name: mashUp.videoTitles[place],
      description: about,
      video,
      youtubeId: ids.mashUp[place],
    })),
  ];
  return shown.flatMap(({ name, ...rest }) =>
    name === undefined ? [] : [described(data, { name, ...rest })],
  );
}

/** An address of a file of the media kit. */
function fileUrl({ origin, assetBase }: PageData, path: string): string {
  return (assetBase === '' ? origin : assetBase) + path;
}

/** What is said of a video: of one that is another company's, nothing that only its owner knows. */
function described(data: PageData, { name, description, video, youtubeId }: Shown): VideoObject {
  // The last one has no media query and is for every browser.
  const file = video.sources.at(-1)?.src ?? '';
  const own = {
    contentUrl: fileUrl(data, file),
    duration: `PT${String(Math.round(video.seconds))}S`,
    publisher: { '@id': organizationId(data) },
  } as const;
  return {
    '@type': 'VideoObject',
    name,
    description,
    thumbnailUrl: fileUrl(data, video.poster.src),
    inLanguage: localeOf(data.locale).tag,
    ...(youtubeId ? { embedUrl: PLAYER + youtubeId } : own),
  };
}
