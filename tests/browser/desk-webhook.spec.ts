/** An owner of the real program's desk makes a webhook, and a program on loopback is told what happens. */
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, test } from '@playwright/test';

import { axeProblemsInBothSchemes } from '../fixtures/axe';
import { callDesk, enterDraft, startDesk } from '../fixtures/desk-calls';

const POST = {
  title: 'Sound Designer',
  jobDescription: '<p>a</p>',
  requiredSkills: '<p>b</p>',
  preferredSkills: '<p>c</p>',
};

/** A delivery as it came. */
interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A program that is told; it refuses the first delivery. */
async function receiver(): Promise<{ server: Server; address: string; seen: Received[] }> {
  const seen: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      seen.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      response.writeHead(seen.length === 1 ? 500 : 204).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, address: `http://127.0.0.1:${String(port)}/hook`, seen };
}

/** The signature that a delivery must have. */
function signature({ headers, body }: Received, secret: string): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const [id, time] = [headers['webhook-id'], headers['webhook-timestamp']].map(String);
  const signed = [id, time, body].join('.');
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

test('a program is told, signed, of what an owner publishes', async ({ page }) => {
  const site = await startDesk({ CONTENT_DESK_WEBHOOKS_PRIVATE: 'on' });
  const { server, address, seen } = await receiver();
  try {
    await page.addInitScript(() => {
      localStorage.setItem('desk-language', 'en');
    });
    await page.goto(site.deskLink);
    await page.getByRole('link', { name: 'Manage', exact: true }).click();
    await page.getByRole('link', { name: 'Webhooks' }).click();
    await page.getByRole('button', { name: 'New webhook' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Who is told').fill('Recruiting');
    await dialog.getByLabel('Address').fill('http://10.0.0.1/hook');
    expect(await axeProblemsInBothSchemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Create webhook' }).click();
    await expect(dialog.getByRole('alert')).toContainText('must begin with https://');
    await dialog.getByLabel('Address').fill(address);
    await dialog.getByRole('button', { name: 'Create webhook' }).click();
    const secret = await dialog.getByLabel('Secret of Recruiting').inputValue();
    await page.keyboard.press('Escape');
    const deliveries = page.getByRole('list', { name: 'Deliveries' }).getByRole('listitem');

    // One that was not taken says why, and is sent again by hand.
    await page.getByRole('button', { name: 'Send a test to Recruiting' }).click();
    await expect(deliveries.first()).toContainText('The response was 500.', { timeout: 15_000 });
    await page.getByRole('button', { name: 'Send again: Test' }).click();
    await expect(deliveries.first()).toContainText('Delivered', { timeout: 15_000 });
    expect(seen[1]?.headers['webhook-id']).toBe(seen[0]?.headers['webhook-id']);

    await enterDraft(page, 'sound-designer', POST);
    const position = (await callDesk(page, 'GET', '/positions/sound-designer')) as {
      locales: { en: { revision: string } };
    };
    await callDesk(page, 'POST', '/positions/sound-designer/actions', {
      action: 'publish',
      locales: ['en'],
      revisions: { en: position.locales.en.revision },
    });
    await expect.poll(() => seen.length, { timeout: 15_000 }).toBe(3);
    const told = seen[2];
    if (told === undefined) throw new Error('nothing was told');
    expect(told.headers['webhook-signature']).toBe(signature(told, secret));
    expect(JSON.parse(told.body)).toMatchObject({
      type: 'published',
      data: { position: 'sound-designer', isUpdate: false },
    });
    expect(told.body).toContain('“Sound Designer” was published by owner (English). http');
    await expect(deliveries.first()).toContainText('Published: ', { timeout: 15_000 });
    expect(await axeProblemsInBothSchemes(page)).toEqual([]);
  } finally {
    server.close();
    await site.stop();
  }
});
