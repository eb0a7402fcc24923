/** What the header and the footer link to. */
import type { RoutedPageId } from '../../app/pages';
import type { HomeAnchor } from '../../app/paths';
import type { Messages } from '../../i18n/messages';

export interface NavLink {
  readonly text: keyof Messages<'common'>['nav'];
  readonly page: RoutedPageId;
  readonly anchor?: HomeAnchor;
}

export const NAV_LINKS: readonly NavLink[] = [
  { text: 'aboutUs', page: 'home', anchor: 'aboutUs' },
  { text: 'music', page: 'home', anchor: 'music' },
  { text: 'games', page: 'home', anchor: 'games' },
  { text: 'recruit', page: 'recruit' },
  { text: 'fanKit', page: 'fankit' },
  { text: 'guidelines', page: 'guidelines' },
];
