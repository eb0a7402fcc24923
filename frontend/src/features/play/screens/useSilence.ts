/** Notices that what is on is not heard. */
import { useEffect, useEffectEvent } from 'react';

import type { Player } from '../audio/player';
import { onSilence } from '../audio/silence';

/** Calls when something is on for three seconds and the player's time stands still. */
export function useSilence(player: Player | null, isOn: boolean, call: () => void): void {
  const notice = useEffectEvent(call);
  useEffect(
    () =>
      isOn && player !== null
        ? onSilence(player.context, () => {
            notice();
          })
        : undefined,
    [player, isOn],
  );
}
