import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { showDesk } from '../../test/render';
import { anEntry, aPosition } from '../../test/samples';
import { FakeService } from '../../test/service';

/** A service whose user is an owner. */
const aService = () => {
  const service = new FakeService(aPosition('sound', { en: anEntry }));
  service.role = 'owner';
  return service;
};
const inDialog = () => within(screen.getByRole('dialog'));
const rows = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

describe('the screens of owners', () => {
  it('are in the menu of owners alone', async () => {
    const service = aService();
    showDesk(service);
    expect(await screen.findByRole('link', { name: 'Manage' })).toBeInTheDocument();
  });

  it('say to others whom to ask, and call nothing', async () => {
    const service = aService();
    service.role = 'publisher';
    showDesk(service, '/#/users');
    expect(await screen.findByText(/^Only owners see this page/u)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Manage' })).toBeNull();
    expect(service.calls).not.toContain('GET /users');
  });
});

describe('the users', () => {
  it('are added with a role, and with a link that is shown once', async () => {
    const service = aService();
    const user = showDesk(service, '/#/users');
    await user.click(await screen.findByRole('button', { name: 'Add user' }));
    await user.type(inDialog().getByLabelText('Name'), 'emma');
    await user.selectOptions(inDialog().getByLabelText('Role'), 'publisher');
    await user.click(inDialog().getByRole('button', { name: 'Add and create link' }));
    const link = await inDialog().findByLabelText('Link for emma');
    expect(link).toHaveValue('https://desk.test/link#text1');
    expect(link).toHaveFocus();
    await user.click(inDialog().getByRole('button', { name: 'Copy' }));
    expect(await inDialog().findByText('Copied.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('https://desk.test/link#text1');
    await user.click(inDialog().getByRole('button', { name: 'Close' }));
    expect(rows('Users').at(-1)).toContain('has not set a password yet');
    expect(service.owned.users.get('emma')?.role).toBe('publisher');
  });

  it('are not added twice', async () => {
    const user = showDesk(aService(), '/#/users');
    await user.click(await screen.findByRole('button', { name: 'Add user' }));
    await user.type(inDialog().getByLabelText('Name'), 'bo{Enter}');
    expect(await screen.findByText('This name or address is already taken.')).toBeInTheDocument();
  });

  it('get another role, a new link, and are removed when that is confirmed', async () => {
    const service = aService();
    const user = showDesk(service, '/#/users');
    await user.click(await screen.findByRole('button', { name: 'Change role of bo' }));
    await user.selectOptions(inDialog().getByLabelText('Role'), 'owner');
    await user.click(inDialog().getByRole('button', { name: 'Change role' }));
    expect(await screen.findByText('The role of bo is now owner.')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'New link for bo' }));
    await user.click(inDialog().getByRole('button', { name: 'Create link' }));
    expect(await inDialog().findByLabelText('Link for bo')).toHaveValue(
      'https://desk.test/link#text1',
    );
    await user.click(inDialog().getByRole('button', { name: 'Close' }));
    service.owned.setRole('bo', 'editor');
    await user.click(screen.getByRole('button', { name: 'Remove bo' }));
    expect(service.owned.users.has('bo')).toBe(true);
    await user.click(inDialog().getByRole('button', { name: 'Remove' }));
    await waitFor(() => {
      expect(rows('Users')).toHaveLength(1);
    });
  });

  it('keep their only owner, also where the page has not seen that there is one left', async () => {
    const service = aService();
    const user = showDesk(service, '/#/users');
    expect(await screen.findByText('owner (the only owner)')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove aki' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove bo' }));
    service.owned.setRole('bo', 'owner');
    await user.click(inDialog().getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('There must be at least one owner.')).toBeInTheDocument();
  });
});

