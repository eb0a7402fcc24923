/** The calls of the service. Each resolves with what is asked for, or throws an {@link ApiError}. */
import createClient from 'openapi-fetch';

import { ApiError } from './error';
import type { components, paths } from './schema';
import type {
  CheckedBackup,
  CompanyFacts,
  DeletedPosition,
  HistoryEntry,
  LogInByLink,
  News,
  OpenSession,
  Order,
  PasswordWanted,
  Place,
  Position,
  PositionList,
  Post,
  PostLocale,
  PresenceRequest,
  Session,
  Summary,
  TotpSetUp,
  TotpState,
  WrittenDraft,
} from './types';

/** How long a call may take, in milliseconds: a slow network is one that works. */
const TIME_MAX_MS = 30_000;

/** The body of an action. */
export type ActionRequest =
  paths['/positions/{id}/actions']['post']['requestBody']['content']['application/json'];

/** What shows that it is still the user who sits there: the password, and a code where there is a second step. */
export type Proof = paths['/backup']['post']['requestBody']['content']['application/json'];

/** The body of a log-in. */
export type LogIn = paths['/session']['post']['requestBody']['content']['application/json'];

/** The body of a new position. */
export type NewPosition = paths['/positions']['post']['requestBody'] extends
  | { content: { 'application/json': infer Body } }
  | undefined
  ? Body
  : never;

/** Makes the calls of the description. */
export const client = createClient<paths>({
  baseUrl: new URL('/desk/v1', location.href).href.replace(/\/$/u, ''),
  fetch: (request) => globalThis.fetch(request, { signal: AbortSignal.timeout(TIME_MAX_MS) }),
});

/** Whether a request with it may outlive the page, for which a browser allows 64 KiB. */
const isLight = (post: Post) => new Blob([JSON.stringify(post)]).size < 60_000;

/** For calls that read or write everything: the browser ends them when the connection is gone. */
export const patiently = (request: Request) => globalThis.fetch(request);

let token = '';
let onLogout: (() => void) | null = null;

/** Calls back when the service says that no one is logged in. */
export function followLogouts(listener: () => void): void {
  onLogout = listener;
}

/** The header that each call has which changes something. */
export const header = () => ({ 'x-desk-token': token });

interface Result<T> {
  readonly data?: T;
  readonly error?: components['schemas']['Refusal'] | undefined;
  readonly response: Response;
}

/** What a call resolves with; what the service refuses is thrown. A quiet call says nothing about the log-in. */
export async function take<T>(call: Promise<Result<T>>, isQuiet = false): Promise<T> {
  const { data, error, response } = await call.catch((caught: unknown) => {
    throw ApiError.of(caught);
  });
  if (response.ok) return data as T;
  // What is in between may respond with something else than the service does.
  const refusal = typeof error === 'object' ? error.error : { code: 'unavailable', message: '' };
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  const refused = new ApiError({
    ...refusal,
    status: response.status,
    retryAfter: Number.isNaN(wait) ? undefined : wait,
  });
  if (refused.code === 'notLoggedIn' && !isQuiet) onLogout?.();
  throw refused;
}

/** Keeps the token of a session. */
function opened(session: Session): Session {
  ({ token } = session);
  return session;
}

const sessionCalls = {
  /** `null` when no one is logged in. */
  session: async (): Promise<Session | null> => {
    const session = await take<Session | undefined>(client.GET('/session'));
    return session === undefined ? null : opened(session);
  },
  logIn: async (body: LogIn): Promise<Session> =>
    opened(await take(client.POST('/session', { body }))),
  logInByLink: async (body: LogInByLink): Promise<Session | PasswordWanted> => {
    const made = await take(client.POST('/session/link', { body }));
    return 'token' in made ? opened(made) : made;
  },
  setPassword: async (current: string, password: string): Promise<Session> =>
    opened(
      await take(
        client.POST('/password', { params: { header: header() }, body: { current, password } }),
      ),
    ),
  totp: (): Promise<TotpState> => take(client.GET('/totp')),
  beginTotp: (password: string): Promise<TotpSetUp> =>
    take(client.POST('/totp', { params: { header: header() }, body: { password } })),
  confirmTotp: async (code: string): Promise<string[]> =>
    (await take(client.POST('/totp/confirm', { params: { header: header() }, body: { code } })))
      .recoveryCodes,
  renewRecoveryCodes: async (password: string, code: string): Promise<string[]> =>
    (
      await take(
        client.POST('/totp/recovery-codes', {
          params: { header: header() },
          body: { password, code },
        }),
      )
    ).recoveryCodes,
  endTotp: (password: string, code: string): Promise<unknown> =>
    take(client.POST('/totp/off', { params: { header: header() }, body: { password, code } })),
  logOut: (): Promise<unknown> => take(client.DELETE('/session', { params: { header: header() } })),
  sessions: async (): Promise<OpenSession[]> => (await take(client.GET('/sessions'))).sessions,
  endSession: (session: string): Promise<unknown> =>
    take(client.DELETE('/sessions/{session}', { params: { header: header(), path: { session } } })),
};

/** What a call has that changes a position. */
const at = (id: string) => ({ header: header(), path: { id } });
const within = (id: string, locale: PostLocale) => ({ header: header(), path: { id, locale } });

