/** The call that waits until the list of positions is another one. */
import { client, header, patiently, take } from './service';

/** Resolves with what names the list, when that is not `tag`, or after some time. */
export const awaitList = async (
  page: string,
  tag: string,
  signal: AbortSignal,
): Promise<string> => {
  const news = await take(
    client.POST('/news', {
      params: { header: header() },
      body: { page, tag },
      signal,
      fetch: patiently,
    }),
  );
  return news.tag;
};
