import { storeName } from '../../config/site';
import { fill } from '../../i18n/fill';
import { useCompany, useMessages } from '../../i18n/page-data';
import { ExternalLink } from '../ExternalLink/ExternalLink';

export interface StoreLinkProps {
  readonly tone?: 'quiet';
}

/**
 * The link to the game's store, which it names: by its name, or by its host where that is not known. Only the link for
 * large screens carries a language, so Japanese and Korean have two links, of which the style sheet shows one. Without an
 * address there is none.
 */
export function StoreLink({ tone }: StoreLinkProps) {
  const { game, notice } = useMessages('common');
  const { url, largeScreenUrl } = useCompany().game.store;
  return [url, largeScreenUrl].map(
    (href) =>
      href && (
        <ExternalLink
          key={href}
          className="button store"
          data-tone={tone}
          href={href}
          notice={notice.newTab}
        >
          {fill(game.store, { store: storeName(href) })}
        </ExternalLink>
      ),
  );
}
