import { useState } from 'react';

import { SONG_NAMES } from '@axtorm/game/chart/songs';
import { MASH, type MixLink, mixIn } from '@axtorm/game/mixer/link';
import type { Mix } from '@axtorm/game/mixer/mix';
import { faderAt } from '@axtorm/game/mixer/moves';
import { fill } from '../../../i18n/fill';
import { useMessages } from '../../../i18n/page-data';
import type { Player } from '../audio/player';
import { SONG_TITLES } from '../songs';
import type { Saved } from '../store/store';
import { usePlayTexts } from '../texts';
import { Daily, Decks, Fader } from './MixerDecks';
import { MixerPlay } from './MixerPlay';
import { MixerShare } from './MixerShare';
import { Waves } from './MixerWaves';
import { Actions, Panel } from './Panel';
import { useDeck, useFit, useMix } from './useMixer';
import { useSilence } from './useSilence';
import styles from './Mixer.module.css';

export interface MixerProps {
  readonly saved: Saved;
  readonly player: Player | null;
  /** Makes the sound, in the visitor's click; false where there is none. */
  readonly onWake: () => boolean;
  readonly onChange: (saved: Saved) => void;
  /** Leads to the songs. */
  readonly onSongs: () => void;
  /** Plays a mash-up. */
  readonly onPlay: (mix: MixLink, saved: Saved) => void;
}

/** The mix of the address, which plays whether its songs are unlocked or not, or that there is none in it. */
function linkedMix(): MixLink | 'damaged' | undefined {
  const { hash } = window.location;
  if (!hash.startsWith(MASH)) return undefined;
  return mixIn(hash) ?? 'damaged';
}

/** Two sleeves, two waveforms that meet, and one crossfader. */
export function Mixer(props: MixerProps) {
  const { saved, onChange, onSongs } = props;
  const { mixer } = usePlayTexts();
  const { mashUp } = useMessages('mashup');
  const [linked] = useState(linkedMix);
  const { open, ...mixing } = useMix(linked === 'damaged' ? undefined : linked, saved);
  const isLocked = open.length < SONG_NAMES.length;
  return (
    <Panel heading={mashUp.title}>
      {linked === 'damaged' && <p role="status">{mixer.damaged}</p>}
      <Desk {...props} {...mixing} open={open} />
      {isLocked && <Locked saved={saved} onChange={onChange} onSongs={onSongs} />}
    </Panel>
  );
}

type DeskProps = MixerProps & ReturnType<typeof useMix>;

/** The mixer itself. */
function Desk(props: DeskProps) {
  const { saved, player, mix, open, daily, choose, move, clear, sign } = props;
  const { onWake, onChange, onPlay } = props;
  const { mixer, sound: noSound } = usePlayTexts();
  const { pair, moves } = mix;
  const [isOn, setOn] = useState(false);
  const [isSilent, setSilent] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const found = useFit(pair, attempt);
  const fit = found === 'failed' ? null : found;
  const volume = saved.music / 100;
  const { deck, beat, sound } = useDeck(player, fit, moves, { isOn, attempt, volume });
  useSilence(player, isOn, () => {
    setSilent(true);
    setOn(false);
  });
  const fader = faderAt(moves, beat);
  const hasFailed = found === 'failed' || sound === 'failed';
  const isPlaying = isOn && sound !== undefined && !hasFailed;
  return (
    <>
      <Daily daily={daily} pair={pair} onChange={choose} />
      <Decks pair={pair} songs={open} onChange={choose} />
      {fit !== null && <Waves mix={fit} fader={fader} deck={deck} isPlaying={isPlaying} />}
      <Fader
        value={fader}
        pair={pair}
        onChange={(step) => {
          move(beat, step);
        }}
      />
      <button
        type="button"
        className="button"
        disabled={found === null}
        onClick={() => {
          const isHeard = onWake();
          setSilent(!isHeard);
          if (hasFailed) setAttempt(attempt + 1);
          setOn(isHeard && (hasFailed || !isOn));
        }}
      >
        <ToggleLabel isOn={isOn && !hasFailed} isReady={isPlaying} />
      </button>
      {isSilent && <p role="alert">{noSound.mixer}</p>}
      <p role="status">{hasFailed ? mixer.failed : fit !== null && <Match fit={fit} />}</p>
      <MixerShare mix={mix} onSign={sign} onClear={clear} />
      <MixerPlay
        saved={saved}
        pair={pair}
        onChange={onChange}
        onPlay={(next) => {
          onPlay(mix, next);
        }}
      />
    </>
  );
}

interface ToggleLabelProps {
  readonly isOn: boolean;
  /** Whether the sound is there. */
  readonly isReady: boolean;
}

function ToggleLabel({ isOn, isReady }: ToggleLabelProps) {
  const { mixer } = usePlayTexts();
  if (!isOn) return mixer.play;
  return isReady ? mixer.stop : mixer.preparing;
}

/** How the two songs were brought together, in words. */
function Match({ fit }: { readonly fit: Mix }) {
  const { mixer } = usePlayTexts();
  const guest = SONG_TITLES[fit.pair.b];
  const bpm = String(fit.recorded.a.bpm);
  if (fit.shift === 0) return fill(mixer.matchInKey, { guest, bpm });
  const shift = `${fit.shift > 0 ? '+' : ''}${String(fit.shift)}`;
  return fill(mixer.match, { guest, bpm, shift });
}

/** How songs get here, for who has not played them. */
function Locked({ saved, onChange, onSongs }: Pick<MixerProps, 'saved' | 'onChange' | 'onSongs'>) {
  const { mixer } = usePlayTexts();
  return (
    <div className={styles.locked}>
      <p>{mixer.locked}</p>
      <Actions>
        <button type="button" className="button" data-tone="quiet" onClick={onSongs}>
          {mixer.earn}
        </button>
        <button
          type="button"
          className="button"
          data-tone="quiet"
          onClick={() => {
            onChange({ ...saved, unlocked: SONG_NAMES });
          }}
        >
          {mixer.unlock}
        </button>
      </Actions>
    </div>
  );
}
