import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { accountOf, showDesk } from '../test/render';
import { anEntry, aMissingEntry, aPosition } from '../test/samples';
import { FakeService } from '../test/service';

const aService = () => new FakeService(aPosition('sound', { en: anEntry, jp: aMissingEntry }));

describe('the log-in', () => {
  it('opens the desk with the right password, and says what is wrong with another', async () => {
    const service = aService();
    service.isLoggedIn = false;
    const user = showDesk(service);
    await user.type(await screen.findByLabelText('Name'), 'aki');
    await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    expect(await screen.findByText('The name or password is wrong.')).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Password'));
    await user.type(screen.getByLabelText('Password'), 'a good sentence{Enter}');
    expect(await screen.findByRole('link', { name: 'Sound Designer' })).toBeInTheDocument();
  });

  it('is by a one-time link the first time, which leaves the address', async () => {
    const service = aService();
    service.isLoggedIn = false;
    const user = showDesk(service, '/link#good');
    const password = await screen.findByLabelText<HTMLInputElement>('New password');
    expect(accountOf(password)).toHaveValue('aki');
    await user.type(password, 'a good sentence{Enter}');
    expect(await screen.findByRole('heading', { name: 'Positions' })).toBeInTheDocument();
    expect(location.href).not.toContain('good');
  });

  it('leads on from a link that is used up', async () => {
    const service = aService();
    service.isLoggedIn = false;
    const user = showDesk(service, '/link#old');
    await user.click(await screen.findByRole('button', { name: 'Go to log-in' }));
    expect(await screen.findByLabelText('Name')).toBeInTheDocument();
  });

  it('says that the service does not respond', async () => {
    const service = aService();
    service.isReachable = false;
    const user = showDesk(service);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    service.isReachable = true;
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'Sound Designer' })).toBeInTheDocument();
  });

  it('says where cookies are blocked that it needs them, and only there', async () => {
    const service = aService();
    service.isLoggedIn = false;
    const cookies = vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    showDesk(service);
    await screen.findByLabelText('Name');
    expect(screen.getByText(/This browser blocks cookies/u)).toBeInTheDocument();
    cleanup();
    cookies.mockReturnValue(true);
    showDesk(service);
    await screen.findByLabelText('Name');
    expect(screen.queryByText(/blocks cookies/u)).toBeNull();
  });

  it('is wanted again after a log-out', async () => {
    const user = showDesk(aService());
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeInTheDocument();
  });
});

describe('the bar', () => {
  it('changes the language', async () => {
    const user = showDesk(aService());
    await user.selectOptions(await screen.findByLabelText('Language'), '日本語');
    expect(await screen.findByRole('heading', { name: '募集一覧' })).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('ja');
  });

  it('says that there is no network', async () => {
    showDesk(aService());
    await screen.findByRole('heading', { name: 'Positions' });
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    window.dispatchEvent(new Event('offline'));
    expect(await screen.findByText(/^No connection\./u)).toBeInTheDocument();
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => {
      expect(screen.queryByText(/^No connection\./u)).toBeNull();
    });
  });
});

describe('the account', () => {
  it('ends a session of another browser', async () => {
    const service = aService();
    const user = showDesk(service, '/#/account');
    await user.click(await screen.findByRole('button', { name: 'End this session' }));
    await waitFor(() => {
      expect(service.calls).toContain('DELETE /sessions/2');
    });
  });
});
