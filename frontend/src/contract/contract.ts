/**
 * What the Rust server and React exchange. The Rust side mirrors these types; the tests of both parse
 * `contract.golden.json`.
 */
import type { AlbumId, StoreId } from '../config/site';
import type { LocaleCode, PageId } from '../routing/pages';
import type { Messages, PageNamespace } from './messages';

/** One open position. The three HTML fields are sanitised by the server. */
export interface RecruitPost {
  readonly id: string;
  readonly positionTitle: string;
  /** Day on which it was posted, as in `2026-01-31`; empty if unknown. Only the page of the position shows it. */
  readonly date: string;
  readonly jobDescription: string;
  readonly requiredSkills: string;
  readonly preferredSkills: string;
  /** Whether it is invented: a page made of such posts is kept from search engines. */
  readonly demo?: true;
}

/** The HTML fields of a position in their order on the page. */
export const POST_SECTIONS = ['jobDescription', 'requiredSkills', 'preferredSkills'] as const;

/** The company's mailboxes: for applicants, and for everyone else. */
export type Mailbox = 'recruit' | 'support';

/** What belongs to an album. */
interface Album {
  readonly stores: Readonly<Record<StoreId, string | null>>;
  /** YouTube ids in their order; without one the page shows the site's own clip. */
  readonly videos: readonly string[];
}

/**
 * Facts of the company in the page's language, from the file that its owner keeps. What is null or empty is absent: the
 * page hides what would show it.
 */
export interface Company {
  readonly email: Readonly<Record<Mailbox, string | null>>;
  readonly albums: Readonly<Record<AlbumId, Album>>;
  readonly game: {
    readonly store: {
      readonly url: string | null;
      /** With the store's parameter for the language; null where it has none. */
      readonly largeScreenUrl: string | null;
    };
    /** YouTube ids; where one is null the page shows the site's own clip. */
    readonly videos: {
      readonly freePlay: readonly (string | null)[];
      readonly tutorial: string | null;
      readonly mashUp: readonly (string | null)[];
    };
  };
  /** Links of the footer. */
  readonly social: readonly { readonly name: string; readonly url: string }[];
}

/** All data of one page in one language. */
export interface PageData<N extends PageNamespace = PageNamespace> {
  readonly page: PageId;
  readonly locale: LocaleCode;
  /** Locales in which this page exists, in the order of `pages.json`. */
  readonly locales: readonly LocaleCode[];
  /** Public origin without a trailing slash, for canonical URLs. */
  readonly origin: string;
  /** Path of the page as canonical URLs write it. */
  readonly path: string;
  /** Base URL of assets and downloads; empty where the site serves them itself. */
  readonly assetBase: string;
  readonly messages: { readonly common: Messages<'common'>; readonly page: Messages<N> };
  readonly company: Company;
  /** Only on the recruit page; `posts` is null while the content service has not responded. */
  readonly recruit?: { readonly posts: readonly RecruitPost[] | null };
  /** Only on the page of one position. */
  readonly position?: {
    /** Null once the position is closed. */
    readonly post: RecruitPost | null;
    /** The other open positions. */
    readonly others: readonly Pick<RecruitPost, 'id' | 'positionTitle'>[];
  };
}

/** The argument of `render`. */
export interface RenderRequest {
  /** Path and query, for example `/recruit?locale=en`. */
  readonly url: string;
  readonly data: PageData;
}

/** The result of `render`. */
export interface Output {
  readonly status: number;
  /** Markup for the document's head. */
  readonly head: string;
  /** Markup of the root element's content. */
  readonly html: string;
  /** Further headers; `link` names what a browser can begin to fetch before it has read the document. */
  readonly headers?: { readonly link: string };
}
