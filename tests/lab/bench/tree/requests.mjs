// The possible requests, from the file that `BENCH_REQUESTS` names. Every framework's build copies it beside the tree.
import { readFileSync } from 'node:fs';
import process from 'node:process';

/** @type {Map<string, { url: string, data: unknown }> | undefined} */
let requests;

/**
 * The properties of the tree for an address; undefined when it is no possible request.
 *
 * @param {string} url path and query
 */
export function propertiesOf(url) {
  requests ??= new Map(
    JSON.parse(readFileSync(process.env.BENCH_REQUESTS ?? '', 'utf8')).map(({ url, data }) => [
      url,
      { url, data: JSON.parse(data) },
    ]),
  );
  return requests.get(url);
}
