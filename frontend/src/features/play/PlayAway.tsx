import { type ComponentType, type MouseEvent, useEffect, useState } from 'react';

import type { PageData } from '../../contract/contract';
import { PageDataContext } from '../../i18n/page-data';
import { useAssetBase } from '../../media/asset-base';
import { useCurrentPage } from '../../navigation/current-page';
import { SiteLink } from '../../ui/SiteLink/SiteLink';
import {
  beginAhead,
  endAhead,
  fetchAhead,
  fetchSound,
  loadGame,
  loadGamePage,
  whenIdle,
} from './ahead';
import type { GameProps } from './Game';

/** Whether a press leads to a page in this tab. */
function staysInTab({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

/** The game over another page, with the texts of its own. */
interface Opened {
  readonly Game: ComponentType<GameProps>;
  readonly data: PageData;
}

/**
 * Opens the lanes over a page that is not the game's: to show that page first would take longer than the count. As long as there
 * are no scripts it is a link to where the game opens by the address, and so it is when it cannot be loaded here.
 */
export function PlayAway({ label }: { readonly label: string }) {
  const { linkLocale } = useCurrentPage();
  const assetBase = useAssetBase();
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => whenIdle(fetchSound), []);
  const fetchNow = () => {
    fetchAhead(linkLocale, assetBase);
    loadGamePage(linkLocale).catch(() => undefined);
  };
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!staysInTab(event)) return;
    const { href } = event.currentTarget;
    event.preventDefault();
    beginAhead(assetBase, undefined);
    Promise.all([loadGame(), loadGamePage(linkLocale)]).then(
      ([{ Game }, data]) => {
        setOpened({ Game, data });
      },
      () => {
        endAhead();
        window.location.assign(href);
      },
    );
  };
  return (
    <>
      <SiteLink
        page="mashup"
        anchor="now"
        className="button"
        onPointerEnter={fetchNow}
        onPointerDown={fetchNow}
        onFocus={fetchNow}
        onClick={open}
      >
        {label}
      </SiteLink>
      {opened && (
        <PageDataContext value={opened.data}>
          <opened.Game
            opens="now"
            onClose={() => {
              setOpened(null);
            }}
          />
        </PageDataContext>
      )}
    </>
  );
}