const positionCalls = {
  positions: (): Promise<PositionList> => take(client.GET('/positions')),
  position: (id: string): Promise<Position> =>
    take(client.GET('/positions/{id}', { params: { path: { id } } })),
  create: (body: NewPosition): Promise<Position> =>
    take(client.POST('/positions', { params: { header: header() }, body })),
  rename: (id: string, to: string): Promise<Position> =>
    take(client.POST('/positions/{id}/rename', { params: at(id), body: { to } })),
  remove: (id: string): Promise<unknown> =>
    take(client.DELETE('/positions/{id}', { params: at(id) })),
  undelete: (id: string): Promise<Position> =>
    take(client.POST('/positions/{id}/undelete', { params: at(id) })),
  trash: async (): Promise<DeletedPosition[]> => (await take(client.GET('/trash'))).positions,
  saveDraft: (id: string, locale: PostLocale, body: WrittenDraft): Promise<Summary> =>
    take(
      client.PUT('/positions/{id}/{locale}/draft', {
        params: { header: header(), path: { id, locale } },
        body,
        keepalive: isLight(body.post),
      }),
    ),
  discardDraft: (id: string, locale: PostLocale, revision: string): Promise<Summary> =>
    take(
      client.DELETE('/positions/{id}/{locale}/draft', {
        params: { header: header(), path: { id, locale }, query: { revision } },
      }),
    ),
  act: (id: string, body: ActionRequest): Promise<Position> =>
    take(client.POST('/positions/{id}/actions', { params: at(id), body })),
  /**
   * Responds when there is something that the page does not know, or after some time. Quiet while somebody writes: a log-in would
   * take the keys that are meant for the text, and the save asks for one.
   */
  presence: (id: string, body: PresenceRequest, signal: AbortSignal): Promise<News> =>
    take(
      client.POST('/positions/{id}/presence', {
        params: { header: header(), path: { id } },
        body,
        signal,
        fetch: patiently,
      }),
      body.isWriting,
    ),
};

/** A link that shows a draft to somebody without an account. */
export type PreviewLink =
  paths['/positions/{id}/{locale}/preview-link']['post']['responses'][201]['content']['application/json'];

const previewCalls = {
  preview: async (
    id: string,
    locale: PostLocale,
    post: Post,
    place: Place | null,
  ): Promise<string> => {
    const made = await take(
      client.POST('/positions/{id}/{locale}/preview', {
        params: { header: header(), path: { id, locale } },
        body: place === null ? { post } : { post, place },
      }),
    );
    return place === null ? made.address : `${made.address}#${made.place}`;
  },
  linkPreview: (id: string, locale: PostLocale, hours: number): Promise<PreviewLink> =>
    take(
      client.POST('/positions/{id}/{locale}/preview-link', {
        params: { header: header(), path: { id, locale } },
        body: { hours },
      }),
    ),
  endPreviewLinks: (id: string, locale: PostLocale): Promise<unknown> =>
    take(client.DELETE('/positions/{id}/{locale}/preview-link', { params: within(id, locale) })),
};

const historyCalls = {
  history: async (id: string, locale: PostLocale): Promise<HistoryEntry[]> =>
    (
      await take(
        client.GET('/positions/{id}/{locale}/history', { params: { path: { id, locale } } }),
      )
    ).entries,
  entry: async (id: string, locale: PostLocale, entry: string): Promise<Post> =>
    (
      await take(
        client.GET('/positions/{id}/{locale}/history/{entry}', {
          params: { path: { id, locale, entry } },
        }),
      )
    ).post,
  restore: (id: string, locale: PostLocale, entry: string, revision: string): Promise<Summary> =>
    take(
      client.POST('/positions/{id}/{locale}/restore', {
        params: { header: header(), path: { id, locale } },
        body: { entry, revision },
      }),
    ),
};

const orderCalls = {
  order: (): Promise<Order> => take(client.GET('/order')),
  setOrder: (positions: string[], revision: string): Promise<Order> =>
    take(client.PUT('/order', { params: { header: header() }, body: { positions, revision } })),
};

const backupCalls = {
  backup: (proof: Proof): Promise<Blob> =>
    take(
      client.POST('/backup', {
        params: { header: header() },
        body: proof,
        parseAs: 'blob',
        fetch: patiently,
      }),
    ),
  checkBackup: (file: File): Promise<CheckedBackup> =>
    take(
      client.POST('/restores', {
        params: { header: header() },
        headers: { 'content-type': 'application/octet-stream' },
        // The file is sent as it is; the type of the description has no word for that.
        body: '',
        bodySerializer: () => file,
        fetch: patiently,
      }),
    ),
  restoreBackup: (restore: string, proof: Proof): Promise<unknown> =>
    take(
      client.POST('/restores/{restore}', {
        params: { header: header(), path: { restore } },
        body: proof,
        fetch: patiently,
      }),
    ),
};

const factCalls = {
  facts: (): Promise<CompanyFacts> => take(client.GET('/facts')),
  setFacts: (facts: CompanyFacts['facts'], revision: string): Promise<CompanyFacts> =>
    take(client.PUT('/facts', { params: { header: header() }, body: { facts, revision } })),
};

/** All calls that the page makes. */
export const service = {
  ...sessionCalls,
  ...positionCalls,
  ...previewCalls,
  ...historyCalls,
  ...orderCalls,
  ...backupCalls,
  ...factCalls,
};
