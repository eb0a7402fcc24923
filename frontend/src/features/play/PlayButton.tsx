import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';

import { useMessages } from '../../i18n/page-data';
import { useAssetBase } from '../../media/asset-base';
import { loadGame, withSound } from './ahead';
import type { GameProps } from './Game';
import type { Opening } from './opening';

export interface PlayButtonProps {
  readonly label: string;
  /** What it begins with. A fragment of this name in the address opens it too: `#now`, `#now=2`, `#ghost=…`, `#mash=…`. */
  readonly opens: Opening;
}

/** The game that is open. Each opening has a number of its own, so that another link begins anew. */
interface Opened {
  readonly Game: ComponentType<GameProps>;
  readonly turn: number;
}

/** Calls when the address has a fragment of a name, now or later, or a link with one is pasted into the page. */
function onLink(name: string, open: () => void): () => void {
  const look = () => {
    // A mere name is a link too: `#now`.
    if (`${window.location.hash}=`.startsWith(name)) open();
  };
  const paste = ({ clipboardData }: ClipboardEvent) => {
    const text = clipboardData?.getData('text') ?? '';
    const [hash] = text.slice(text.indexOf(name)).split(/\s/u, 1);
    if (hash?.startsWith(name) !== true) return;
    // A change of the address opens it; the same link may be pasted again.
    if (hash === window.location.hash) open();
    else window.location.hash = hash;
  };
  look();
  window.addEventListener('hashchange', look);
  window.addEventListener('paste', paste);
  return () => {
    window.removeEventListener('hashchange', look);
    window.removeEventListener('paste', paste);
  };
}

/** Opens the game, and begins its sound where it leads onto the lanes at once. */
function useOpening(opens: Opening) {
  const assetBase = useAssetBase();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const open = () => {
    if (opens === 'now') withSound(({ beginLinked }) => beginLinked(assetBase));
    loadGame().then(
      ({ Game }) => {
        setOpened({ Game, turn: performance.now() });
        setHasFailed(false);
      },
      () => {
        withSound(({ dropSound }) => {
          dropSound();
        });
        setHasFailed(true);
      },
    );
  };
  return { opened, setOpened, hasFailed, open };
}

/** Opens the game. */
export function PlayButton({ label, opens }: PlayButtonProps) {
  const { error } = useMessages('common');
  const { opened, setOpened, hasFailed, open } = useOpening(opens);
  // Who follows a link to a play, a ghost or a pair wants to play it.
  const openLink = useEffectEvent(open);
  useEffect(() => onLink(`#${opens}=`, openLink), [opens]);
  return (
    <>
      {opens === 'now' ? (
        // What is pressed before the scripts are there is in the address when they come.
        <a
          className="button"
          href="#now"
          data-needs-script=""
          onClick={(event) => {
            event.preventDefault();
            open();
          }}
        >
          {label}
        </a>
      ) : (
        <button type="button" className="button" onClick={open}>
          {label}
        </button>
      )}
      {hasFailed && <p role="alert">{error.loadFailed}</p>}
      {opened && (
        <opened.Game
          key={opened.turn}
          opens={opens}
          onClose={() => {
            // A dialog that gives way to the next says so late.
            setOpened((now) => (now?.turn === opened.turn ? null : now));
          }}
        />
      )}
    </>
  );
}
