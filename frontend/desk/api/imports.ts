/** The calls about what another platform has, before it becomes drafts. */
import { client, header, take } from './service';
import type { components } from './schema';
import type { Post } from './types';

/** What becomes of a post of another platform. */
export type CheckedPost = Omit<components['schemas']['ImportRow'], 'post'> & {
  /** What was looked at; fields that would be refused have values that no post has. */
  readonly post: Post;
};

export const importCalls = {
  /** What the service would refuse of posts, and what is here already; at most 500. */
  check: async (posts: readonly Post[]): Promise<CheckedPost[]> =>
    (
      await take(
        client.POST('/imports/check', {
          params: { header: header() },
          body: { posts: [...posts] },
        }),
      )
    ).rows,
  /** The jobs of a public board, as Greenhouse writes them. */
  greenhouse: async (board: string): Promise<readonly unknown[]> =>
    (
      await take(
        client.POST('/imports/greenhouse', { params: { header: header() }, body: { board } }),
      )
    ).jobs,
};
