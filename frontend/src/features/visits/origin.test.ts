import { describe, expect, it } from 'vitest';

import { originOf } from './origin';

describe('the kind of place that a visitor comes from', () => {
  it.each([
    ['', 'direct'],
    ['about:client', 'other'],
    ['no address', 'direct'],
    ['https://www.example.com/recruit?locale=jp', 'own'],
    ['https://www.google.com/', 'search'],
    ['https://www.google.co.jp/', 'search'],
    ['https://search.yahoo.co.jp/search', 'search'],
    ['https://search.naver.com/', 'search'],
    ['https://blog.naver.com/somebody/1', 'social'],
    ['https://m.cafe.naver.com/some', 'social'],
    ['https://mail.google.com/', 'other'],
    ['https://mail.yahoo.co.jp/', 'other'],
    ['https://jp.indeed.com/', 'jobs'],
    ['https://www.linkedin.com/jobs/', 'jobs'],
    ['https://www.saramin.co.kr/', 'jobs'],
    ['https://t.co/abc', 'social'],
    ['https://x.com/', 'social'],
    ['https://old.reddit.com/r/rhythmgames', 'social'],
    ['https://example.org/google.com', 'other'],
    ['https://indeed.example.org/', 'other'],
    ['http://localhost:8080/', 'other'],
    ['http://127.0.0.1:1/', 'other'],
  ])('is of %s: %s', (referrer, kind) => {
    expect(originOf(referrer, 'www.example.com')).toBe(kind);
  });
});
