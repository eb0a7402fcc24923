/** The calls about visits to the pages of positions. */
import { client, header, take } from './service';
import type { VisitCounts } from './types';

/** How often pages were seen, and whether that is counted. */
export const countsService = {
  counts: (): Promise<VisitCounts> => take(client.GET('/counts')),
  setCounting: (isOn: boolean): Promise<unknown> =>
    take(client.PUT('/counts', { params: { header: header() }, body: { isOn } })),
};
