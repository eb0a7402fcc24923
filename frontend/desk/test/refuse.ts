import { ApiError } from '../api/error';
import type { Entry } from '../data/entry';
import { aPosition } from './samples';

/** How a service refuses a call, with what it has of the position in English. */
export const refuse = (code: string, status: number, entry?: Entry) => () => {
  const current = entry && aPosition('a', { en: entry });
  return Promise.reject(new ApiError({ code, message: code, status, current }));
};
