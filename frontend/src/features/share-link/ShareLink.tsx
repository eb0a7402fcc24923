import { useState } from 'react';

import { PositionLink } from '../../ui/SiteLink/SiteLink';
import { share, type ShareResult } from './share';
import styles from './ShareLink.module.css';

export interface ShareLinkProps {
  /** The position's id. */
  readonly id: string;
  /** Its permanent address. */
  readonly url: string;
  /** Its name. */
  readonly title: string;
  readonly texts: { readonly action: string; readonly copied: string; readonly failed: string };
}

/**
 * A position's permanent address as a link, which needs no script, and a button that opens the device's own share sheet or copies
 * the address. The style hides the button where scripts are off.
 */
export function ShareLink({ id, url, title, texts }: ShareLinkProps) {
  const [result, setResult] = useState<ShareResult>('shared');
  const start = () => {
    void share({ url, title }).then(setResult);
  };
  return (
    <div className={styles.share}>
      <PositionLink id={id} className={styles.link}>
        {url.replace(/^https?:\/\//u, '')}
      </PositionLink>
      <div className={styles.row}>
        <button type="button" className={styles.button} onClick={start}>
          <span>{texts.action}</span>
        </button>
        <p role="status" className={styles.status}>
          {result === 'shared' ? '' : texts[result]}
        </p>
      </div>
    </div>
  );
}
