import { useState } from 'react';

import type { Position, Role } from '../../api/types';
import { renameTemplate } from '../../api/templates';
import { drafts } from '../../data/drafts';
import { knowPosition, refresh } from '../../data/queries';
import { useTexts } from '../../i18n/texts';
import { mayPublish } from '../../lib/roles';
import { hashOf } from '../../lib/route';
import { begunOf } from '../../lib/title';
import { Button } from '../../ui/Button';
import { NameDialog } from '../../ui/NameDialog';
import { NewPosition } from '../../ui/NewPosition';
import { BackTo, ScreenTitle } from '../../ui/ScreenTitle';
import { call } from './change';
import { DeleteDialog } from './DeleteDialog';
import styles from './Head.module.css';
import { remove } from './perform';

export interface TemplateHeadProps {
  readonly position: Position;
  readonly name: string;
  readonly role: Role;
}

/** A dialog about a template. */
type DialogName = 'use' | 'rename' | 'delete';

/** The name of a template, and what is done with it. */
export function TemplateHead({ position, name, role }: TemplateHeadProps) {
  const texts = useTexts();
  const [asked, setAsked] = useState<DialogName | null>(null);
  // A position begins with what the service has.
  const use = async () => {
    if (await drafts.save(position.id)) setAsked('use');
  };
  return (
    <div className={styles.head}>
      <div>
        <BackTo hash={hashOf({ screen: 'templates' })}>{texts.templates.back}</BackTo>
        <ScreenTitle>{name}</ScreenTitle>
        <p className={styles.hint}>{texts.templates.hint}</p>
      </div>
      <div className={styles.actions}>
        <Button kind="main" icon="add" onClick={() => void use()}>
          {texts.templates.use}
        </Button>
        <Button
          onClick={() => {
            setAsked('rename');
          }}
        >
          {texts.templates.rename}
        </Button>
        {mayPublish(role) && (
          <Button
            icon="delete"
            onClick={() => {
              setAsked('delete');
            }}
          >
            {texts.post.delete}
          </Button>
        )}
      </div>
      <Asked
        asked={asked}
        position={position}
        name={name}
        onClose={() => {
          setAsked(null);
        }}
      />
    </div>
  );
}

interface AskedProps extends Omit<TemplateHeadProps, 'role'> {
  readonly asked: DialogName | null;
  readonly onClose: () => void;
}

/** The dialog that is open. */
function Asked({ asked, position, name, onClose }: AskedProps) {
  const texts = useTexts();
  const begun = begunOf(position);
  switch (asked) {
    case 'use':
      return <NewPosition locales={begun} templates={[]} template={position} onClose={onClose} />;
    case 'rename':
      return (
        <NameDialog
          title={texts.templates.renameTitle}
          submit={texts.templates.submit}
          first={name}
          onSubmit={async (to) => {
            await knowPosition(await call(() => renameTemplate(position.id, to)));
            await refresh();
          }}
          onClose={onClose}
        />
      );
    case 'delete':
      return (
        <DeleteDialog
          position={position}
          title={name}
          onSubmit={() => remove(position, begun, texts)}
          onClose={onClose}
        />
      );
    default:
      return null;
  }
}
