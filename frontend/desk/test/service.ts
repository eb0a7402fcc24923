/** Stands for the service in tests: it keeps positions in memory and speaks the types of its description. */
import type {
  HistoryEntry,
  News,
  Order,
  Other,
  Position,
  Post,
  PostLocale,
  Role,
  Session,
  Summary,
} from '../api/types';
import type { Comments } from '../api/comments';
import type { Entry } from '../data/entry';
import { commentRoutes } from './comments';
import { OwnedFake } from './owned';
import { importRoutes } from './imports';
import { listRoutes } from './list';
import { RenameFake } from './rename';
import { reviewAfter, reviewRoutes } from './reviews';
import { safetyRoutes } from './safety-routes';
import { aMissingEntry, aPosition, someFacts, someSessions, stateOf } from './samples';
import { copied, templateRoutes } from './templates';
import type { CopyChanges } from './templates';
import { TotpFake } from './totp';
import { TrashFake } from './trash';
import { NOW, parsed, Refused } from './wire';
import type { Handler } from './wire';

/** A service with one user, `aki`, whose password is `a good sentence`. */
export class FakeService {
  readonly positions = new Map<string, Position>();
  readonly history = new Map<string, (HistoryEntry & { post: Post })[]>();
  readonly calls: string[] = [];
  others: Other[] = [];
  isLoggedIn = true;
  role: Role = 'publisher';
  isReachable = true;
  readonly owned = new OwnedFake();
  readonly totp = new TotpFake();
  facts = someFacts;
  comments: Comments = { revision: 0, comments: [] };
  readonly renames = new RenameFake(this.positions);
  readonly #trash = new TrashFake(this.positions);
  /** What is served; tests add calls of their own. */
  readonly routes: [RegExp, Handler][];
  #revision = 100;
  #order: readonly string[] | null = null;

  constructor(...positions: Position[]) {
    for (const position of positions) this.positions.set(position.id, position);
    this.routes = [
      ...this.#sessionRoutes(),
      ...this.#positionRoutes(),
      ...this.#postRoutes(),
      ...this.#historyRoutes(),
      ...this.owned.routes(() => this.role),
      ...this.totp.routes(),
      ...safetyRoutes(this),
      ...reviewRoutes(this),
      ...[commentRoutes, importRoutes, listRoutes, templateRoutes].flatMap((routes) =>
        routes(this),
      ),
    ];
  }

