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
import type { Namespace, PageNamespace } from '../contract/messages';
import { fill } from '../i18n/fill';
import { mailText } from '../i18n/mail-text';
import { localeOf } from '../routing/pages';
import { pagePath, positionPath } from '../routing/paths';
import { canonicalUrl, shareImageUrl } from './head-tags';
import { jobPosting } from './job-posting';
import { LOCATION, organizationId } from './organization';
import { isIndexed, pageMeta } from './page-meta';

/** A fact of the company that the home page states. */
const FOUNDED = '2023-10';

/** Day on which the game's early access began. */
const RELEASED = '2024-10-11';

/** The structured data of a page; null for a page that search engines may not list. */
export function structuredData(data: PageData): Graph | null {
  if (!isIndexed(data)) return null;
  const things = [...own(data), ...breadcrumbs(data)];
  return things.length === 0 ? null : { '@context': 'https://schema.org', '@graph': things };
}

function own(data: PageData): Thing[] {
  if (isOf(data, 'home')) return [organization(data), website(data), ...albums(data)];
  if (isOf(data, 'mashup')) return [game(data)];
  if (isOf(data, 'fankit')) return [faq(data)];
  if (isOf(data, 'recruit')) return positions(data);
  if (isOf(data, 'position')) return jobPosting(data);
  return [];
}

/** Whether data belongs to a page; narrows the type of its texts. */
function isOf<N extends PageNamespace & Namespace>(data: PageData, page: N): data is PageData<N> {
  return data.page === page;
}

function organization(data: PageData): Organization {
  const { support } = data.company.email;
  return {
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
}

function website(data: PageData): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${data.origin}/#website`,
    name: data.messages.common.site.name,
    alternateName: data.messages.common.site.tagline,
    url: canonicalUrl(data, data.locale),
    inLanguage: localeOf(data.locale).tag,
    publisher: { '@id': organizationId(data) },
  };
}

function albums(data: PageData<'home'>): MusicAlbum[] {
  return data.messages.page.music.albums.flatMap((texts, index) => {
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

function game(data: PageData<'mashup'>): VideoGame {
  const { title, freePlay } = data.messages.page;
  return {
    '@type': 'VideoGame',
    '@id': `${data.origin}/#mashvp`,
    name: title.name,
    description: pageMeta(data).description,
    url: canonicalUrl(data, data.locale),
    image: shareImageUrl(data),
    datePublished: RELEASED,
    gamePlatform: title.platform,
    featureList: freePlay.title,
    publisher: { '@id': organizationId(data) },
  };
}

function faq(data: PageData<'fankit'>): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': canonicalUrl(data, data.locale),
    inLanguage: localeOf(data.locale).tag,
    mainEntity: data.messages.page.faq.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: filled(answer, data.company.email.support) },
    })),
  };
}

/** A text as the page shows it, with the mailbox in its placeholder. */
function filled(text: string, mailbox: string | null): string {
  return fill(mailText(text, mailbox) ?? '', { email: mailbox ?? '' });
}

/** The list links to each position; only the position's own page describes it. */
function positions(data: PageData<'recruit'>): ItemList[] {
  const posts = data.recruit?.posts ?? [];
  if (posts.length === 0) return [];
  return [
    {
      '@type': 'ItemList',
      name: data.messages.page.title,
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

/** The path from the home page; the home page itself has none. */
function breadcrumbs(data: PageData): BreadcrumbList[] {
  if (data.page === 'home') return [];
  const { common } = data.messages;
  const at = (path: string) => `${data.origin}${path}`;
  const home = { name: common.site.name, item: at(pagePath('home', data.locale)) };
  const recruit = { name: common.nav.recruit, item: at(pagePath('recruit', data.locale)) };
  const trail =
    data.page === 'position'
      ? [home, recruit, { name: data.position?.post?.positionTitle ?? '' }]
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
