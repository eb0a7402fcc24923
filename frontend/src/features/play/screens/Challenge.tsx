import { fill } from '../../../i18n/fill';
import { useMessages } from '../../../i18n/page-data';
import { idolName } from '../idols';
import { SONG_TITLES } from '../songs';
import type { Replay } from '@axtorm/game/replay/replay';
import { usePlayTexts } from '../texts';
import { Actions, Panel } from './Panel';

export interface ChallengeProps {
  readonly ghost: Replay;
  readonly onRace: () => void;
  readonly onDecline: () => void;
}

/** A ghost that a link has brought. */
export function Challenge({ ghost, onRace, onDecline }: ChallengeProps) {
  const texts = usePlayTexts();
  const { playStyles } = useMessages('mashup');
  const invitation = fill(texts.ghost.invite, {
    idol: idolName(ghost.idol),
    song: SONG_TITLES[ghost.song],
    style: playStyles[ghost.mix].name,
    difficulty: ghost.difficulty.toUpperCase(),
    score: ghost.score.toLocaleString('en'),
  });
  return (
    <Panel heading={texts.ghost.heading}>
      <p>{invitation}</p>
      <Actions>
        <button type="button" className="button" data-tone="b" onClick={onRace}>
          {texts.ghost.race}
        </button>
        <button type="button" className="button" data-tone="quiet" onClick={onDecline}>
          {texts.ghost.instead}
        </button>
      </Actions>
    </Panel>
  );
}
