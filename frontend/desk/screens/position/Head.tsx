import { useState } from 'react';

import type { Position, Role } from '../../api/types';
import { useTexts } from '../../i18n/texts';
import { actionsOf, mayPublish } from '../../lib/roles';
import { localesOf, titleOf } from '../../lib/title';
import { Button } from '../../ui/Button';
import { BackToList, ScreenTitle } from '../../ui/ScreenTitle';
import { Address } from './Address';
import { DeleteDialog } from './DeleteDialog';
import styles from './Head.module.css';
import { act, duplicate, remove } from './perform';

export interface HeadProps {
  readonly position: Position;
  readonly role: Role;
}

/** The title of a position, and what is done with all of its languages. */
export function Head({ position, role }: HeadProps) {
  const texts = useTexts();
  const { id } = position;
  const title = titleOf(position, texts);
  const [isAsked, setIsAsked] = useState(false);
  const all = localesOf(position);
  const existing = all.filter(([, { state }]) => state !== 'missing').map(([locale]) => locale);
  const waiting = all
    .filter(([, summary]) => actionsOf(summary, role)[0] === 'publish')
    .map(([locale]) => locale);
  return (
    <div className={styles.head}>
      <div>
        <BackToList />
        <ScreenTitle>{title}</ScreenTitle>
        <Address position={position} role={role} />
      </div>
      <div className={styles.actions}>
        <Button icon="copy" onClick={() => void duplicate(position, existing, texts)}>
          {texts.post.duplicate}
        </Button>
        {mayPublish(role) && (
          <Button
            icon="delete"
            onClick={() => {
              setIsAsked(true);
            }}
          >
            {texts.post.delete}
          </Button>
        )}
        {waiting.length > 1 && (
          <Button
            icon="publish"
            onClick={() => void act(id, { action: 'publish', locales: waiting }, texts)}
          >
            {texts.actions.publishAll}
          </Button>
        )}
      </div>
      {isAsked && (
        <DeleteDialog
          position={position}
          title={title}
          onSubmit={() => remove(position, existing, texts)}
          onClose={() => {
            setIsAsked(false);
          }}
        />
      )}
    </div>
  );
}
