/**
 * The structured data of a page for search engines, in the vocabulary of schema.org: facts of the company and of what the
 * page shows. No rating, no price.
 *
 * Only the server imports it, so it is in no chunk of the client.
 */
import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  ItemList,
  MusicAlbum,
  Organization,
  Thing,
  VideoGame,
  WebSite,
} from 'schema-dts';

import { ALBUMS } from '../config/site';
import type { PageData } from '../contract/contract';
import { fill } from '../i18n/fill';
import { mailText } from '../i18n/mail-text';
import { PAGES, POSITION_PATH, POSITION_STRUCTURED, localeOf, traitsOf } from '../routing/pages';
import { positionPath, withLocale } from '../routing/paths';
import { canonicalUrl, shareImageUrl } from './head-tags';
import { jobPosting } from './job-posting';
import { LOCATION, homeUrl, organizationId } from './organization';
import { isPublic, pageMeta } from './page-meta';
import { gameVideos, homeVideos } from './videos';

/** A fact of the company that the home page states. */
const FOUNDED = '2023-10';

/** Day on which the game's early access began. */
const RELEASED = '2024-10-11';

/** The structured data of a page; null for a page that is not public. */
export function structuredData(data: PageData): Graph | null {
  if (!isPublic(data)) return null;
  const own = data.position ? POSITION_STRUCTURED : (traitsOf(data.page).structured ?? []);
  const things = [...thingsOf(data, own), ...breadcrumbs(data)];
  return things.length === 0 ? null : { '@context': 'https://schema.org', '@graph': things };
}

/** The kinds of structured data that the list of pages names, by which a page says what it has. Each reads the texts of its page. */
const KINDS: Readonly<Record<string, (data: PageData) => readonly Thing[]>> = {
  organization,
  website,
  albums: (data) => [...albums(data), ...homeVideos(data)],
  game: (data) => [...game(data), ...gameVideos(data)],
  faq,
  positions,
  job: jobPosting,
};

/**
 * What is said of a page by kinds that the list of pages names.
 *
 * @throws Error when there is no such kind
 */
export function thingsOf(data: PageData, kinds: readonly string[]): readonly Thing[] {
  return kinds.flatMap((kind) => {
    const make = KINDS[kind];
    if (make === undefined) throw new Error(`there is no structured data of the kind ${kind}`);
    return make(data);
  });
}

function organization(data: PageData): Organization[] {
  const { support } = data.company.email;
  const described: Organization = {
    '@type': 'Organization',
    '@id': organizationId(data),
    name: data.messages.common.site.name,
    url: canonicalUrl(data, data.locale),
    logo: {
      '@type': 'ImageObject',
      url: `${data.origin}/icon-512.png`,
      width: '512',
      height: '512',
    },
    ...(support !== null && { email: support }),
    foundingDate: FOUNDED,
    address: LOCATION,
  };
  return [described];
}

function website(data: PageData): WebSite[] {
  const described: WebSite = {
    '@type': 'WebSite',
    '@id': `${data.origin}/#website`,
    name: data.messages.common.site.name,
    alternateName: data.messages.common.site.tagline,
    url: canonicalUrl(data, data.locale),
    inLanguage: localeOf(data.locale).tag,
    publisher: { '@id': organizationId(data) },
  };
  return [described];
}

/** The texts of a page that shows the albums. */
interface AlbumTexts {
  readonly music: {
    readonly albums: readonly { readonly title: string; readonly description: string }[];
  };
}

function albums(data: PageData): MusicAlbum[] {
  const { music } = data.messages.page as AlbumTexts;
  return music.albums.flatMap((texts, index) => {
    const album = ALBUMS[index];
    if (album === undefined) return [];
    return [
      {
        '@type': 'MusicAlbum',
        '@id': `${data.origin}/#${album.id}`,
        name: texts.title,
        description: texts.description,
        albumReleaseType: 'https://schema.org/AlbumRelease',
        byArtist: { '@type': 'MusicGroup', name: data.messages.common.site.name },
        publisher: { '@id': organizationId(data) },
      },
    ];
  });
}

interface Named {
  readonly name: string;
}

/** The texts of a page that shows the game. */
interface GameTexts {
  readonly title: { readonly name: string; readonly platform: string };
  readonly playStyles: { readonly light: Named; readonly hard: Named };
  readonly freePlay: { readonly title: string };
  readonly mashUp: { readonly title: string };
}

function game(data: PageData): VideoGame[] {
  const { title, playStyles, freePlay, mashUp } = data.messages.page as GameTexts;
  const described: VideoGame = {
    '@type': 'VideoGame',
    '@id': `${data.origin}/#mashvp`,
    name: title.name,
    description: pageMeta(data).description,
    url: canonicalUrl(data, data.locale),
    image: shareImageUrl(data),
    datePublished: RELEASED,
    gamePlatform: title.platform,
    featureList: [freePlay.title, mashUp.title, playStyles.light.name, playStyles.hard.name],
    publisher: { '@id': organizationId(data) },
  };
  return [described];
}

/** The texts of a page with questions and answers. */
interface FaqTexts {
  readonly faq: {
    readonly items: readonly { readonly question: string; readonly answer: string }[];
  };
}

function faq(data: PageData): FAQPage[] {
  const { items } = (data.messages.page as FaqTexts).faq;
  const described: FAQPage = {
    '@type': 'FAQPage',
    '@id': canonicalUrl(data, data.locale),
    inLanguage: localeOf(data.locale).tag,
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: filled(answer, data.company.email.support) },
    })),
  };
  return [described];
}

/** A text as the page shows it, with the mailbox in its placeholder. */
function filled(text: string, mailbox: string | null): string {
  return fill(mailText(text, mailbox) ?? '', { email: mailbox ?? '' });
}

/** The list links to each position; only the position's own page describes it. */
function positions(data: PageData): ItemList[] {
  const posts = data.recruit?.posts ?? [];
  const { title } = data.messages.page as { readonly title: string };
  if (posts.length === 0) return [];
  return [
    {
      '@type': 'ItemList',
      name: title,
      numberOfItems: posts.length,
      itemListElement: posts.map(({ id, positionTitle }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: positionTitle,
        url: `${data.origin}${positionPath(id, data.locale)}`,
      })),
    },
  ];
}

/** The list that a position is in, as a step of the path to it. */
function listOfPositions(data: PageData) {
  const list = PAGES.filter(({ path }) => POSITION_PATH.startsWith(`${path}/`));
  const names: Readonly<Record<string, string>> = data.messages.common.nav;
  return list.map(({ id, path }) => ({
    name: names[id] ?? '',
    item: `${data.origin}${path}${withLocale('', data.locale)}`,
  }));
}

/** The path from the home page; the home page itself has none. */
function breadcrumbs(data: PageData): BreadcrumbList[] {
  if (data.path === '/') return [];
  const home = { name: data.messages.common.site.name, item: homeUrl(data) };
  const trail = data.position
    ? [home, ...listOfPositions(data), { name: data.position.post?.positionTitle ?? '' }]
    : [home, { name: pageMeta(data).title.split(' | ')[0] ?? '' }];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        ...step,
      })),
    },
  ];
}
