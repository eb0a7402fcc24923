import { expect, it } from 'vitest';

import type { Key } from '../api/types';
import { isOpen, keysInOrder } from './keys';

const aKey = (name: string, change: Partial<Key>): Key => ({
  id: name,
  name,
  scopes: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: null,
  lastUsedAt: null,
  revokedAt: null,
  ...change,
});
const NOW = Date.parse('2026-02-01T00:00:00.000Z');
const ended = aKey('ended', { expiresAt: '2026-01-31T23:59:59.000Z' });
const revoked = aKey('revoked', { revokedAt: '2026-01-02T00:00:00.000Z' });
const old = aKey('old', {});
const young = aKey('young', {
  createdAt: '2026-01-30T00:00:00.000Z',
  expiresAt: '2026-03-01T00:00:00.000Z',
});

it('opens until it ends or is revoked', () => {
  expect([ended, revoked, old, young].filter((key) => isOpen(key, NOW))).toEqual([old, young]);
});

it('stands before those that open nothing, the newest first', () => {
  const names = keysInOrder([ended, old, revoked, young], NOW).map(({ name }) => name);
  expect(names).toEqual(['young', 'old', 'ended', 'revoked']);
});
