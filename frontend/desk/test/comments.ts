/** What stands for the service's comments in tests. */
import type { Comment, Comments } from '../api/comments';
import type { Position } from '../api/types';
import { NOW, Refused } from './wire';
import type { Handler } from './wire';

/** What the calls work on. */
interface Commented {
  readonly positions: Map<string, Position>;
  comments: Comments;
}

/** Takes the comments after a change, and counts those that are open at each text. */
function take(service: Commented, id: string, comments: readonly Comment[]): Comments {
  service.comments = { revision: service.comments.revision + 1, comments: [...comments] };
  const position = service.positions.get(id);
  if (position === undefined) throw new Refused(404, { code: 'notFound' });
  const open = (code: string) =>
    comments.filter(({ locale, resolved }) => locale === code && resolved === null).length;
  const locales = Object.entries(position.locales).map(
    ([code, entry]) => [code, { ...entry, comments: open(code) }] as const,
  );
  service.positions.set(id, { ...position, locales: Object.fromEntries(locales) });
  return service.comments;
}

/** The calls of comments, of one position. */
export const commentRoutes = (service: Commented): [RegExp, Handler][] => [
  [/^GET \/positions\/[^/]+\/comments$/u, () => service.comments],
  [
    /^POST \/positions\/([^/]+)\/comments$/u,
    ({ parts: [id = ''], body }) => {
      const said = { by: 'aki', at: NOW, note: String(body['remark']) };
      const { comments } = service.comments;
      if (body['replyTo'] === undefined) {
        const { locale, field, quote, lead } = body as unknown as Comment;
        const place = { locale, field, quote, lead };
        const made = { id: comments.length + 1, ...place, said, resolved: null, replies: [] };
        return take(service, id, [...comments, made]);
      }
      const replied = (each: Comment) =>
        each.id === body['replyTo']
          ? { ...each, resolved: null, replies: [...each.replies, said] }
          : each;
      return take(service, id, comments.map(replied));
    },
  ],
  [
    /^PATCH \/positions\/([^/]+)\/comments\/(\d+)$/u,
    ({ parts: [id = '', number], body }) => {
      const resolved = body['isResolved'] === true ? { by: 'aki', at: NOW } : null;
      const { comments } = service.comments;
      const changed = comments.map((each) =>
        each.id === Number(number) ? { ...each, resolved } : each,
      );
      return take(service, id, changed);
    },
  ],
];
