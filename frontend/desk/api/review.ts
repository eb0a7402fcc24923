/** The call that adds a word to the review of a draft. */
import { client, header, take } from './service';
import type { paths } from './schema';
import type { Position, PostLocale } from './types';

type ReviewPath = paths['/positions/{id}/{locale}/review']['post'];

/** What is said of a draft. */
export type ReviewWord = ReviewPath['requestBody']['content']['application/json'];

/** What somebody does in a review. */
export type ReviewAction = ReviewWord['action'];

/** Says something in the review of a draft; resolves with the position as it is then. */
export const sayReview = (id: string, locale: PostLocale, body: ReviewWord): Promise<Position> =>
  take(
    client.POST('/positions/{id}/{locale}/review', {
      params: { header: header(), path: { id, locale } },
      body,
    }),
  );
