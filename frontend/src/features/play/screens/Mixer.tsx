import { useEffect, useId, useMemo, useRef, useState } from 'react';

import { format } from '../../../i18n/format';
import { useMessages } from '../../../i18n/page-data';
import type { MashupLoops, SongName } from '@axtorm/game/types';
import { Picture } from '../../../ui/Picture/Picture';
import type { Player } from '../audio/player';
import { SONG_NAMES } from '@axtorm/game/chart/chart';
import { SLEEVES, SONG_TITLES } from '../songs';
import { Deck } from '../audio/deck';
import { type Mix, mixOf } from '@axtorm/game/mixer/mix';
import { type Pair, pairHash } from '@axtorm/game/mixer/pair';
import type { Saved } from '../store/store';
import { usePlayTexts } from '../texts';
import { Actions, Panel } from './Panel';
import styles from './Mixer.module.css';

export interface MixerProps {
  /** The pair that a link names, which plays whether it is unlocked or not. */
  readonly pair: Pair | undefined;
  readonly saved: Saved;
  readonly player: Player | null;
  readonly onWake: () => Player;
  readonly onChange: (saved: Saved) => void;
  readonly onPlay: () => void;
}

/** A part of the whole way of the crossfader. */
const STEP = 0.05;

/** Plays what is chosen, while it is on. */
function useDeck(
  player: Player | null,
  mix: Mix | null,
  isOn: boolean,
  fader: number,
  volume: number,
) {
  const deck = useRef<Deck>(null);
  const start = useRef(fader);
  useEffect(() => {
    start.current = fader;
    deck.current?.fade(fader);
  }, [fader]);
  useEffect(() => {
    if (!isOn || player === null || mix === null) return undefined;
    const playing = new Deck(player.context, mix, start.current, volume);
    deck.current = playing;
    return () => {
      deck.current = null;
      playing.stop();
    };
  }, [player, mix, isOn, volume]);
}

/** The loops of all songs, once they are there. */
function useLoops(): MashupLoops | null {
  const [loops, setLoops] = useState<MashupLoops | null>(null);
  useEffect(() => {
    void import('@axtorm/game/charts/mashups.json').then((file) => {
      // The generated file's type is wider than the format's.
      setLoops(file.default as unknown as MashupLoops);
    });
  }, []);
  return loops;
}

/** The songs that may be played, the pair that is chosen, and how it fits. The address follows. */
function usePair(linked: Pair | undefined, saved: Saved) {
  const open = SONG_NAMES.filter(
    (song) => saved.unlocked.includes(song) || song === linked?.a || song === linked?.b,
  );
  const [pair, setPair] = useState<Pair | null>(linked ?? null);
  const loops = useLoops();
  const chosen = pair ?? firstPair(open);
  const [a, b] = [chosen?.a, chosen?.b];
  const mix = useMemo(
    () => (loops === null || a === undefined || b === undefined ? null : mixOf(loops, a, b)),
    [loops, a, b],
  );
  useEffect(() => {
    if (a === undefined || b === undefined) return;
    window.history.replaceState(window.history.state, '', pairHash({ a, b }));
  }, [a, b]);
  return { open, chosen, mix, setPair };
}

