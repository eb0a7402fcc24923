import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { showDesk } from '../../test/render';
import { FakeService } from '../../test/service';

const inDialog = () => within(screen.getByRole('dialog'));

it('is turned on by password and code, and shows the recovery codes once', async () => {
  const service = new FakeService();
  const user = showDesk(service, '/#/account');
  await user.click(
    await screen.findByRole('button', { name: 'Turn on two-factor authentication' }),
  );
  await user.type(inDialog().getByLabelText('Password'), 'wrong{Enter}');
  expect(await inDialog().findByText('The name or password is wrong.')).toBeInTheDocument();
  await user.clear(inDialog().getByLabelText('Password'));
  await user.type(inDialog().getByLabelText('Password'), 'a good sentence{Enter}');
  const picture = await inDialog().findByRole('img', { name: /^QR code/u });
  expect(picture.querySelector('path')).toHaveAttribute('d', 'M4 4h7v1h-7z');
  expect(inDialog().getByText('GEZD GNBV GY3T QOJQ')).toBeInTheDocument();
  const code = inDialog().getByLabelText('Code');
  expect(code).toHaveFocus();
  await user.type(code, '000000{Enter}');
  expect(await inDialog().findByText(/^The code is wrong/u)).toBeInTheDocument();
  await user.clear(code);
  await user.type(code, '123456{Enter}');
  expect(await inDialog().findByText('aaaa-bbbb-cccc-dddd')).toBeInTheDocument();
  expect(inDialog().queryByRole('button', { name: 'Close' })).toBeNull();
  await user.click(inDialog().getByRole('button', { name: 'I have saved them' }));
  expect(
    await screen.findByRole('button', { name: 'Turn off two-factor authentication' }),
  ).toBeInTheDocument();
});

it('is turned off by password and code', async () => {
  const service = new FakeService();
  service.totp.isOn = true;
  const user = showDesk(service, '/#/account');
  await user.click(
    await screen.findByRole('button', { name: 'Turn off two-factor authentication' }),
  );
  await user.type(inDialog().getByLabelText('Password'), 'a good sentence');
  await user.type(inDialog().getByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText('Two-factor authentication is off.')).toBeInTheDocument();
  expect(service.totp.isOn).toBe(false);
});

it('is asked for after the password', async () => {
  const service = new FakeService();
  service.isLoggedIn = false;
  service.totp.isOn = true;
  const user = showDesk(service);
  await user.type(await screen.findByLabelText('Name'), 'aki');
  expect(screen.queryByLabelText('Code')).toBeNull();
  await user.type(screen.getByLabelText('Password'), 'a good sentence{Enter}');
  const code = await screen.findByLabelText('Code');
  expect(code).toHaveFocus();
  await user.type(code, '123456{Enter}');
  expect(await screen.findByRole('heading', { name: 'Positions' })).toBeInTheDocument();
});

it('is asked for by a link that sets a password', async () => {
  const service = new FakeService();
  service.isLoggedIn = false;
  service.totp.isOn = true;
  const user = showDesk(service, '/link#good');
  await user.type(await screen.findByLabelText('New password'), 'a good sentence{Enter}');
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByRole('heading', { name: 'Positions' })).toBeInTheDocument();
});

it('has new recovery codes by password and code, which are shown once', async () => {
  const service = new FakeService();
  service.totp.isOn = true;
  const user = showDesk(service, '/#/account');
  await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  await user.type(inDialog().getByLabelText('Password'), 'a good sentence');
  await user.type(inDialog().getByLabelText('Code'), '000000{Enter}');
  expect(await inDialog().findByText(/^The code is wrong/u)).toBeInTheDocument();
  await user.clear(inDialog().getByLabelText('Code'));
  await user.type(inDialog().getByLabelText('Code'), '123456{Enter}');
  expect(await inDialog().findByText('iiii-jjjj-kkkk-llll')).toBeInTheDocument();
  expect(inDialog().queryByRole('button', { name: 'Close' })).toBeNull();
});
