/**
 * What the Rust server and React exchange. The types of page data are made of the structs that Rust serialises (`made.ts`);
 * here they are named as the pages use them. The tests of both parse `contract.golden.json`.
 */
import type * as Made from './made';
import type { Messages, PageNamespace } from './messages';

/** Data that nothing changes. */
type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

/** One open position. The three HTML fields are sanitised by the server. */
export type RecruitPost = Frozen<Made.RecruitPost>;

/** The HTML fields of a position in their order on the page. */
export const POST_SECTIONS = ['jobDescription', 'requiredSkills', 'preferredSkills'] as const;

/** The company's mailboxes: for applicants, and for everyone else. */
export type Mailbox = keyof Made.Mailboxes;

/** Facts of the company. What is null or empty is absent: the page hides what would show it. */
export type Company = Frozen<Made.Company>;

/** All data of one page in one language. */
export type PageData<N extends PageNamespace = PageNamespace> = Frozen<
  Omit<Made.PageData, 'messages'>
> & {
  readonly messages: { readonly common: Messages<'common'>; readonly page: Messages<N> };
};

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