  /** Responds to a request. */
  readonly handle = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const call = `${request.method} ${url.pathname.replace('/desk/v1', '')}`;
    this.calls.push(call);
    if (!this.isReachable) throw new TypeError('no network');
    const text = await request.text();
    const body = parsed(text);
    try {
      if (!this.isLoggedIn && !/^(?:GET \/session$|POST \/session)/u.test(call))
        throw new Refused(401, { code: 'notLoggedIn' });
      const found = this.routes.find(([pattern]) => pattern.test(call));
      if (found === undefined) throw new Refused(404, { code: 'notFound' });
      const parts = (found[0].exec(call) ?? []).slice(1).map(decodeURIComponent);
      const result = found[1]({ parts, body, url });
      if (result instanceof Response) return result;
      return result === undefined ? new Response(null, { status: 204 }) : Response.json(result);
    } catch (error) {
      if (error instanceof Refused) return error.response();
      throw error;
    }
  };

  /** Somebody else saves a draft. */
  changeElsewhere(id: string, locale: PostLocale, draft: Post, by = 'yuna'): void {
    this.#change(id, locale, { draft, changedBy: by });
  }

  /** The order as it is now. */
  get order(): Order {
    const known = this.#order ?? [];
    const others = [...this.positions.keys()].filter((id) => !known.includes(id));
    const positions = [...known, ...others];
    return { positions, isSet: this.#order !== null, revision: known.join(' ') };
  }

  /** Somebody else sets the order. */
  orderElsewhere(positions: readonly string[]): void {
    this.#order = positions.length === 0 ? null : positions;
  }

  #session(): Session {
    this.isLoggedIn = true;
    return {
      user: { name: 'aki', role: this.role },
      token: 'token',
      expiresAt: NOW,
      hasMembers: this.owned.members !== null,
    };
  }

  #position(id: string): Position {
    return this.renames.position(id);
  }

  /** Changes a post, gives it a new revision, and says what it is then. */
  #change(id: string, locale: string, change: Partial<Entry>): Summary {
    const position = this.#position(id);
    const before = position.locales[locale] ?? aMissingEntry;
    this.#revision += 1;
    const after: Entry = {
      ...before,
      changedAt: NOW,
      changedBy: 'aki',
      revision: String(this.#revision),
      review: reviewAfter(before, change),
      ...change,
    };
    const entry = {
      ...after,
      title: after.draft?.title ?? after.published?.title ?? null,
      state: stateOf(after),
    };
    this.positions.set(id, { ...position, locales: { ...position.locales, [locale]: entry } });
    return entry;
  }

  /** Begins a position with the texts of another one, under other titles by language, and on another day. */
  #copy(from: string, id: string, changes: CopyChanges): Position {
    const { locales } = this.#position(from);
    this.positions.set(id, aPosition(id, { en: aMissingEntry, jp: aMissingEntry }));
    for (const [locale, { draft, published }] of Object.entries(locales)) {
      const text = draft ?? published;
      if (text === null) continue;
      this.#change(id, locale, { draft: copied(text, locale, changes) });
    }
    return this.#position(id);
  }

  #check(id: string, locale: string, revision: unknown): void {
    const current = this.#position(id);
    if (current.locales[locale]?.revision !== revision)
      throw new Refused(409, { code: 'conflict', current });
  }

  #sessionRoutes(): [RegExp, Handler][] {
    return [
      [/^GET \/session$/u, () => (this.isLoggedIn ? this.#session() : undefined)],
      [
        /^POST \/session$/u,
        ({ body }) => {
          if (body['password'] !== 'a good sentence')
            throw new Refused(401, { code: 'wrongCredentials' });
          this.totp.check(body['code']);
          return this.#session();
        },
      ],
      [
        /^POST \/session\/link$/u,
        ({ body }) => {
          if (body['link'] !== 'good') throw new Refused(401, { code: 'badLink' });
          if (body['password'] === undefined) return { user: 'aki' };
          this.totp.check(body['code']);
          return this.#session();
        },
      ],
      [
        /^DELETE \/session$/u,
        () => {
          this.isLoggedIn = false;
        },
      ],
    ];
  }

  #positionRoutes(): [RegExp, Handler][] {
    return [
      [/^GET \/positions\/([^/]+)$/u, ({ parts: [id = ''] }) => this.#position(id)],
      [
        /^POST \/positions$/u,
        ({ body }) => {
          const { id = 'copy', copyOf = '' } = body as { id?: string; copyOf?: string };
          if (this.positions.has(id)) throw new Refused(409, { code: 'taken' });
          if (copyOf !== '') return this.#copy(copyOf, id, body);
          this.positions.set(id, aPosition(id, { en: aMissingEntry, jp: aMissingEntry }));
          if (body['post'] !== undefined)
            this.#change(id, String(body['locale']), { draft: body['post'] as Post });
          return this.#position(id);
        },
      ],
      ...this.renames.routes(),
      ...this.#trash.routes(),
    ];
  }

  #postRoutes(): [RegExp, Handler][] {
    return [
      [
        /^PUT \/positions\/([^/]+)\/(\w+)\/draft$/u,
        ({ parts: [id = '', locale = ''], body }) => {
          this.#check(id, locale, body['revision']);
          const draft = body['post'] as Post;
          if (draft.title === 'refused')
            throw new Refused(422, {
              code: 'invalid',
              fields: { title: 'is refused' },
              reasons: { title: { code: 'empty', values: {} } },
            });
          return this.#change(id, locale, { draft });
        },
      ],
      [
        /^DELETE \/positions\/([^/]+)\/(\w+)\/draft$/u,
        ({ parts: [id = '', locale = ''], url }) => {
          this.#check(id, locale, url.searchParams.get('revision'));
          return this.#trash.discard(id, () => this.#change(id, locale, { draft: null }));
        },
      ],
      [
        /^POST \/positions\/([^/]+)\/actions$/u,
        ({ parts: [id = ''], body }) => {
          const { action, locales, revisions, publishAt = null, closeAt = null } = body;
          for (const locale of locales as string[]) {
            this.#check(id, locale, (revisions as Record<string, string>)[locale]);
            const entry = this.#position(id).locales[locale] ?? aMissingEntry;
            const post = entry.draft ?? entry.published;
            const times = {
              publishAt: publishAt as string | null,
              closeAt: closeAt as string | null,
            };
            const change: Record<string, Partial<Entry>> = {
              publish: { published: post, draft: null, isPublished: true },
              takeBack: { published: null, draft: post, isPublished: false },
              schedule: times,
              unschedule: times,
            };
            this.#change(id, locale, change[String(action)] ?? {});
          }
          return this.#position(id);
        },
      ],
      [/^POST \/positions\/([^/]+)\/presence$/u, ({ parts: [id = ''] }) => this.#news(id)],
    ];
  }

  /** Who else is here, and what the posts are. */
  #news(id: string): News {
    const entries = Object.entries(this.#position(id).locales);
    return {
      others: this.others,
      othersTag: JSON.stringify(this.others),
      comments: this.comments.revision,
      revisions: Object.fromEntries(entries.map(([code, { revision }]) => [code, revision])),
    };
  }

  #historyRoutes(): [RegExp, Handler][] {
    return [
      [
        /^GET \/positions\/([^/]+)\/(\w+)\/history$/u,
        ({ parts }) => ({ entries: this.history.get(parts.join(' ')) ?? [] }),
      ],
      [
        /^GET \/positions\/([^/]+)\/(\w+)\/history\/(\w+)$/u,
        ({ parts: [id = '', locale = '', entry] }) => ({
          post: this.history.get(`${id} ${locale}`)?.find((each) => each.id === entry)?.post ?? {},
        }),
      ],
      [
        /^POST \/positions\/([^/]+)\/(\w+)\/restore$/u,
        ({ parts: [id = '', locale = ''], body }) => {
          this.#check(id, locale, body['revision']);
          const entries = this.history.get(`${id} ${locale}`) ?? [];
          return this.#change(id, locale, {
            draft: entries.find((each) => each.id === body['entry'])?.post ?? {},
          });
        },
      ],
      [/^GET \/sessions$/u, () => ({ sessions: someSessions })],
      [/^DELETE \/sessions\/\w+$/u, () => undefined],
    ];
  }
}
