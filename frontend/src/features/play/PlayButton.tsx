import { useEffect, useState, type ComponentType } from 'react';

import { useMessages } from '../../i18n/page-data';
import type { Opening } from './opening';

export interface PlayButtonProps {
  readonly label: string;
  /** What it begins with. A fragment of this name in the address opens it too: `#ghost=…`, `#mash=…`. */
  readonly opens: Opening;
}

/** What the game is opened with. */
interface GameProps {
  readonly opens: Opening;
  readonly onClose: () => void;
}

/** Opens the game. It is all of the game that the page itself loads. */
export function PlayButton({ label, opens }: PlayButtonProps) {
  const { error } = useMessages('common');
  const [Game, setGame] = useState<ComponentType<GameProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const open = () => {
    import('./Game').then(
      (loaded) => {
        setGame(() => loaded.Game);
        setHasFailed(false);
      },
      () => {
        setHasFailed(true);
      },
    );
  };
  // Who follows a link to a ghost or a pair wants to play it.
  useEffect(() => {
    if (window.location.hash.startsWith(`#${opens}=`)) open();
  }, [opens]);
  return (
    <>
      <button type="button" className="button" onClick={open}>
        {label}
      </button>
      {hasFailed && <p role="alert">{error.loadFailed}</p>}
      {Game && (
        <Game
          opens={opens}
          onClose={() => {
            setGame(null);
          }}
        />
      )}
    </>
  );
}
