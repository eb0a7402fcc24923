import { useEffect, useRef, useState } from 'react';

import { format } from '../../../i18n/format';
import type { Player } from '../audio/player';
import { TAPS, WARM_UP, calibrate } from '@axtorm/game/engine/calibration';
import { createClockMap, heardAt } from '@axtorm/game/engine/clock';
import type { Saved } from '../store/store';
import { usePlayTexts } from '../texts';
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

/** Clicks of the player, until they are stopped. */
function beatOfSound(player: Player): Beat {
  const clock = createClockMap();
  const first = player.context.currentTime + 0.4;
  let next = 0;
  const look = () => {
    player.observe(clock);
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

/** Collects taps along with a beat, and says what they found. */
function useTaps(sense: Sense | null, player: Player, onFound: (late: number | null) => void) {
  const bar = useRef<HTMLSpanElement>(null);
  const beat = useRef<Beat>(null);
  const [taps, setTaps] = useState<readonly number[]>([]);
  useEffect(() => {
    if (sense === null || bar.current === null) return undefined;
    const started = sense === 'sound' ? beatOfSound(player) : beatOfPicture(bar.current);
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

/** Finds the delay of sound and picture by taps. */
export function Calibrate({ player, saved, onChange, onBack }: CalibrateProps) {
  const { calibrate: texts } = usePlayTexts();
  const [sense, setSense] = useState<Sense | null>(null);
  const [isFailed, setFailed] = useState(false);
  // The sound first, because it is what is played to.
  const [next, setNext] = useState<Sense>('sound');
  const { bar, left, tap } = useTaps(sense, player, (late) => {
    setFailed(late === null);
    if (late === null) return;
    setSense(null);
    setNext(sense === 'sound' ? 'picture' : 'sound');
    if (sense === 'sound') onChange({ ...saved, soundOffset: late });
    else onChange({ ...saved, pictureOffset: late });
  });
  const numbers = { sound: String(saved.soundOffset), picture: String(saved.pictureOffset) };
  return (
    <Panel heading={texts.heading}>
      <p>{sense === null ? format(texts.done, numbers) : texts[sense]}</p>
      <div className={styles.track} data-sense={sense ?? undefined} aria-hidden="true">
        <span ref={bar} className={styles.bar} />
      </div>
      {sense !== null && <TapPad onTap={tap} />}
      <p role="status">
        {isFailed && texts.failed} {sense !== null && format(texts.left, { count: String(left) })}
      </p>
      <Actions>
        {sense === null &&
          SENSES.map(([one, label]) => (
            <button
              key={one}
              type="button"
              className="button"
              data-tone={one === next ? undefined : 'quiet'}
              onClick={() => {
                setSense(one);
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
