import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { showDesk } from '../../test/render';
import { anEntry, aMissingEntry, aPosition } from '../../test/samples';
import { FakeService } from '../../test/service';

const aService = () =>
  new FakeService(
    aPosition('sound', { en: anEntry, jp: aMissingEntry }),
    aPosition('light', { en: anEntry, jp: aMissingEntry }),
  );

it('has what was deleted, by whom and for how long, and brings it back', async () => {
  const service = aService();
  const user = showDesk(service, '/#/position/sound');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('link', { name: 'Trash' }));
  const list = within(await screen.findByRole('list', { name: 'Trash' }));
  expect(list.getByText(/^Deleted .* by aki\. Kept until /u)).toBeInTheDocument();
  await user.click(list.getByRole('button', { name: 'Restore Sound Designer' }));
  expect(await screen.findByText('Sound Designer has been restored.')).toBeInTheDocument();
  expect(await screen.findByText('The trash is empty.')).toBeInTheDocument();
  expect(service.positions.has('sound')).toBe(true);
});

it('takes a position whose only draft is discarded, and gives it back', async () => {
  const service = aService();
  const user = showDesk(service, '/#/position/sound');
  await user.click(await screen.findByRole('button', { name: 'Discard changes of English' }));
  expect(await screen.findByText('Sound Designer is deleted.')).toBeInTheDocument();
  expect(service.positions.has('sound')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Sound Designer has been restored.')).toBeInTheDocument();
  expect(service.positions.get('sound')?.locales['en']?.draft?.title).toBe('Sound Designer');
});
