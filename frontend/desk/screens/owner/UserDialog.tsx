import { useState } from 'react';
import type { ReactNode } from 'react';

import { ownerService } from '../../api/owner';
import type { UserLink } from '../../api/owner';
import type { Role, User } from '../../api/types';
import { refreshOwned } from '../../data/owner';
import { fill } from '../../../src/i18n/fill';
import { useTexts, useTime } from '../../i18n/texts';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { Form } from '../../ui/Form';
import { notify } from '../../ui/Notices';
import { ShownOnce } from '../../ui/ShownOnce';

/** All roles, the least one first. */
const ROLES: readonly Role[] = ['editor', 'publisher', 'owner'];

/** What a name may be, as the service has it. */
const NAME_PATTERN = '[a-z0-9]+([._\\-][a-z0-9]+)*';

/** What an owner is about to do with a user. */
export type UserTask =
  | { readonly kind: 'add' }
  | { readonly kind: 'role' | 'link' | 'remove'; readonly user: User };

export interface UserDialogProps {
  readonly task: UserTask;
  readonly onClose: () => void;
}

/** Asks for what the task needs, and does it. */
export function UserDialog({ task, onClose }: UserDialogProps) {
  switch (task.kind) {
    case 'add':
      return <AddDialog onClose={onClose} />;
    case 'link':
      return <NewLinkDialog user={task.user} onClose={onClose} />;
    case 'role':
      return <RoleDialog user={task.user} onClose={onClose} />;
    case 'remove':
      return <RemoveDialog user={task.user} onClose={onClose} />;
  }
}

function AddDialog({ onClose }: Pick<UserDialogProps, 'onClose'>) {
  const texts = useTexts();
  return (
    <LinkDialog
      title={texts.users.add}
      submit={texts.users.addSubmit}
      make={(value) => ownerService.addUser(value('name').trim(), roleOf(value('role')))}
      onClose={onClose}
    >
      <Field label={texts.login.name} hint={texts.users.nameHint}>
        {(control) => (
          <input
            {...control}
            name="name"
            required
            autoCapitalize="none"
            autoComplete="off"
            pattern={NAME_PATTERN}
            maxLength={64}
          />
        )}
      </Field>
      <RoleField initial="editor" />
    </LinkDialog>
  );
}

interface OneUserProps {
  readonly user: User;
  readonly onClose: () => void;
}

function NewLinkDialog({ user: { name }, onClose }: OneUserProps) {
  const texts = useTexts();
  return (
    <LinkDialog
      title={fill(texts.users.newLinkOf, { name })}
      submit={texts.users.makeLink}
      make={() => ownerService.makeLink(name)}
      onClose={onClose}
    >
      <p>{texts.users.newLinkHint}</p>
    </LinkDialog>
  );
}

function RoleDialog({ user: { name, role }, onClose }: OneUserProps) {
  const texts = useTexts();
  return (
    <ConfirmDialog
      title={fill(texts.users.changeRoleOf, { name })}
      submit={texts.users.changeRole}
      onClose={onClose}
      onSubmit={async (value) => {
        const next = roleOf(value('role'));
        await ownerService.changeUser(name, next);
        await refreshOwned('users');
        notify(fill(texts.users.roleChanged, { name, role: texts.roles[next] }));
      }}
    >
      <RoleField initial={role} />
      <p>{fill(texts.users.changeRoleHint, { name })}</p>
    </ConfirmDialog>
  );
}

function RemoveDialog({ user: { name }, onClose }: OneUserProps) {
  const texts = useTexts();
  return (
    <ConfirmDialog
      title={fill(texts.users.removeOf, { name })}
      submit={texts.users.remove}
      onClose={onClose}
      onSubmit={async () => {
        await ownerService.removeUser(name);
        await refreshOwned('users');
        notify(fill(texts.users.removed, { name }));
      }}
    >
      <p>{fill(texts.users.removeHint, { name })}</p>
    </ConfirmDialog>
  );
}

interface LinkDialogProps {
  readonly title: string;
  readonly submit: string;
  readonly make: (value: (name: string) => string) => Promise<UserLink>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form that makes a link, and the link in its place. */
function LinkDialog({ title, submit, make, onClose, children }: LinkDialogProps) {
  const texts = useTexts();
  const time = useTime();
  const [link, setLink] = useState<UserLink | null>(null);
  return (
    <Dialog title={title} onClose={onClose} closeLabel={texts.app.close}>
      {link === null ? (
        <Form
          onSubmit={async (value) => {
            setLink(await make(value));
            await refreshOwned('users');
          }}
        >
          {children}
          <Button type="submit" kind="main">
            {submit}
          </Button>
        </Form>
      ) : (
        <ShownOnce
          label={fill(texts.users.link, { name: link.user.name })}
          value={link.address}
          note={fill(texts.users.linkNote, {
            name: link.user.name,
            time: time(link.expiresAt),
          })}
        />
      )}
    </Dialog>
  );
}

/** The roles, each with what it may do. */
function RoleField({ initial }: { readonly initial: Role }) {
  const texts = useTexts();
  const [chosen, setChosen] = useState(initial);
  return (
    <Field label={texts.users.role} hint={texts.roleHints[chosen]}>
      {(control) => (
        <select
          {...control}
          name="role"
          value={chosen}
          onChange={({ target }) => {
            setChosen(roleOf(target.value));
          }}
        >
          {ROLES.map((each) => (
            <option key={each} value={each}>
              {texts.roles[each]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

const roleOf = (name: string): Role => ROLES.find((role) => role === name) ?? 'editor';
