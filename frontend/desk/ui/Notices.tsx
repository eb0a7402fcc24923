import { useEffect } from 'react';

import { Store, useHash, useStore } from '../data/store';
import type { Readable } from '../data/store';
import { Icon } from '../icons/Icon';
import { useTexts } from '../i18n/texts';
import { Button } from './Button';
import styles from './Notices.module.css';

/** What a notice is about; it goes when that is over. */
export interface Cause {
  readonly subscribe: Readable<unknown>['subscribe'];
  readonly isThere: () => boolean;
}

/** What can be said of a notice beside its text. */
interface Options {
  /** `trouble` is what was not done. */
  readonly kind?: 'done' | 'trouble';
  readonly undo?: (() => void) | undefined;
  readonly cause?: Cause | undefined;
}

/** Something that happened, on one screen, and how to undo it where that can be. */
interface Notice extends Options {
  readonly text: string;
  /** The address of its screen: it does not follow to another one. */
  readonly at: string;
}

const notice = new Store<Notice | null>(null);

/** Says what happened, in place of what was said before. */
export function notify(text: string, options: Options = {}): void {
  notice.set({ ...options, text, at: location.hash });
}

/** Takes away what was said. */
export function clearNotice(): void {
  notice.set(null);
}

/** The last thing that happened. It stays until it is closed or over, because a notice that goes by itself can be missed. */
export function Notices() {
  const shown = useStore(notice);
  const hash = useHash();
  const isHere = shown?.at === hash;
  useEffect(() => {
    if (shown === null) return undefined;
    if (!isHere) clearNotice();
    return shown.cause?.subscribe(() => {
      if (shown.cause?.isThere() === false && notice.state() === shown) clearNotice();
    });
  }, [shown, isHere]);
  const isTrouble = shown?.kind === 'trouble';
  return (
    <>
      <div role="status">{isHere && !isTrouble && <Line notice={shown} />}</div>
      <div role="alert">{isHere && isTrouble && <Line notice={shown} />}</div>
    </>
  );
}

/** A notice with a sign, so that no colour has to be seen. */
function Line({ notice: { text, kind = 'done', undo } }: { readonly notice: Notice }) {
  const texts = useTexts();
  return (
    <div className={styles.notice} data-kind={kind}>
      <Icon name={kind} />
      <p className={styles.text}>{text}</p>
      {undo !== undefined && (
        <Button
          icon="undo"
          onClick={() => {
            undo();
            clearNotice();
          }}
        >
          {texts.app.undo}
        </Button>
      )}
      <Button kind="quiet" icon="close" aria-label={texts.app.close} onClick={clearNotice} />
    </div>
  );
}
