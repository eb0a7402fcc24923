import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { showDesk } from '../../test/render';
import { anEntry, aPosition } from '../../test/samples';
import { FakeService } from '../../test/service';

const aService = () =>
  new FakeService(
    ...['Sound', 'Code', 'Stage'].map((title) =>
      aPosition(title.toLowerCase(), { en: { ...anEntry, title } }),
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
