// Every page of the site, rendered for each request. `BENCH_REQUESTS` names what can be asked for.
import { readFileSync } from 'node:fs';

import { Tree } from '../tree/tree.mjs';

export default Tree;

let requests;

export function getServerSideProps({ resolvedUrl }) {
  requests ??= new Map(
    JSON.parse(readFileSync(process.env.BENCH_REQUESTS, 'utf8')).map(({ url, data }) => [
      url,
      { url, data: JSON.parse(data) },
    ]),
  );
  const props = requests.get(resolvedUrl);
  return props === undefined ? { notFound: true } : { props };
}
