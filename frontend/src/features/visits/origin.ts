/** The kinds of places that visitors come from. The browser decides which it is, so that the site never learns of the place itself. */

/** A kind of place; the site keeps no other. */
export type Origin = 'search' | 'jobs' | 'social' | 'own' | 'other' | 'direct';

/** Names of sites without what stands before and behind them: `indeed` is `jp.indeed.com`, too. */
const SITES: Readonly<Record<'jobs' | 'search' | 'social', readonly string[]>> = {
  // Before the others: some social networks and search engines are visited for work only.
  jobs: [
    ...['indeed', 'linkedin', 'glassdoor', 'monster', 'ziprecruiter', 'hitmarker', 'gamejobs'],
    ...['gamesjobsdirect', 'workwithindies', 'wantedly', 'green-japan', 'doda', 'rikunabi'],
    ...['mynavi', 'en-japan', 'bizreach', 'kyujinbox', 'stanby', 'findy-code', 'paiza', 'type'],
    ...['saramin', 'jobkorea', 'wanted', 'gamejob', 'rocketpunch', 'jumpit', 'remember'],
  ],
  search: [
    ...['google', 'bing', 'yahoo', 'duckduckgo', 'naver', 'daum', 'baidu', 'yandex', 'ecosia'],
    ...['brave', 'startpage', 'qwant', 'kagi'],
  ],
  social: [
    ...['x', 't', 'twitter', 'facebook', 'instagram', 'threads', 'youtube', 'reddit', 'discord'],
    ...['bsky', 'mastodon', 'misskey', 'tiktok', 'line', 'kakao', 'weibo', 'pixiv', 'note'],
  ],
};

/** Places of search engines where people write to each other. */
const SOCIAL_HOSTS = /^(?:m\.)?(?:blog|cafe)\.(?:naver|daum)\.(?:com|net)$/u;

/** What search engines run beside their search: mail and documents, where a link was sent to somebody. */
const OFFICES = /^(?:mail|docs|drive|calendar|chat)\./u;

/** What stands between a site's name and a country: `co` in `yahoo.co.jp`. */
const SECOND_LEVEL = new Set(['ac', 'co', 'com', 'go', 'ne', 'net', 'or', 'org']);

/** The name of a site: the part of its host that somebody has registered, without what it ends with. */
function nameOf(host: string): string {
  const parts = host.split('.');
  const last = parts.length - 1;
  const isCountry = parts[last]?.length === 2 && SECOND_LEVEL.has(parts[last - 1] ?? '');
  return parts[last - (isCountry ? 2 : 1)] ?? '';
}

/**
 * The kind of place that an address is.
 *
 * @param referrer - the address that a browser names; empty where it names none
 * @param own - the host of this site
 */
export function originOf(referrer: string, own: string): Origin {
  if (referrer === '' || !URL.canParse(referrer)) return 'direct';
  const { host, hostname } = new URL(referrer);
  if (host === own) return 'own';
  if (SOCIAL_HOSTS.test(hostname)) return 'social';
  if (OFFICES.test(hostname)) return 'other';
  const name = nameOf(hostname);
  const kinds = Object.entries(SITES) as [keyof typeof SITES, readonly string[]][];
  return kinds.find(([, names]) => names.includes(name))?.[0] ?? 'other';
}
