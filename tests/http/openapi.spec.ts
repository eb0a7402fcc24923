/** The content service's description in OpenAPI is what the service has. Each crate's own test finds its routes there. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { parse } from 'yaml';

import { ROOT, SiteProcess } from '../fixtures/site-process';
import { expect, test } from '../fixtures/site-test';
import { OPTIONS } from '../lab/fuzz/attack';

interface Description {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly tags: readonly string[] }>>>
  >;
}

type Path = Description['paths'][string];

/** Methods of the paths that an address is described by: an item may be named like a call, so it can be two. */
function methodsOf(address: string, paths: Description['paths']): string[] {
  const isOf = (described: string) =>
    new RegExp(`^${described.replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u').test(address);
  const found: Path[] = Object.entries(paths).flatMap(([described, path]) =>
    isOf(described) ? [path] : [],
  );
  const methods = found.flatMap((path) => Object.keys(path)).map((method) => method.toUpperCase());
  return [...new Set(methods)].toSorted();
}

/** Paths under which clients of the platform look for the data calls. */
const DATA_PREFIXES = ['', '/wix-data', '/_api/cloud-data', '/_api/data'];

test('every described path takes the described methods and no other', async () => {
  const file = path.join(ROOT, 'docs/content-service.openapi.yaml');
  const { paths } = parse(await readFile(file, 'utf8')) as Description;
  const site = await SiteProcess.start(OPTIONS);
  try {
    expect(Object.keys(paths).length).toBeGreaterThan(40);
    for (const [described, operations] of Object.entries(paths)) {
      const isData = Object.values(operations).some(({ tags }) => tags.includes('data'));
      for (const prefix of isData ? DATA_PREFIXES : ['']) {
        const own = described.replaceAll(/\{\w+\}/gu, 'x');
        const address = prefix + own;
        const response = await fetch(site.contentUrl + address, { method: 'PATCH' });
        expect(response.status, address).toBe(405);
        const allowed = (response.headers.get('allow') ?? '').split(', ');
        expect(allowed.toSorted(), address).toEqual(methodsOf(own, paths));
      }
    }
  } finally {
    await site.discard();
  }
});
