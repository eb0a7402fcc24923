import { useEffect, useRef, useState } from 'react';

import { makeDrafts } from '../../data/imports';
import type { WantedDraft } from '../../data/imports';
import { refresh } from '../../data/queries';
import { session } from '../../data/session';
import { useLeaveWarning } from '../../data/store';
import { counted } from '../../../src/i18n/counted';
import { fill } from '../../../src/i18n/fill';
import { sentenceOf, useTexts } from '../../i18n/texts';
import { notify } from '../../ui/Notices';

/** A draft that is to be made, with the number of its row. */
export interface WantedRow extends WantedDraft {
  readonly row: number;
}

/** How far drafts are made. */
export interface Progress {
  readonly done: number;
  readonly all: number;
  /** Seconds until the service takes the next one. */
  readonly wait: number;
}

const second = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 1000);
  });

/** Whether drafts are made: until somebody ends it, leaves the screen, or is not logged in any more. And whether the screen is there. */
function useGoing() {
  const isGoing = useRef(false);
  const isHere = useRef(false);
  const [going] = useState(() => ({
    is: () => isGoing.current,
    isSeen: () => isHere.current,
    begin: () => {
      isGoing.current = true;
    },
    end: () => {
      isGoing.current = false;
    },
  }));
  useEffect(() => {
    isHere.current = true;
    const unfollow = session.subscribe(() => {
      if (session.state().phase !== 'in') going.end();
    });
    return () => {
      unfollow();
      going.end();
      isHere.current = false;
    };
  }, [going]);
  return going;
}

/** Drafts that are made of rows, one after the other: how far it is, how to end it, and what is not made. */
export function useMaking() {
  const texts = useTexts();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [trouble, setTrouble] = useState<readonly string[]>([]);
  const going = useGoing();
  useLeaveWarning(progress !== null);
  const step = (change: Partial<Progress>) => {
    setProgress((now) => now && { ...now, ...change });
  };
  const mayGoOn = async (seconds: number) => {
    for (let wait = seconds; wait > 0 && going.is(); wait -= 1) {
      step({ wait });
      await second();
    }
    if (seconds > 0) step({ wait: 0 });
    return going.is();
  };
  /** Makes drafts of rows. @returns the ids of the positions, by the numbers of the rows that have one */
  const make = async (wanted: readonly WantedRow[]): Promise<ReadonlyMap<number, string>> => {
    going.begin();
    setProgress({ done: 0, all: wanted.length, wait: 0 });
    setTrouble([]);
    const onStep = (done: number) => {
      step({ done });
    };
    const made = await makeDrafts(wanted, { onStep, mayGoOn });
    await refresh();
    const ids = new Map<number, string>();
    const refused: string[] = [];
    made.forEach((each, at) => {
      const row = wanted[at]?.row ?? 0;
      if ('position' in each) ids.set(row, each.position.id);
      else {
        const reason = sentenceOf(each.error, texts);
        refused.push(fill(texts.import.notMade, { row, reason }));
      }
    });
    const rest = wanted.length - made.length;
    const unsent = fill(counted(texts.import.rest, rest, texts.tag), { count: rest });
    setTrouble(rest > 0 ? [...refused, unsent] : refused);
    setProgress(null);
    const count = ids.size;
    const said = fill(counted(texts.import.made, count, texts.tag), { count });
    // What is said follows no one to another screen.
    if (count > 0 && going.isSeen()) notify(rest > 0 ? `${said} ${unsent}` : said);
    return ids;
  };
  return { progress, trouble, make, stop: going.end };
}
