/** Where a text is on its way to the service. */
import type { ApiError } from '../api/error';

/** Where the text is. Only `saved` says that the service has all of it. */
export type SaveStatus =
  | 'saved'
  | 'waiting'
  | 'saving'
  | 'failed'
  | 'offline'
  | 'expired'
  | 'invalid'
  | 'gone'
  | 'conflict';

/** What no further key ends: a choice of the writer, a log-in, a request on its way. */
export const HELD: readonly SaveStatus[] = ['conflict', 'gone', 'expired', 'saving'];

/** What ends by itself, so that the text is sent again. */
export const PASSING: readonly SaveStatus[] = ['failed', 'offline'];

/** Where a text is that the service did not take. */
export function statusOf({ code, status }: ApiError): SaveStatus {
  if (code === 'notFound') return 'gone';
  if (code === 'notLoggedIn') return 'expired';
  if (status >= 400 && status < 500 && code !== 'tooMany') return 'invalid';
  return code === 'offline' ? 'offline' : 'failed';
}
