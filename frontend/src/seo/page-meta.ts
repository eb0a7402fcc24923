/** Title and description of a page. */
import type { PageData } from '../contract/contract';
import { fill } from '../i18n/fill';

export interface PageMeta {
  readonly title: string;
  readonly description: string;
}

/** Title and description of a page; those of an open position contain its name. */
export function pageMeta(data: PageData): PageMeta {
  if (data.page !== 'position') return data.messages.page.meta;
  const { meta } = (data as PageData<'position'>).messages.page;
  const post = data.position?.post ?? null;
  if (post === null) return { title: meta.closedTitle, description: meta.closedDescription };
  const values = { position: post.positionTitle };
  return { title: fill(meta.title, values), description: fill(meta.description, values) };
}

/** Whether a page is one to be shared and described: not the not-found page and no closed position. */
export function isPublic({ page, position }: PageData): boolean {
  return page !== 'notFound' && position?.post !== null;
}

/** Whether search engines may list a page: a public one, and nothing made of demo posts. */
export function isIndexed(data: PageData): boolean {
  const { position, recruit } = data;
  const posts = [...(recruit?.posts ?? []), ...(position?.post ? [position.post] : [])];
  return isPublic(data) && !posts.some(({ demo }) => demo);
}
