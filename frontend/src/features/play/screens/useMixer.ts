/** What the mixer plays: the pair, the moves of the crossfader, who made them, and the sound. */
import { useEffect, useMemo, useRef, useState } from 'react';

import { SONG_NAMES } from '@axtorm/game/chart/songs';
import { type MixLink, mixHash } from '@axtorm/game/mixer/link';
import { loadMashups } from '@axtorm/game/mixer/load';
import { type Mix, mixOf } from '@axtorm/game/mixer/mix';
import { type Moves, UNMOVED, withMove } from '@axtorm/game/mixer/moves';
import { pairOfDay } from '@axtorm/game/mixer/daily';
import type { Pair } from '@axtorm/game/mixer/pair';
import type { Mashups, SongName } from '@axtorm/game/types';
import { useAssetBase } from '../../../media/asset-base';
import { Deck } from '../audio/deck';
import { type MashSound, loadMash } from '../audio/mash-sound';
import type { Player } from '../audio/player';
import { STEMS } from '../songs';
import type { Saved } from '../store/store';
import { today } from '../today';

/**
 * Milliseconds for which a mix rests before it is written into the address. Browsers refuse to write it often, Safari more
 * than a hundred times in half a minute.
 */
const ADDRESS_MS = 350;

/** A mix, and whether the visitor has changed it. */
export interface OwnMix extends MixLink {
  readonly isOwn: boolean;
}

/** The mix as the visitor's own, after the one who made it. */
function taken(mix: OwnMix): OwnMix {
  return mix.isOwn ? mix : { ...mix, isOwn: true, by: '', after: mix.by };
}

/** A mix of the first two songs that were played, or else of the pair of the day. */
function firstMix([a, b]: readonly SongName[], daily: Pair): OwnMix {
  const pair = a === undefined || b === undefined ? daily : { a, b };
  return { pair, moves: UNMOVED, by: '', after: '', isOwn: true };
}

/** The songs that may be played, and the mix. The address follows it. */
export function useMix(linked: MixLink | undefined, { unlocked }: Saved) {
  const [daily] = useState(() => pairOfDay(today()));
  // A song of a link, and both of the day, play whether they were unlocked or not.
  const pairs = linked === undefined ? [daily] : [linked.pair, daily];
  const open = SONG_NAMES.filter(
    (song) => unlocked.includes(song) || pairs.some(({ a, b }) => song === a || song === b),
  );
  const [changed, setChanged] = useState<OwnMix | undefined>(linked && { ...linked, isOwn: false });
  const mix = changed ?? firstMix(unlocked, daily);
  const hash = mixHash(mix);
  useEffect(() => {
    const writing = window.setTimeout(() => {
      window.history.replaceState(window.history.state, '', hash);
    }, ADDRESS_MS);
    return () => {
      window.clearTimeout(writing);
    };
  }, [hash]);
  const change = (to: (mix: OwnMix) => OwnMix) => {
    setChanged(to(mix));
  };
  const choose = (next: Pair) => {
    change((now) => ({ ...taken(now), pair: next, moves: UNMOVED, after: '' }));
  };
  const move = (beat: number, step: number) => {
    change((now) => ({ ...taken(now), moves: withMove(now.moves, beat, step) }));
  };
  const clear = () => {
    change((now) => ({ ...taken(now), moves: UNMOVED }));
  };
  const sign = (by: string) => {
    change((now) => ({ ...taken(now), by }));
  };
  return { open, daily, mix, choose, move, clear, sign };
}

/** How a pair fits, once that is known, or that it could not be loaded in the last of several attempts. */
export function useFit({ a, b }: Pair, attempt: number): Mix | 'failed' | null {
  const [mashups, setMashups] = useState<Mashups | 'failed' | null>(null);
  useEffect(() => {
    loadMashups().then(setMashups, () => {
      setMashups('failed');
    });
  }, [attempt]);
  return useMemo(
    () => (mashups === null || mashups === 'failed' ? mashups : mixOf(mashups, { a, b })),
    [mashups, a, b],
  );
}

/** What was loaded, or could not be, in one of several attempts. */
interface Made {
  readonly fit: Mix;
  readonly attempt: number;
  readonly sound: MashSound | 'failed';
}

/** The sound of a pair once it is wanted: undefined until it is there. */
function useSound(player: Player | null, fit: Mix | null, isWanted: boolean, attempt: number) {
  const base = useAssetBase();
  const [made, setMade] = useState<Made>();
  const isKnown = made?.fit === fit && (made.sound !== 'failed' || made.attempt === attempt);
  useEffect(() => {
    if (!isWanted || isKnown || player === null || fit === null) return undefined;
    const abort = new AbortController();
    const done = (sound: MashSound | 'failed') => {
      if (!abort.signal.aborted) setMade({ fit, attempt, sound });
    };
    const sounds = { a: STEMS[fit.pair.a], b: STEMS[fit.pair.b] };
    loadMash(player.context, fit, sounds, base, abort.signal).then(done, () => {
      done('failed');
    });
    return () => {
      abort.abort();
    };
  }, [player, fit, isWanted, isKnown, attempt, base]);
  return isKnown ? made.sound : undefined;
}

/** Milliseconds between two looks at the beat. */
const POLL_MS = 50;

/** Whether the deck plays, how often loading was tried again, and how loud it is. */
interface DeckState {
  readonly isOn: boolean;
  readonly attempt: number;
  readonly volume: number;
}

/** Plays a mix while it is on. */
export function useDeck(
  player: Player | null,
  fit: Mix | null,
  moves: Moves,
  { isOn, attempt, volume }: DeckState,
) {
  const sound = useSound(player, fit, isOn, attempt);
  const deck = useRef<Deck>(null);
  const latest = useRef(moves);
  const [beat, setBeat] = useState(0);
  useEffect(() => {
    latest.current = moves;
    deck.current?.follow(moves);
  }, [moves]);
  useEffect(() => {
    if (!isOn || player === null || sound === undefined || sound === 'failed') return undefined;
    const playing = new Deck(player.context, sound, latest.current, volume);
    deck.current = playing;
    const polling = window.setInterval(() => {
      setBeat(Math.floor(playing.beat));
    }, POLL_MS);
    return () => {
      window.clearInterval(polling);
      deck.current = null;
      setBeat(0);
      playing.stop();
    };
  }, [player, sound, isOn, volume]);
  return { deck, beat, sound };
}
