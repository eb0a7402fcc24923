/** What several nodes of structured data say of the company. */
import type { PageData } from '../contract/contract';
import { withLocale } from '../routing/paths';

/** Where the company is, as the home page and the page of a position state it. */
export const LOCATION = {
  '@type': 'PostalAddress',
  addressLocality: 'Minato-ku',
  addressRegion: 'Tokyo',
  addressCountry: 'JP',
} as const;

/** The address of the site's first page, in the language of a page. */
export function homeUrl({ origin, locale }: PageData): string {
  return `${origin}/${withLocale('', locale)}`;
}

/** The company's id, by which other nodes refer to it. */
export function organizationId({ origin }: PageData): string {
  return `${origin}/#organization`;
}
