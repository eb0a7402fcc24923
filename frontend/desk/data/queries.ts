/** What the page knows of the service, and keeps fresh. */
import { QueryClient, useQuery } from '@tanstack/react-query';

import { ApiError } from '../api/error';
import { service } from '../api/service';
import type { CompanyFacts, Position, PositionList, Post, PostLocale, Summary } from '../api/types';
import type { Facts } from '../lib/facts';
import { Store } from './store';

/** How often what others may change is asked for again, in milliseconds. */
export const LIST_MS = 30_000;

/** How long what is known is shown without a question, in milliseconds. */
export const FRESH_MS = 2_000;

/** Whether another try may help: not where the service has refused. */
const isWorthARetry = (count: number, error: unknown) => {
  const { status } = ApiError.of(error);
  return count < 2 && (status === 0 || status >= 500);
};

/** Holds the responses of the service. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: isWorthARetry, staleTime: FRESH_MS } },
});

/** Facts of the company that are written here, and the file that they began with. */
export interface UnsavedFacts {
  readonly facts: Facts;
  readonly base: CompanyFacts;
}

/** The facts that are not saved, which outlive their screen; null while nothing is written. */
export const unsavedFacts = new Store<UnsavedFacts | null>(null);

/** All positions, with the languages that there are. */
export const usePositions = () =>
  useQuery({
    queryKey: ['positions'],
    queryFn: () => service.positions(),
    refetchInterval: LIST_MS,
  });

/** What names the list that the page has; undefined before it has one. */
export const knownListTag = (): string | undefined =>
  queryClient.getQueryData<PositionList>(['positions'])?.tag;

/** Asks again for the list of positions. */
export const renewPositions = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['positions'] });

/** The history of a position in a language. */
export const useHistory = (id: string, locale: PostLocale) =>
  useQuery({
    queryKey: ['history', id, locale],
    queryFn: () => service.history(id, locale),
    staleTime: 0,
  });

/** The text of a position as a change left it. */
export const useHistoryEntry = (id: string, locale: PostLocale, entry: string | null) =>
  useQuery({
    queryKey: ['entry', id, locale, entry],
    queryFn: () => service.entry(id, locale, entry ?? ''),
    enabled: entry !== null,
    staleTime: Infinity,
  });

/** The order of the positions, read anew each time that it is shown: who moves something begins with it. */
export const useOrder = () =>
  useQuery({ queryKey: ['order'], queryFn: () => service.order(), staleTime: Infinity, gcTime: 0 });

/** What was deleted and can be brought back. */
export const useTrash = () =>
  useQuery({ queryKey: ['trash'], queryFn: () => service.trash(), staleTime: 0 });

/** The company's facts, read anew each time that they are shown. */
export const useCompanyFacts = () =>
  useQuery({ queryKey: ['facts'], queryFn: () => service.facts(), staleTime: Infinity, gcTime: 0 });

/** The browsers in which the user is logged in. */
export const useSessions = () =>
  useQuery({ queryKey: ['sessions'], queryFn: () => service.sessions(), staleTime: 0 });

/** How the second step of the own log-in stands. */
export const useTotp = () =>
  useQuery({ queryKey: ['totp'], queryFn: () => service.totp(), staleTime: 0 });

/** Takes a position as a call has given it. */
export async function knowPosition(position: Position): Promise<void> {
  const queryKey = ['position', position.id];
  // A response that is on its way may be older.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Position>(queryKey, position);
}

/** Lets what is known of a position be known under another id too. What its screen shows is of that one from now on. */
export function knowAs(from: string, to: string): void {
  const known = queryClient.getQueriesData({ predicate: ({ queryKey }) => queryKey[1] === from });
  for (const [[kind, , ...rest], data] of known) {
    const moved: unknown = kind === 'position' && data ? { ...data, id: to } : data;
    queryClient.setQueryData([kind, to, ...rest], (now: unknown) => now ?? moved);
    if (kind === 'position') queryClient.setQueryData([kind, from], moved);
  }
}

/** Takes a post as the service has it after it was saved. */
export async function knowPost(
  id: string,
  locale: PostLocale,
  summary: Summary,
  draft: Post,
): Promise<void> {
  const known = queryClient.getQueryData<Position>(['position', id]);
  const entry = known?.locales[locale];
  if (known === undefined || entry === undefined) return;
  const locales = { ...known.locales, [locale]: { ...entry, ...summary, draft } };
  await knowPosition({ ...known, locales });
}

/** The revisions of a position that this page knows. */
export const knownRevisions = (id: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(queryClient.getQueryData<Position>(['position', id])?.locales ?? {}).map(
      ([locale, { revision }]) => [locale, revision],
    ),
  );

/** Asks again for a position. */
export const renewPosition = (id: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['position', id] });

/** Asks again for what a change of positions touches. */
export async function refresh(): Promise<void> {
  await Promise.all(
    ['positions', 'position', 'history', 'trash'].map((key) =>
      queryClient.invalidateQueries({ queryKey: [key] }),
    ),
  );
}