describe('the keys', () => {
  it('are made for some collections, shown once, and revoked', async () => {
    const service = aService();
    const user = showDesk(service, '/#/keys');
    expect(await screen.findByText('There are no keys yet.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'New key' }));
    await user.type(inDialog().getByLabelText('What it is for'), 'mirror{Enter}');
    expect(await inDialog().findByText(/^Choose a right/u)).toBeInTheDocument();
    await user.selectOptions(inDialog().getByLabelText('Positions in English'), 'write');
    await user.click(inDialog().getByRole('button', { name: 'Create key' }));
    expect(await inDialog().findByLabelText('Key mirror')).toHaveValue('axk_1_text');
    await user.click(inDialog().getByRole('button', { name: 'Close' }));
    expect(service.owned.keys[0]?.scopes).toEqual({ 'RecruitPosts-EN': 'write' });
    expect(rows('API keys')[0]).toMatch(
      /^mirrorPositions in English: reads and writes drafts.*never used/u,
    );
    await user.click(screen.getByRole('button', { name: 'Revoke mirror' }));
    await user.click(inDialog().getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText(/^revoked /u)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Revoke mirror' })).toBeNull();
  });
});

describe('the members', () => {
  const aMember = (id: string) => ({
    id,
    email: `${id}@example.com`,
    createdAt: '2026-01-31T09:00:00.000Z',
    awaitsVerification: id === 'ben',
  });

  it('are let in, or refused when that is confirmed', async () => {
    const service = aService();
    service.owned.members = [aMember('ann'), aMember('ben')];
    const user = showDesk(service, '/#/members');
    await user.click(await screen.findByRole('button', { name: 'Approve ann@example.com' }));
    expect(await screen.findByText('ann@example.com may log in now.')).toBeInTheDocument();
    expect(screen.getByText('has not confirmed their address yet')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Refuse ben@example.com' }));
    expect(service.owned.members).toHaveLength(1);
    await user.click(inDialog().getByRole('button', { name: 'Refuse' }));
    expect(await screen.findByText('No one is waiting.')).toBeInTheDocument();
    expect(service.owned.entries.map(({ action }) => action)).toEqual([
      'blockMember',
      'approveMember',
    ]);
  });

  it('have no screen where the service has none', async () => {
    const service = aService();
    showDesk(service, '/#/members');
    expect(await screen.findByRole('heading', { name: 'Users' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Members' })).toBeNull();
    expect(service.calls).not.toContain('GET /members');
  });
});

describe('the list of what was done', () => {
  it('has sentences, more of them on demand, and is narrowed by user and action', async () => {
    const service = aService();
    for (const id of ['one', 'two', 'three']) service.owned.note('bo', 'delete', id);
    service.owned.note('aki', 'publish', 'sound jp');
    const user = showDesk(service, '/#/audit');
    expect(await screen.findByText(/published “Sound Designer” in Japanese/u)).toBeInTheDocument();
    expect(rows('Activity log')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Show older entries' }));
    expect(await screen.findByText(/deleted the position “one”/u)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show older entries' })).toBeNull();
    await user.selectOptions(screen.getByLabelText('Who'), 'aki');
    await waitFor(() => {
      expect(rows('Activity log')).toHaveLength(1);
    });
    await user.selectOptions(screen.getByLabelText('What'), 'Log-in');
    expect(await screen.findByText('Nothing matches.')).toBeInTheDocument();
  });

  it('has titles of positions that are gone or elsewhere, and devices of log-ins', async () => {
    const service = aService();
    service.owned.titles = { gone: { en: 'Gone Artist', jp: '消えた' } };
    service.owned.note('bo', 'publish', 'gone en');
    service.owned.note('aki', 'logIn', 'aki (Mozilla/5.0 (Macintosh) Firefox/140.0)');
    showDesk(service, '/#/audit');
    expect(await screen.findByText(/published “Gone Artist” in English/u)).toBeInTheDocument();
    expect(screen.getByText(/logged in \(Firefox on Mac\)/u)).toBeInTheDocument();
  });
});
