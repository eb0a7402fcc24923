import { useEffect, useState } from 'react';

import { useLocale } from '../../i18n/page-data';
import { PlayDialog, type PlayDialogProps } from './PlayDialog';
import type { Opening } from './opening';
import { invitationIn } from '@axtorm/game/replay/invitation';
import { type PlayTexts, PlayTextsContext, loadTexts } from './texts';

/** What is loaded with the game. */
interface Loaded {
  readonly texts: PlayTexts;
  readonly invitation: PlayDialogProps['invitation'];
}

/** What the game is opened with. */
export type GameProps = Omit<PlayDialogProps, 'invitation'>;

/** The ghost of the address, for who comes to race it. */
async function invitationOf(opens: Opening) {
  return opens === 'ghost' ? invitationIn(window.location.hash) : undefined;
}

/** The game with its texts and the ghost that the address brings. */
export function Game({ opens, onClose }: GameProps) {
  const { code } = useLocale();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    void Promise.all([loadTexts(code), invitationOf(opens)]).then(([texts, invitation]) => {
      setLoaded({ texts, invitation });
    });
  }, [code, opens]);
  if (loaded === null) return null;
  return (
    <PlayTextsContext value={loaded.texts}>
      <PlayDialog invitation={loaded.invitation} opens={opens} onClose={onClose} />
    </PlayTextsContext>
  );
}
