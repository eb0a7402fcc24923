/** Who is logged in. A session that ends while the page is open leaves the page as it is, and asks again. */
import { ApiError } from '../api/error';
import { followLogouts, service } from '../api/service';
import type { LogIn } from '../api/service';
import type { LogInByLink, PasswordWanted, Session } from '../api/types';
import { drafts } from './drafts';
import { forgetAllKept, isKeptElsewhere } from './kept';
import { forgetListPlace } from './list-place';
import { queryClient, unsavedFacts } from './queries';
import { Store } from './store';

/** Where the log-in is. `expired` is a session that ended while its user worked. */
export type SessionState =
  | { readonly phase: 'loading' | 'out' | 'unreachable'; readonly session: null }
  | { readonly phase: 'in' | 'expired'; readonly session: Session };

const LOADING: SessionState = { phase: 'loading', session: null };
const OUT: SessionState = { phase: 'out', session: null };

/** Who is logged in, for components to follow. */
export const session = new Store<SessionState>(LOADING);

followLogouts(() => {
  const { session: last } = session.state();
  session.set(last === null ? OUT : { phase: 'expired', session: last });
});

/** Asks the service who is logged in. */
export async function findSession(): Promise<void> {
  session.set(LOADING);
  try {
    const found = await service.session();
    if (found === null) session.set(OUT);
    else await begin(found);
  } catch {
    session.set({ phase: 'unreachable', session: null });
  }
}

/** What a log-in lacks before somebody is logged in by it. */
export interface Wanted {
  readonly what: 'password' | 'code';
  /** Whose link it is, where it wants a password. */
  readonly user?: string | undefined;
}

/**
 * Logs in, and saves what waited for it.
 *
 * @returns what is wanted too; `null` when somebody is logged in
 */
export const logIn = (body: LogIn): Promise<Wanted | null> => enter(service.logIn(body));

/**
 * Logs in by a one-time link, which is good for another call as long as something is wanted.
 *
 * @returns what is wanted too; `null` when somebody is logged in
 */
export const logInByLink = (body: LogInByLink): Promise<Wanted | null> =>
  enter(service.logInByLink(body));

async function enter(entered: Promise<Session | PasswordWanted>): Promise<Wanted | null> {
  try {
    const made = await entered;
    if (!('token' in made)) return { what: 'password', user: made.user };
    await begin(made);
    return null;
  } catch (error) {
    if (ApiError.of(error).code === 'codeWanted') return { what: 'code' };
    throw error;
  }
}

/** Changes the password of the user who is logged in. */
export async function setPassword(current: string, password: string): Promise<void> {
  await begin(await service.setPassword(current, password));
}

/**
 * Logs out, after all that is written here was sent. Words that the service lacks are lost or kept as their writer has said.
 *
 * @returns whether it is done; not where there are such words, and nothing was said of them
 */
export async function logOut(unsaved?: 'keep' | 'drop'): Promise<boolean> {
  await drafts.saveAll();
  const name = session.state().session?.user.name ?? '';
  if (unsaved === undefined && (drafts.isUnsaved || (await isKeptElsewhere(name)))) return false;
  await service.logOut();
  if (unsaved !== 'keep') await forgetAllKept();
  forget();
  session.set(OUT);
  return true;
}

/** Shows the log-in after the service has ended every session. */
export function leave(): void {
  forget();
  session.set(OUT);
}

/** Begins a session, and sends what the last one of this user could not. */
async function begin(next: Session): Promise<void> {
  const { session: last } = session.state();
  // What another user wrote in this page is not sent in the name of this one.
  if (last !== null && last.user.name !== next.user.name) forget();
  drafts.begin(next.user.name);
  session.set({ phase: 'in', session: next });
  await drafts.saveAll();
}

/** Forgets what only the last user may see. */
function forget(): void {
  drafts.clear();
  unsavedFacts.set(null);
  forgetListPlace();
  queryClient.clear();
}
