/**
 * What the Rust server and React exchange. Its types are made of the structs of Rust: of page data in `made.ts`, of what
 * `render` takes and returns in `ssr-runtime/bundle.d.ts`. Here they are named as the pages use them. The tests of both
 * sides parse the page data of `contract.golden.json`.
 */
import type * as Bundle from '../../../ssr-runtime/bundle';
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
export type RenderRequest = Frozen<Omit<Bundle.RenderRequest, 'data'>> & {
  readonly data: PageData;
};

/** The result of `render`. Its header `link` names what a browser can begin to fetch before it has read the document. */
export type Output = Frozen<Bundle.Output>;
