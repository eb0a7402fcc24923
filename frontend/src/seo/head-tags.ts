/** The tags of a page's head for search engines and for link previews, as plain data. */
import type { PageData } from '../contract/contract';
import { hasPosts } from '../navigation/page-loader';
import { LOCALES, cardOf, localeOf, type LocaleCode } from '../routing/pages';
import { withLocale } from '../routing/paths';
import { isIndexed, isPublic, pageMeta } from './page-meta';

interface MetaTag {
  readonly name?: string;
  readonly property?: string;
  readonly content: string;
}

interface LinkTag {
  readonly rel: 'canonical' | 'alternate';
  readonly href: string;
  readonly hrefLang?: string;
  readonly type?: string;
  readonly title?: string;
}

export interface HeadTags {
  readonly title: string;
  readonly metas: readonly MetaTag[];
  readonly links: readonly LinkTag[];
}

/** Open Graph's name of a language, which includes a country. */
function openGraphLocale(code: LocaleCode): string {
  const { tag, region } = localeOf(code);
  return `${tag}_${region}`;
}

/** Pixels of a share image, the size that every network shows uncropped. */
const SHARE_WIDTH = '1200';
const SHARE_HEIGHT = '630';

/** The canonical address of the page in a language: the same text in links, in the head and in the sitemap. */
export function canonicalUrl({ origin, path }: PageData, locale: LocaleCode): string {
  return `${origin}${path}${withLocale('', locale)}`;
}

/** The image of a link preview; positions share that of their list. */
export function shareImageUrl({ origin, page, locale }: PageData): string {
  return `${origin}/share/${cardOf(page)}-${locale}.png`;
}

/** All tags of a page's head. */
export function headTags(data: PageData): HeadTags {
  const { title, description } = pageMeta(data);
  const metas: MetaTag[] = [{ name: 'description', content: description }];
  if (!isIndexed(data)) metas.push({ name: 'robots', content: 'noindex' });
  if (!isPublic(data)) return { title, metas, links: [] };
  return { title, metas: [...metas, ...sharing(data, title, description)], links: links(data) };
}

function sharing(data: PageData, title: string, description: string): MetaTag[] {
  const others = data.locales.filter((code) => code !== data.locale);
  const property = (name: string, content: string): MetaTag => ({ property: name, content });
  return [
    property('og:site_name', data.messages.common.site.name),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonicalUrl(data, data.locale)),
    property('og:locale', openGraphLocale(data.locale)),
    ...others.map((code) => property('og:locale:alternate', openGraphLocale(code))),
    property('og:image', shareImageUrl(data)),
    property('og:image:type', 'image/png'),
    property('og:image:width', SHARE_WIDTH),
    property('og:image:height', SHARE_HEIGHT),
    property('og:image:alt', title),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: shareImageUrl(data) },
    { name: 'twitter:image:alt', content: title },
  ];
}

function links(data: PageData): LinkTag[] {
  const [first = data.locale] = data.locales;
  const alternate = (hrefLang: string, code: LocaleCode): LinkTag => ({
    rel: 'alternate',
    hrefLang,
    href: canonicalUrl(data, code),
  });
  return [
    { rel: 'canonical', href: canonicalUrl(data, data.locale) },
    ...LOCALES.filter(({ code }) => data.locales.includes(code)).map(({ code, tag }) =>
      alternate(tag, code),
    ),
    // Visitors with another language get the first one.
    alternate('x-default', first),
    ...feeds(data),
  ];
}

/** The feed of open positions, on the pages that are about them. */
function feeds(data: PageData): LinkTag[] {
  if (!hasPosts(data)) return [];
  const href = `${data.origin}/recruit.atom${withLocale('', data.locale)}`;
  const title = `${data.messages.common.nav.recruit} (${localeOf(data.locale).name})`;
  return [{ rel: 'alternate', type: 'application/atom+xml', title, href }];
}
