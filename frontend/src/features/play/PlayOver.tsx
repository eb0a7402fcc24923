import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

import type { PageData } from '../../contract/contract';
import { PageDataContext } from '../../i18n/page-data';
import { useAssetBase } from '../../media/asset-base';
import { useCurrentPage } from '../../navigation/current-page';
import { loadGame, withSound } from './ahead';
import { beforePress, whenIdle } from './before-press';
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

/** Opens the game over the page by its link; returns what is open. */
function useOpened() {
  const { linkLocale } = useCurrentPage();
  const assetBase = useAssetBase();
  const [opened, setOpened] = useState<Opened | null>(null);
  const fetchNow = useEffectEvent(() => {
    beforePress(({ fetchSong, loadTexts, loadGamePage }) =>
      Promise.all([
        fetchSong(assetBase, undefined),
        loadTexts(linkLocale),
        loadGamePage(linkLocale),
        loadGame(),
      ]),
    );
  });
  const open = useEffectEvent((event: MouseEvent) => {
    if (!staysInTab(event)) return;
    const { href } = event.currentTarget as HTMLAnchorElement;
    event.preventDefault();
    withSound(({ beginSound, dropSound, loadGamePage }) => {
      void beginSound(assetBase, undefined);
      return Promise.all([loadGame(), loadGamePage(linkLocale)]).then(
        ([{ Game }, data]) => {
          setOpened({ Game, data });
        },
        () => {
          dropSound();
          window.location.assign(href);
        },
      );
    });
  });
  useEffect(() => {
    const link = document.querySelector<HTMLAnchorElement>('main a[href$="#now"]');
    const abort = new AbortController();
    const { signal } = abort;
    link?.addEventListener(
      'click',
      (event) => {
        open(event);
      },
      { signal },
    );
    for (const type of ['pointerenter', 'pointerdown', 'focus'])
      link?.addEventListener(
        type,
        () => {
          fetchNow();
        },
        { signal },
      );
    const stop = whenIdle(() => {
      beforePress(({ fetchBeat }) => fetchBeat());
    });
    return () => {
      abort.abort();
      stop();
    };
  }, []);
  return { opened, setOpened };
}

/**
 * Lets the link to the lanes open them over a page that is not the game's: to show that page first would take longer than the
 * count. It comes with the rest of the page; before, and where the game cannot be loaded here, the link leads to the game's page.
 */
export function PlayOver() {
  const { opened, setOpened } = useOpened();
  return (
    opened && (
      <PageDataContext value={opened.data}>
        <opened.Game
          opens="now"
          onClose={() => {
            setOpened(null);
          }}
        />
      </PageDataContext>
    )
  );
}
