/** Keys of programs: what they may do, and whether they still open anything. */
import type { Key, KeyRight } from '../api/types';

/** What a key may do in a collection; each right has those before it. */
export const RIGHTS: readonly KeyRight[] = ['read', 'write', 'publish'];

/** Whether a key opens anything at that moment. */
export const isOpen = ({ revokedAt, expiresAt }: Key, now: number): boolean =>
  revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > now);

/** The keys that open something first, the newest before the others. */
export const keysInOrder = (keys: readonly Key[], now: number): Key[] =>
  keys.toSorted(
    (a, b) =>
      Number(isOpen(b, now)) - Number(isOpen(a, now)) || b.createdAt.localeCompare(a.createdAt),
  );
