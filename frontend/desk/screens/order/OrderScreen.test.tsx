import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { showDesk } from '../../test/render';
import { anEntry, aPosition } from '../../test/samples';
import { FakeService } from '../../test/service';

const seen = { ...anEntry, state: 'published' as const, isPublished: true };
const aService = (...drafts: string[]) =>
  new FakeService(
    ...['Sound', 'Code', 'Stage', ...drafts].map((title) =>
      aPosition(title.toLowerCase(), {
        en: { ...(drafts.includes(title) ? anEntry : seen), title },
      }),
    ),
  );
const places = () =>
  within(screen.getByRole('list', { name: 'Order on the site' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the order', () => {
  it('is changed by buttons, which keep the focus, and is read out', async () => {
    const service = aService();
    const user = showDesk(service, '/#/order');
    expect(await screen.findByText(/No order has been set/u)).toBeInTheDocument();
    const down = screen.getByRole('button', { name: 'Move Sound down' });
    await user.click(down);
    expect(places()).toEqual(['Code', 'Sound', 'Stage']);
    expect(screen.getByRole('button', { name: 'Move Sound down' })).toHaveFocus();
    expect(screen.getByText('Sound: place 2 of 3')).toBeInTheDocument();
    expect(await screen.findByText('The order is saved.')).toBeInTheDocument();
    await user.keyboard('{Home}');
    expect(places()).toEqual(['Sound', 'Code', 'Stage']);
    await user.keyboard('{End}');
    expect(places()).toEqual(['Code', 'Stage', 'Sound']);
    // There is no further place.
    await user.keyboard('{Enter}');
    expect(places()).toEqual(['Code', 'Stage', 'Sound']);
    await screen.findByText('The order is saved.');
    expect(service.order.positions).toEqual(['code', 'stage', 'sound']);
  });

  it('leaves the focus where it is after a press that moved nothing', async () => {
    const user = showDesk(aService(), '/#/order');
    const up = await screen.findByRole('button', { name: 'Move Sound up' });
    await user.click(up);
    await user.click(screen.getByRole('button', { name: /^Stage: place 3/u }));
    const place = screen.getByLabelText('Place, from 1 to 3');
    await user.clear(place);
    await user.type(place, '1{Enter}');
    expect(places()).toEqual(['Stage', 'Sound', 'Code']);
    expect(up).not.toHaveFocus();
  });

  it('is changed by a number', async () => {
    const service = aService();
    const user = showDesk(service, '/#/order');
    const number = await screen.findByRole('button', {
      name: 'Sound: place 1. Move to another place',
    });
    await user.click(number);
    const dialog = screen.getByRole('dialog', { name: 'Move Sound' });
    const place = within(dialog).getByLabelText('Place, from 1 to 3');
    expect(place).toHaveValue(1);
    await user.clear(place);
    await user.type(place, '3{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(places()).toEqual(['Code', 'Stage', 'Sound']);
    expect(screen.getByText('Sound: place 3 of 3')).toBeInTheDocument();
    await screen.findByText('The order is saved.');
    expect(service.order.positions).toEqual(['code', 'stage', 'sound']);
  });

  it('is changed by the name of another position, which is found with a typing error', async () => {
    const user = showDesk(aService(), '/#/order');
    await user.click(await screen.findByRole('button', { name: /^Sound: place 1/u }));
    const dialog = screen.getByRole('dialog', { name: 'Move Sound' });
    await user.type(within(dialog).getByLabelText(/beside another/u), 'stgae');
    expect(within(dialog).getByText('No exact match. These are similar:')).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Before Code' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Before Stage' }));
    expect(places()).toEqual(['Code', 'Sound', 'Stage']);
  });

  it('is searched, and keeps the places of what is found', async () => {
    const user = showDesk(aService(), '/#/order');
    await screen.findByRole('link', { name: 'Sound' });
    await user.keyboard('/stage');
    await waitFor(() => {
      expect(places()).toEqual(['Stage']);
    });
    await user.click(screen.getByRole('button', { name: 'Move Stage up' }));
    expect(screen.getByText('Stage: place 2 of 3')).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Search'));
    await waitFor(() => {
      expect(places()).toEqual(['Sound', 'Stage', 'Code']);
    });
  });

  it('has what visitors do not see apart, with the place that each takes', async () => {
    const service = aService('Later', 'Never');
    service.orderElsewhere(['sound', 'later', 'never', 'code', 'stage']);
    const user = showDesk(service, '/#/order');
    expect(await screen.findByRole('link', { name: 'Sound' })).toBeInTheDocument();
    expect(places()).toEqual(['Sound', 'Code', 'Stage']);
    await user.click(screen.getByRole('button', { name: 'Not on the site (2)' }));
    expect(places()).toEqual(['Later', 'Never']);
    await user.click(
      screen.getByRole('button', {
        name: 'Never: place 2 once it is on the site. Move to another place',
      }),
    );
    const place = screen.getByLabelText('Place, from 1 to 4');
    await user.clear(place);
    await user.type(place, '4{Enter}');
    await screen.findByText('The order is saved.');
    expect(service.order.positions).toEqual(['sound', 'later', 'code', 'stage', 'never']);
    await user.click(screen.getByRole('button', { name: 'Move Never up' }));
    await waitFor(() => {
      expect(service.order.positions).toEqual(['sound', 'later', 'code', 'never', 'stage']);
    });
  });

  it('of positions that visitors do not see yet counts all of them', async () => {
    const service = aService();
    for (const [id, { locales }] of service.positions)
      service.positions.set(
        id,
        aPosition(id, { en: { ...anEntry, title: locales['en']?.title ?? '' } }),
      );
    const user = showDesk(service, '/#/order');
    await user.click(await screen.findByRole('button', { name: 'Move Sound down' }));
    expect(screen.getByText('Sound: place 2 of 3')).toBeInTheDocument();
    expect(places()).toEqual(['Code', 'Sound', 'Stage']);
    expect(screen.queryByRole('group', { name: 'Which positions' })).toBeNull();
  });

  it('goes back to that of creation, and can be undone', async () => {
    const service = aService();
    service.orderElsewhere(['stage', 'sound', 'code']);
    const user = showDesk(service, '/#/order');
    await user.click(
      await screen.findByRole('button', { name: 'Return to the order of creation' }),
    );
    expect(await screen.findByText(/No order has been set/u)).toBeInTheDocument();
    expect(service.order.isSet).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The order is saved.')).toBeInTheDocument();
    expect(places()).toEqual(['Stage', 'Sound', 'Code']);
  });

  it('of somebody else takes the place of this one, and says so', async () => {
    const service = aService();
    const user = showDesk(service, '/#/order');
    const down = await screen.findByRole('button', { name: 'Move Sound down' });
    service.orderElsewhere(['stage', 'code', 'sound']);
    await user.click(down);
    expect(await screen.findByText(/Someone else changed the order/u)).toBeInTheDocument();
    expect(places()).toEqual(['Stage', 'Code', 'Sound']);
  });

  it('is shown to editors, who cannot change it', async () => {
    const service = aService();
    service.role = 'editor';
    showDesk(service, '/#/order');
    expect(await screen.findByRole('link', { name: 'Sound' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Move/u })).toBeNull();
    expect(screen.getByText('Publishers and owners change the order.')).toBeInTheDocument();
  });
});
