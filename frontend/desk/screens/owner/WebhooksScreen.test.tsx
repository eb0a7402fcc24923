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
/** A service with a webhook of this name. */
const aWebhook = (...names: string[]) => {
  const service = aService();
  names.forEach((name, index) =>
    service.owned.webhooks.webhooks.push({
      id: `w${String(index + 1)}`,
      name,
      address: 'https://hooks.example/secret',
      language: 'en',
      events: ['published'],
      isOn: true,
      createdAt: '2026-01-31T09:00:00.000Z',
    }),
  );
  return service;
};
const inDialog = () => within(screen.getByRole('dialog'));
const rows = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

describe('the webhooks', () => {
  it('are made for some events, with a secret that is shown once', async () => {
    const service = aService();
    const user = showDesk(service, '/#/webhooks');
    expect(await screen.findByText('There are no webhooks yet.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'New webhook' }));
    await user.type(inDialog().getByLabelText('Who is told'), 'Recruiting');
    await user.type(inDialog().getByLabelText('Address'), 'https://hooks.example/secret');
    await user.selectOptions(inDialog().getByLabelText('Language of the messages'), 'Japanese');
    await user.click(inDialog().getByRole('checkbox', { name: 'Comments' }));
    await user.click(inDialog().getByRole('button', { name: 'Create webhook' }));
    expect(await inDialog().findByLabelText('Secret of Recruiting')).toHaveValue('whsec_w1');
    await user.click(inDialog().getByRole('button', { name: 'Close' }));
    expect(service.owned.webhooks.webhooks[0]).toMatchObject({
      name: 'Recruiting',
      language: 'jp',
      events: ['published', 'scheduled', 'notPublished', 'closed', 'review'],
      isOn: true,
    });
    // The rest of the address is a secret of many programs.
    expect(rows('Webhooks')[0]).toMatch(/^Recruitinghooks\.exampleOnPublished, Scheduled/u);
    expect(document.body).not.toHaveTextContent('hooks.example/secret');
  });

  it('tell something', async () => {
    const service = aWebhook('Team');
    const user = showDesk(service, '/#/webhooks');
    await user.click(await screen.findByRole('button', { name: 'Edit Team' }));
    await user.click(inDialog().getByRole('checkbox', { name: 'Published' }));
    await user.click(inDialog().getByRole('button', { name: 'Save' }));
    expect(
      await inDialog().findByText('Choose at least one thing that is told.'),
    ).toBeInTheDocument();
    expect(service.calls).not.toContain('PUT /webhooks/w1');
  });

  it('are turned off, and then no test is sent', async () => {
    const service = aWebhook('Team');
    const user = showDesk(service, '/#/webhooks');
    await user.click(await screen.findByRole('button', { name: 'Send a test to Team' }));
    expect(await screen.findByText('A test is on its way to Team.')).toBeInTheDocument();
    await waitFor(() => {
      expect(rows('Deliveries')[0]).toMatch(/^TestTeam .*On its way/u);
    });
    await user.click(screen.getByRole('button', { name: 'Edit Team' }));
    await user.click(inDialog().getByRole('checkbox', { name: 'On' }));
    await user.click(inDialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The webhook Team was saved.')).toBeInTheDocument();
    expect(service.owned.webhooks.webhooks[0]?.isOn).toBe(false);
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Send a test to Team' })).toBeNull();
    });
  });

  it('are removed when that is confirmed', async () => {
    const service = aWebhook('Team');
    const user = showDesk(service, '/#/webhooks');
    await user.click(await screen.findByRole('button', { name: 'Remove Team' }));
    expect(service.owned.webhooks.webhooks).toHaveLength(1);
    await user.click(inDialog().getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('There are no webhooks yet.')).toBeInTheDocument();
  });

  it('say whether Google is told too', async () => {
    const service = aService();
    service.owned.webhooks.hasIndexing = true;
    showDesk(service, '/#/webhooks');
    expect(await screen.findByText(/^Google is told of each page/u)).toBeInTheDocument();
  });
});

describe('the deliveries', () => {
  it('say what became of them, and are sent again', async () => {
    const service = aWebhook('Team', 'Other');
    const { webhooks } = service.owned;
    webhooks.deliver({ state: 'failed', tries: 30, fault: 'unreachable', nextTryAt: null });
    webhooks.deliver({ tries: 2, fault: 'status', status: 500 });
    webhooks.deliver({ webhook: null, event: 'URL_UPDATED', state: 'delivered', status: 200 });
    const user = showDesk(service, '/#/webhooks');
    // The titles come after the list.
    await screen.findByText('Page new or changed: Sound Designer');
    const [google, again, failed] = rows('Deliveries');
    expect(google).toMatch(/^Page new or changed: Sound DesignerGoogle .*Delivered /u);
    expect(again).toMatch(
      /^Published: Sound DesignerTeam .*Failed 2 times\. Next try: .*The response was 500\./u,
    );
    expect(failed).toMatch(/Given upThe address cannot be reached\./u);
    const buttons = screen.getAllByRole('button', {
      name: 'Send again: Published: Sound Designer',
    });
    await user.click(buttons[1] ?? document.body);
    expect(await screen.findByText('It is on its way again.')).toBeInTheDocument();
    await waitFor(() => {
      expect(rows('Deliveries')[2]).toContain('On its way');
    });
  });

  it('are shown page after page, and for one webhook', async () => {
    const service = aWebhook('Team', 'Other');
    const { webhooks } = service.owned;
    for (const webhook of ['w1', 'w1', 'w2', 'w1']) webhooks.deliver({ webhook });
    const user = showDesk(service, '/#/webhooks');
    await user.click(await screen.findByRole('button', { name: 'Show older deliveries' }));
    await waitFor(() => {
      expect(rows('Deliveries')).toHaveLength(4);
    });
    await user.selectOptions(screen.getByLabelText('Webhook'), 'Other');
    await waitFor(() => {
      expect(rows('Deliveries')).toHaveLength(1);
    });
  });
});
