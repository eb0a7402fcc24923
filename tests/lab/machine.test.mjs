import { describe, expect, it } from 'vitest';

import { versionIn } from './machine.mjs';

describe('versions of programs', () => {
  it.each([
    ['nginx version: nginx/1.22.1', '1.22.1'],
    ['wrk debian/4.1.0-3build1 [epoll] Copyright (C) 2012 Will Glozer', '4.1.0-3build1'],
    ['Chromium 156.0.7444.52 built on Debian', '156.0.7444.52'],
    ['server 0.1.0', '0.1.0'],
    ['no such program', 'of unknown version'],
  ])('%s', (text, version) => {
    expect(versionIn(text)).toBe(version);
  });
});
