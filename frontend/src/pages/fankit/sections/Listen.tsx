import { useState } from 'react';

import { SongPlayer } from '../../../features/sound/SongPlayer';
import { fill } from '../../../i18n/fill';
import { useMessages } from '../../../i18n/page-data';
import { copyText } from '../../../lib/browser';
import type { SoundName } from '../../../media/types';
import styles from './Listen.module.css';

export interface ListenProps {
  readonly sound: SoundName;
  readonly title: string;
}

/** Plays a piece, and copies the line that its use requires. */
export function Listen({ sound, title }: ListenProps) {
  const { credit } = useMessages('fankit');
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    // Where the browser refuses, the line stands below to be taken by hand.
    void copyText(fill(credit.line, { title })).then(setCopied);
  };
  return (
    <div className={styles.listen}>
      <SongPlayer track={{ name: sound, title }} />
      <button
        type="button"
        className={styles.copy}
        aria-label={fill(credit.copyOf, { title })}
        onClick={copy}
      >
        {isCopied ? credit.copied : credit.copy}
      </button>
      <span role="status" className="visually-hidden">
        {isCopied ? credit.copied : ''}
      </span>
    </div>
  );
}
