import { File } from 'node:buffer';

import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { accountOf, showDesk } from '../../test/render';
import { anEntry, aPosition } from '../../test/samples';
import { FakeService } from '../../test/service';

const BACKUP = '{"backup":"content-service"}\n{"sha256":"0"}\n';

const anOwner = () => {
  const service = new FakeService(aPosition('sound', { en: anEntry }));
  service.role = 'owner';
  return service;
};

/** A file that a request takes: those of jsdom are none to it. */
const aFile = (text: string) => new File([text], 'backup.jsonl') as unknown as globalThis.File;

/** Sends the form: jsdom does not see that its field has a file. */
const check = () => {
  const form = screen.getByRole('button', { name: 'Check the file' }).closest('form');
  if (form !== null) fireEvent.submit(form);
};

describe('a backup', () => {
  it('is downloaded with the password', async () => {
    const saved: Blob[] = [];
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = (blob: Blob) => {
          saved.push(blob);
          return 'blob:x';
        };
        static override revokeObjectURL = () => undefined;
      },
    );
    const user = showDesk(anOwner(), '/#/backup');
    const password = await screen.findByLabelText<HTMLInputElement>('Password');
    expect(accountOf(password)).toHaveValue('aki');
    await user.type(password, 'wrong{Enter}');
    expect(await screen.findByText('The name or password is wrong.')).toBeInTheDocument();
    await user.clear(password);
    await user.type(password, 'a good sentence{Enter}');
    expect(await screen.findByText('The backup is in your downloads.')).toBeInTheDocument();
    expect(saved).toHaveLength(1);
    vi.unstubAllGlobals();
  });

  it('is restored after what is lost was shown, and logs out', async () => {
    const service = anOwner();
    const user = showDesk(service, '/#/backup');
    const file = await screen.findByLabelText('File');
    await user.upload(file, aFile('x,y\n1,2\n'));
    check();
    expect(await screen.findByText('This file is not a backup of the desk.')).toBeInTheDocument();
    await user.upload(file, aFile(BACKUP));
    check();
    const dialog = await screen.findByRole('dialog', { name: 'Replace everything?' });
    expect(within(dialog).getByRole('row', { name: 'Users of the desk 2 2' })).toBeInTheDocument();
    expect(service.positions.size).toBe(1);
    expect(within(dialog).getByText(/^All webhooks are turned off/u)).toBeInTheDocument();
    await user.type(within(dialog).getByLabelText('Password'), 'a good sentence');
    await user.click(within(dialog).getByRole('button', { name: 'Replace everything' }));
    await user.click(await screen.findByRole('button', { name: 'Go to log-in' }));
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeInTheDocument();
    expect(service.positions.size).toBe(0);
  });
});
