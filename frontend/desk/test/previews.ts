/** Previews of the service of the tests: a page names the title and the text that it was made of. */
import type { Post } from '../api/types';
import { Refused } from './wire';
import type { FakeService } from './service';

/** What was asked of previews, and whether there is an engine. */
export interface FakePreviews {
  readonly posts: Post[];
  readonly links: { readonly hours: number }[];
  isDown: boolean;
}

const page = ({ title = '', jobDescription = '' }: Post) =>
  new Response(`<!doctype html><title>Page</title><h1>${title}</h1>${jobDescription}`, {
    headers: { 'content-type': 'text/html' },
  });

/** Adds previews to a service. */
export function addPreviews(service: FakeService): FakePreviews {
  const previews: FakePreviews = { posts: [], links: [], isDown: false };
  service.routes.push(
    [
      /^POST \/positions\/[^/]+\/\w+\/preview$/u,
      ({ body }) => {
        if (previews.isDown) throw new Refused(503, { code: 'unavailable' });
        const length = previews.posts.push(body['post'] as Post);
        return { address: `/desk/v1/previews/${String(length - 1)}`, place: 'preview-place' };
      },
    ],
    [
      /^GET \/previews\/(\d+)$/u,
      ({ parts: [number] }) => page(previews.posts[Number(number)] ?? {}),
    ],
    [
      /^POST \/positions\/([^/]+)\/(\w+)\/preview-link$/u,
      ({ parts: [id = '', locale = ''], body }) => {
        previews.links.push({ hours: Number(body['hours']) });
        const address = `https://desk.test/preview/${locale}/${id}/token`;
        return { address, expiresAt: '2026-02-04T03:04:05.000Z' };
      },
    ],
    [
      /^DELETE \/positions\/[^/]+\/\w+\/preview-link$/u,
      () => {
        previews.links.length = 0;
      },
    ],
  );
  return previews;
}
