import { useState } from 'react';

import type { Position, PostLocale, Role } from '../../api/types';
import { useTexts } from '../../i18n/texts';
import type { Lack } from '../../lib/missing';
import { actionsOf, mayPublish } from '../../lib/roles';
import { begunOf, localesOf, titleOf } from '../../lib/title';
import { Button } from '../../ui/Button';
import { BackToList, ScreenTitle } from '../../ui/ScreenTitle';
import { Address } from './Address';
import { DeleteDialog } from './DeleteDialog';
import styles from './Head.module.css';
import { focusLack, Missing } from './Missing';
import { act, duplicate, remove } from './perform';
import { SaveAsTemplate } from './SaveAsTemplate';
import { useLacks } from './useBegun';

export interface HeadProps {
  readonly position: Position;
  readonly role: Role;
  /** Shows a language where only one is shown. */
  readonly onCurrent: (locale: PostLocale) => void;
}

/** The title of a position, and what is done with all of its languages. */
export function Head({ position, role, onCurrent }: HeadProps) {
  const texts = useTexts();
  const { id } = position;
  const title = titleOf(position, texts);
  const [isAsked, setIsAsked] = useState(false);
  const all = localesOf(position);
  const existing = begunOf(position);
  const waiting = all
    .filter(([, summary]) => actionsOf(summary, role)[0] === 'publish')
    .map(([locale]) => locale);
  const lacks = useLacks(position).filter(({ locale }) => waiting.includes(locale));
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
        <SaveAsTemplate id={id} title={title} />
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
          <PublishAll id={id} waiting={waiting} lacks={lacks} onCurrent={onCurrent} />
        )}
      </div>
      {waiting.length > 1 && (
        <div className={styles.missing}>
          <Missing id="missing-all" lacks={lacks} isNamed onCurrent={onCurrent} />
        </div>
      )}
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

interface PublishAllProps extends Pick<HeadProps, 'onCurrent'> {
  readonly id: string;
  /** The languages that it publishes. */
  readonly waiting: readonly PostLocale[];
  readonly lacks: readonly Lack[];
}

/** Publishes all languages that can be, or shows what the first of them lacks. */
function PublishAll({ id, waiting, lacks, onCurrent }: PublishAllProps) {
  const texts = useTexts();
  const [first] = lacks;
  return (
    <Button
      icon="publish"
      aria-describedby={first === undefined ? undefined : 'missing-all'}
      onClick={() => {
        if (first !== undefined) focusLack(first, onCurrent);
        else void act(id, { action: 'publish', locales: [...waiting] }, texts);
      }}
    >
      {texts.actions.publishAll}
    </Button>
  );
}