/** Two sleeves and one crossfader. */
export function Mixer({ pair: linked, saved, player, onWake, onChange, onPlay }: MixerProps) {
  const { mixer } = usePlayTexts();
  const { mashUp } = useMessages('mashup');
  const { open, chosen, mix, setPair } = usePair(linked, saved);
  const [isOn, setOn] = useState(false);
  const [fader, setFader] = useState(0.5);
  useDeck(player, mix, isOn, fader, saved.music / 100);
  const choose = (side: 'a' | 'b', song: SongName) => {
    if (chosen === undefined) return;
    const other = side === 'a' ? chosen.b : chosen.a;
    // The same song on both sides: they change places.
    const next = song === other ? { a: chosen.b, b: chosen.a } : { ...chosen, [side]: song };
    setPair(next);
  };
  const toggle = () => {
    onWake();
    setOn(!isOn);
  };
  return (
    <Panel heading={mashUp.title}>
      {chosen === undefined ? (
        <Locked saved={saved} onChange={onChange} onPlay={onPlay} />
      ) : (
        <>
          <div className={styles.decks}>
            <Sleeve
              label={mixer.first}
              song={chosen.a}
              songs={open}
              onChange={(song) => {
                choose('a', song);
              }}
            />
            <Sleeve
              label={mixer.second}
              song={chosen.b}
              songs={open}
              onChange={(song) => {
                choose('b', song);
              }}
            />
          </div>
          <Fader value={fader} pair={chosen} onChange={setFader} />
          <PlayToggle isOn={isOn} isReady={mix !== null} onToggle={toggle} />
          <p role="status">{mix !== null && <Match mix={mix} pair={chosen} />}</p>
          {open.length < SONG_NAMES.length && (
            <Locked saved={saved} onChange={onChange} onPlay={onPlay} />
          )}
        </>
      )}
    </Panel>
  );
}

/** The first two songs that may be played. */
function firstPair([a, b]: readonly SongName[]): Pair | undefined {
  return a === undefined || b === undefined ? undefined : { a, b };
}

/** How the two songs were brought together, in words. */
function Match({ mix, pair }: { readonly mix: Mix; readonly pair: Pair }) {
  const { mixer } = usePlayTexts();
  const guest = SONG_TITLES[pair.b];
  const bpm = String(mix.bpm);
  if (mix.shift === 0) return format(mixer.matchInKey, { guest, bpm });
  return format(mixer.match, {
    guest,
    bpm,
    shift: `${mix.shift > 0 ? '+' : ''}${String(mix.shift)}`,
  });
}

interface SleeveProps {
  readonly label: string;
  readonly song: SongName;
  readonly songs: readonly SongName[];
  readonly onChange: (song: SongName) => void;
}

function Sleeve({ label, song, songs, onChange }: SleeveProps) {
  return (
    <label className={styles.sleeve}>
      <span>{label}</span>
      <Picture
        className={styles.picture}
        picture={SLEEVES[song]}
        alt=""
        sizes="(max-width: 768px) 44vw, 20rem"
      />
      <select
        value={song}
        onChange={(event) => {
          const found = songs.find((name) => name === event.target.value);
          if (found !== undefined) onChange(found);
        }}
      >
        {songs.map((name) => (
          <option key={name} value={name}>
            {SONG_TITLES[name]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface FaderProps {
  readonly value: number;
  readonly pair: Pair;
  readonly onChange: (value: number) => void;
}

function Fader({ value, pair, onChange }: FaderProps) {
  const { mixer } = usePlayTexts();
  const id = useId();
  const percent = Math.round(value * 100);
  return (
    <div className={styles.fader}>
      <label htmlFor={id}>{mixer.fader}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={1}
        step={STEP}
        value={value}
        aria-valuetext={`${SONG_TITLES[pair.a]} ${String(100 - percent)} %, ${SONG_TITLES[pair.b]} ${String(percent)} %`}
        onChange={(event) => {
          onChange(event.target.valueAsNumber);
        }}
      />
    </div>
  );
}

/** How songs get here, for who has not played them. */
function Locked({ saved, onChange, onPlay }: Pick<MixerProps, 'saved' | 'onChange' | 'onPlay'>) {
  const { mixer } = usePlayTexts();
  return (
    <div className={styles.locked}>
      <p>{mixer.locked}</p>
      <Actions>
        <button type="button" className="button" data-tone="quiet" onClick={onPlay}>
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

interface PlayToggleProps {
  readonly isOn: boolean;
  readonly isReady: boolean;
  readonly onToggle: () => void;
}

function PlayToggle({ isOn, isReady, onToggle }: PlayToggleProps) {
  const { mixer } = usePlayTexts();
  return (
    <button type="button" className="button" disabled={!isReady} onClick={onToggle}>
      {isOn ? mixer.stop : mixer.play}
    </button>
  );
}
