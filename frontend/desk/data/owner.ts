/** What the page knows of what owners look after. It is asked for anew whenever it is shown. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';

import { ownerService } from '../api/owner';
import type { AuditFilter } from '../api/owner';
import { queryClient } from './queries';

/** All users. */
export const useUsers = () =>
  useQuery({ queryKey: ['users'], queryFn: () => ownerService.users(), staleTime: 0 });

/** All keys, and the collections that a key can be for. */
export const useKeys = () =>
  useQuery({ queryKey: ['keys'], queryFn: () => ownerService.keys(), staleTime: 0 });

/** All webhooks, and what can be told. */
export const useWebhooks = () =>
  useQuery({ queryKey: ['webhooks'], queryFn: () => ownerService.webhooks(), staleTime: 0 });

/** Milliseconds between two looks at what became of deliveries, while their list is shown. */
const LOOK_EVERY = 4000;

/** What was and is to be delivered, page after page, the newest first; empty words leave no webhook out. */
export const useDeliveries = (webhook: string) =>
  useInfiniteQuery({
    queryKey: ['deliveries', webhook],
    queryFn: ({ pageParam }) => ownerService.deliveries(webhook, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: ({ deliveries, hasMore }) =>
      hasMore ? (deliveries.at(-1)?.number ?? null) : null,
    staleTime: 0,
    refetchInterval: LOOK_EVERY,
  });

/** Members who wait to be let in. */
export const useMembers = () =>
  useQuery({ queryKey: ['members'], queryFn: () => ownerService.members(), staleTime: 0 });

/** What was done, page after page, the newest first. */
export const useAudit = (filter: AuditFilter) =>
  useInfiniteQuery({
    queryKey: ['audit', filter.by, filter.action],
    queryFn: ({ pageParam }) => ownerService.audit(filter, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? (entries.at(-1)?.id ?? null) : null),
    staleTime: 0,
  });

/** Asks again for what a call of an owner has changed. */
export const refreshOwned = (
  key: 'users' | 'keys' | 'members' | 'webhooks' | 'deliveries',
): Promise<void> => queryClient.invalidateQueries({ queryKey: [key] });
