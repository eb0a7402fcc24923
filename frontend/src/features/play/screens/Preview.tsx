import { useEffect, useState } from 'react';

import type { SongName } from '@axtorm/game/types';
import { useAssetBase } from '../../../media/asset-base';
import { giveAudioSession } from '../audio/audio-session';
import type { Player } from '../audio/player';
import { onSilence } from '../audio/silence';
import { CUTS } from '../songs';
import { usePlayTexts } from '../texts';

export interface PreviewProps {
  readonly song: SongName;
  /** Makes the sound, in the visitor's click. */
  readonly onWake: () => Player | undefined;
}

/** Plays the second half of the chosen song while it is on, or of another that is chosen meanwhile. */
export function Preview({ song, onWake }: PreviewProps) {
  const { menu, sound } = usePlayTexts();
  const base = useAssetBase();
  // The player while it is on.
  const [player, setPlayer] = useState<Player | null>(null);
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    if (player === null) return undefined;
    const abort = new AbortController();
    const end = () => {
      if (!abort.signal.aborted) setPlayer(null);
    };
    let ending = 0;
    const hear = onSilence(player.context, () => {
      setSilent(true);
      end();
    });
    player.load(CUTS[song], base, 1, abort.signal).then((cut) => {
      if (abort.signal.aborted) return;
      const half = (cut.buffer.duration - cut.start) / 2;
      player.start(cut, player.context.currentTime, half);
      ending = window.setTimeout(end, half * 1000);
    }, end);
    return () => {
      abort.abort();
      window.clearTimeout(ending);
      hear();
      player.stop();
      giveAudioSession();
    };
  }, [player, song, base]);
  return (
    <>
      <button
        type="button"
        className="button"
        data-tone="quiet"
        onClick={() => {
          const next = player === null ? onWake() : undefined;
          setSilent(player === null && next === undefined);
          setPlayer(next ?? null);
        }}
      >
        {player === null ? menu.listen : menu.silence}
      </button>
      {isSilent && <span role="alert">{sound.none}</span>}
    </>
  );
}
