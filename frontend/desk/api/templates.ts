/** The calls about templates; all that is done with their texts are the calls about positions. */
import { client, header, take } from './service';
import type { paths } from './schema';
import type { Position } from './types';

/** The body of a new template: of a position, or empty in a language. */
export type NewTemplate = paths['/templates']['post']['requestBody']['content']['application/json'];

/** Makes a template. */
export const addTemplate = (body: NewTemplate): Promise<Position> =>
  take(client.POST('/templates', { params: { header: header() }, body }));

/** Gives a template another name. */
export const renameTemplate = (id: string, name: string): Promise<Position> =>
  take(
    client.PATCH('/templates/{id}', { params: { header: header(), path: { id } }, body: { name } }),
  );
