/** The calls about comments on places in texts. Each resolves with all comments of the position. */
import { client, header, take } from './service';
import type { components } from './schema';
import type { PostLocale } from './types';

/** What people have said of a position. */
export type Comments = components['schemas']['Comments'];

/** What somebody has said of a place in a text, with the replies to it. */
export type Comment = components['schemas']['Comment'];

/** A place in a text: a field, and the words that are meant; without words it is the whole field. */
export type WordsPlace = Pick<Comment, 'field' | 'quote' | 'lead'>;

const headers = () => ({ header: header() });

/** The comments on a position. */
export const getComments = (id: string): Promise<Comments> =>
  take(client.GET('/positions/{id}/comments', { params: { path: { id } } }));

/** Comments on a place. */
export const addComment = (
  id: string,
  locale: PostLocale,
  place: WordsPlace,
  remark: string,
): Promise<Comments> =>
  take(
    client.POST('/positions/{id}/comments', {
      params: { ...headers(), path: { id } },
      body: { locale, ...place, remark },
    }),
  );

/** Replies to a comment, which is open then. */
export const addReply = (id: string, replyTo: number, remark: string): Promise<Comments> =>
  take(
    client.POST('/positions/{id}/comments', {
      params: { ...headers(), path: { id } },
      body: { replyTo, remark },
    }),
  );

/** Resolves a comment, or opens it again. */
export const setResolved = (id: string, comment: number, isResolved: boolean): Promise<Comments> =>
  take(
    client.PATCH('/positions/{id}/comments/{comment}', {
      params: { ...headers(), path: { id, comment } },
      body: { isResolved },
    }),
  );
