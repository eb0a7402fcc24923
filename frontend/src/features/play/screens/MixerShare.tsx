import { useState } from 'react';

import { mixAddress } from '@axtorm/game/mixer/link';
import { fill } from '../../../i18n/fill';
import { useLocale } from '../../../i18n/page-data';
import { pagePath } from '../../../routing/paths';
import { copyText } from '../../../lib/browser';
import { usePlayTexts } from '../texts';
import { NameField } from './NameField';
import type { OwnMix } from './useMixer';
import styles from './Mixer.module.css';

export interface MixerShareProps {
  readonly mix: OwnMix;
  readonly onSign: (name: string) => void;
  readonly onClear: () => void;
}

/** Whose mix it is, in words; nothing of a mix without names. */
function Credit({ mix: { isOwn, by, after } }: Pick<MixerShareProps, 'mix'>) {
  const { mixer } = usePlayTexts();
  if (isOwn) return after === '' ? null : <p>{fill(mixer.ownAfter, { name: after })}</p>;
  const made = by === '' ? mixer.unsigned : fill(mixer.made, { name: by });
  const before = after === '' ? '' : fill(mixer.madeAfter, { name: after });
  const lines = [made, before, mixer.goOn].filter((line) => line !== '');
  return <p className={styles.credit}>{lines.join('\n')}</p>;
}

/** What was recorded, and a link that another visitor goes on from. */
export function MixerShare({ mix, onSign, onClear }: MixerShareProps) {
  const { mixer, card } = usePlayTexts();
  const { code } = useLocale();
  const [message, setMessage] = useState('');
  const copy = async () => {
    const { href } = new URL(pagePath('mashup', code), window.location.href);
    const isCopied = await copyText(mixAddress(href, mix));
    setMessage(isCopied ? mixer.copied : card.failed);
  };
  return (
    <div className={styles.share}>
      <Credit mix={mix} />
      {mix.moves.length > 1 && (
        <p className={styles.moves}>
          {fill(mixer.recorded, { count: String(mix.moves.length) })}
          <button type="button" className={styles.clear} onClick={onClear}>
            {mixer.clear}
          </button>
        </p>
      )}
      <NameField label={mixer.name} value={mix.isOwn ? mix.by : ''} onChange={onSign} />
      <button
        type="button"
        className="button"
        data-tone="quiet"
        onClick={() => {
          void copy();
        }}
      >
        {mixer.link}
      </button>
      <p role="status">{message}</p>
    </div>
  );
}
