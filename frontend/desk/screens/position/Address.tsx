import { useState } from 'react';

import type { Position, Role } from '../../api/types';
import { fill } from '../../../src/i18n/fill';
import { useTexts } from '../../i18n/texts';
import { isRandom } from '../../lib/address';
import { mayPublish } from '../../lib/roles';
import { localesOf } from '../../lib/title';
import { Button } from '../../ui/Button';
import styles from './Address.module.css';
import { AddressDialog } from './AddressDialog';

export interface AddressProps {
  readonly position: Position;
  readonly role: Role;
}

/** An address as people read it: without its protocol and the language. */
const shownOf = (address: string) => address.replace(/^https?:\/\//u, '').replace(/\?.*$/u, '');

/** Where visitors find a position, with a link to each page that they see, and the way to another address. */
export function Address({ position, role }: AddressProps) {
  const texts = useTexts();
  const [isAsked, setIsAsked] = useState(false);
  const all = localesOf(position);
  const live = all.filter(([, { isPublished, address }]) => isPublished && address !== null);
  const address = all.find(([, entry]) => entry.address !== null)?.[1].address ?? null;
  const wasSeen = all.some(([, { isPublished, state }]) => isPublished || state === 'closed');
  const hasTime = all.some(([, { publishAt, closeAt }]) => publishAt !== null || closeAt !== null);
  const mayChange = mayPublish(role) || (!wasSeen && !hasTime);
  return (
    <div className={styles.address}>
      <span className={styles.path}>{address === null ? position.id : shownOf(address)}</span>
      {isRandom(position.id) && <strong className={styles.random}>{texts.address.random}</strong>}
      {live.map(([locale, entry]) => (
        <a
          key={locale}
          href={entry.address ?? ''}
          target="_blank"
          rel="noreferrer"
          className={styles.live}
        >
          {fill(texts.address.open, { language: texts.languages[locale] })}
        </a>
      ))}
      {mayChange && (
        <Button
          kind="quiet"
          onClick={() => {
            setIsAsked(true);
          }}
        >
          {texts.address.change}
        </Button>
      )}
      {isAsked && (
        <AddressDialog
          position={position}
          wasSeen={wasSeen}
          onClose={() => {
            setIsAsked(false);
          }}
        />
      )}
    </div>
  );
}
