/** What goes with a choice, and comes back with it: the words of a pay, from where work is remote, the country of a place. */
import type { Post } from '../api/types';
import { canonical } from './merge';

/** What a language had when a choice took it away. */
export type Removed = Pick<Post, 'pay' | 'remoteFrom' | 'placeCountry'>;

/** What a change takes out of a post with a choice. What somebody empties by hand is no part of it. */
export function removedBy(fields: Partial<Post>, post: Post): Removed {
  const isLeft = {
    pay: 'pay' in fields && typeof fields.pay !== 'string' && typeof post.pay === 'string',
    remoteFrom: 'remote' in fields && fields.remote !== 'FULL' && post.remote === 'FULL',
    placeCountry:
      'place' in fields && canonical(fields.place) === '' && canonical(post.place) !== '',
  };
  return {
    ...(isLeft.pay && { pay: post.pay }),
    ...(isLeft.remoteFrom && { remoteFrom: post.remoteFrom }),
    ...(isLeft.placeCountry && { placeCountry: post.placeCountry }),
  };
}
