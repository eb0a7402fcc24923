import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { fill } from '../../../i18n/fill';
import type { Player } from '../audio/player';
import { type Lateness, TAPS, WARM_UP, calibrate } from '@axtorm/game/engine/calibration';
import { createClockMap, heardAt, isSilent } from '@axtorm/game/engine/clock';
import { outputOf, withSoundOffset } from '../store/outputs';
import type { Saved } from '../store/store';
import { countedHere, usePlayTexts } from '../texts';
import { Actions, Panel } from './Panel';
import styles from './Calibrate.module.css';

export interface CalibrateProps {
  readonly player: Player;
  readonly saved: Saved;
  readonly onChange: (saved: Saved) => void;
  readonly onBack: () => void;
}

/** Milliseconds of a beat: slow enough for everyone, fast enough to be felt. */
const BEAT = 600;
/** Milliseconds between two looks at the clock, and how far clicks are announced ahead, in seconds. */
const POLL_MS = 50;
const AHEAD = 0.3;

type Sense = 'sound' | 'picture';

/** What can be measured, each apart from the other, with the key of its button's text. */
const SENSES = [
  ['sound', 'beginSound'],
  ['picture', 'beginPicture'],
] as const;

/** Says how late a tap is after the first beat, in milliseconds; `stop` ends clicks or bar. */
interface Beat {
  readonly tapAt: (page: number) => number;
  readonly stop: () => void;
}

/** Clicks of the player, until they are stopped; says when none is heard. */
function beatOfSound(player: Player, onSilent: () => void): Beat {
  const clock = createClockMap();
  const first = player.context.currentTime + 0.4;
  let next = 0;
  const look = () => {
    player.observe(clock);
    if (isSilent(clock)) {
      onSilent();
      return;
    }
    for (; first + (next * BEAT) / 1000 < player.context.currentTime + AHEAD; next++)
      player.click(first + (next * BEAT) / 1000, false);
  };
  look();
  const timer = window.setInterval(look, POLL_MS);
  return {
    tapAt: (page) => heardAt(clock, page) - first * 1000,
    stop: () => {
      window.clearInterval(timer);
      player.stop();
    },
  };
}

/** A bar that crosses the line at each beat. */
function beatOfPicture(bar: Element): Beat {
  const run = bar.animate([{ translate: '-50vw 0' }, { translate: '50vw 0' }], {
    duration: BEAT,
    iterations: Infinity,
  });
  // The bar is on the line in the middle of its way.
  return {
    tapAt: (page) => page - Number(run.startTime ?? 0) - BEAT / 2,
    stop: () => {
      run.cancel();
    },
  };
}

interface Findings {
  /** Null when the taps do not agree. */
  readonly onFound: (found: Lateness | null) => void;
  readonly onSilent: () => void;
}

/** Collects taps along with a beat, and says what they found. */
function useTaps(sense: Sense | null, player: Player, { onFound, onSilent }: Findings) {
  const bar = useRef<HTMLSpanElement>(null);
  const beat = useRef<Beat>(null);
  const [taps, setTaps] = useState<readonly number[]>([]);
  const silent = useEffectEvent(onSilent);
  useEffect(() => {
    if (sense === null || bar.current === null) return undefined;
    const started =
      sense === 'sound'
        ? beatOfSound(player, () => {
            silent();
          })
        : beatOfPicture(bar.current);
    beat.current = started;
    return () => {
      started.stop();
    };
  }, [sense, player]);
  const tap = (page: number) => {
    if (sense === null || beat.current === null) return;
    const next = [...taps, beat.current.tapAt(page)];
    if (next.length < TAPS + WARM_UP) {
      setTaps(next);
      return;
    }
    setTaps([]);
    onFound(calibrate(next, BEAT));
  };
  return { bar, left: TAPS + WARM_UP - taps.length, tap };
}

/** Where taps land; keys are taps too. */
function TapPad({ onTap }: { readonly onTap: (page: number) => void }) {
  const { calibrate: texts } = usePlayTexts();
  return (
    <button
      type="button"
      className={styles.tap}
      onPointerDown={(event) => {
        onTap(event.timeStamp);
      }}
      onKeyDown={(event) => {
        if (!event.repeat && event.key !== 'Tab' && event.key !== 'Escape') onTap(event.timeStamp);
      }}
    >
      {texts.tap}
    </button>
  );
}

/** How sure the delay of the sound is: how far the taps spread, or that nothing was measured. */
function Certainty({ saved }: Pick<CalibrateProps, 'saved'>) {
  const { calibrate: texts } = usePlayTexts();
  const known = outputOf(saved);
  if (known === undefined)
    return saved.soundOffset === 0 ? null : (
      <p>{fill(texts.first, { sound: String(saved.soundOffset) })}</p>
    );
  if (known.spread === null) return null;
  return <p>{fill(texts.spread, { spread: String(known.spread) })}</p>;
}

/** Finds the delay of sound and picture by taps. */
export function Calibrate({ player, saved, onChange, onBack }: CalibrateProps) {
  const { calibrate: texts, sound } = usePlayTexts();
  const [sense, setSense] = useState<Sense | null>(null);
  const [isFailed, setFailed] = useState(false);
  // The sound first, because it is what is played to.
  const [next, setNext] = useState<Sense>(player.isQuiet ? 'picture' : 'sound');
  // Of a play without sound only the picture can be measured.
  const [hasNoSound, setSilent] = useState(player.isQuiet);
  const onFound = (found: Lateness | null) => {
    setFailed(found === null);
    if (found === null) return;
    setSense(null);
    setNext(sense === 'sound' ? 'picture' : 'sound');
    if (sense === 'sound') onChange(withSoundOffset(saved, found.late, found.spread));
    else onChange({ ...saved, pictureOffset: found.late });
  };
  const onSilent = () => {
    setSense(null);
    setSilent(true);
    setNext('picture');
  };
  const { bar, left, tap } = useTaps(sense, player, { onFound, onSilent });
  const numbers = { sound: String(saved.soundOffset), picture: String(saved.pictureOffset) };
  return (
    <Panel heading={texts.heading}>
      <p>{sense === null ? fill(texts.done, numbers) : texts[sense]}</p>
      {sense === null && <Certainty saved={saved} />}
      {hasNoSound && <p role="alert">{sound.measure}</p>}
      <div className={styles.track} data-sense={sense ?? undefined} aria-hidden="true">
        <span ref={bar} className={styles.bar} />
      </div>
      {sense !== null && <TapPad onTap={tap} />}
      <p role="status">
        {isFailed && texts.failed}{' '}
        {sense !== null && fill(countedHere(texts.left, left), { count: left })}
      </p>
      <Actions>
        {sense === null &&
          SENSES.filter(([one]) => one === 'picture' || !player.isQuiet).map(([one, label]) => (
            <button
              key={one}
              type="button"
              className="button"
              data-tone={one === next ? undefined : 'quiet'}
              onClick={() => {
                setSense(one);
                setSilent(player.isQuiet);
              }}
            >
              {texts[label]}
            </button>
          ))}
        <button type="button" className="button" data-tone="quiet" onClick={onBack}>
          {texts.back}
        </button>
      </Actions>
    </Panel>
  );
}
