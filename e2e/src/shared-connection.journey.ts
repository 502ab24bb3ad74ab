import { randomUUIDv7 } from 'node:crypto';
import type { Page } from '@playwright/test';
import { findOwner } from './booking-request.ts';
import { signInAs } from './checkout.ts';
import { openAs } from './open-as.ts';
import { createCaller } from './session-calls.ts';
import { createPerson } from './sign-in.ts';
import { expect, test, untilAlive } from './test.ts';

test('the tabs of a browser share one connection, which the next tab takes over', async ({
  page,
  browser,
  siteAddress,
  marketplace: { property },
}) => {
  const guest = await createPerson({ firstName: 'Oriane' });
  const owner = await findOwner(property.id);
  await signInAs(page, guest, siteAddress);
  const sockets: string[] = [];
  page.context().on('page', (opened) => opened.on('websocket', (socket) => sockets.push(socket.url())));
  const about = `/api/properties/${property.id}/conversations/${owner.userId}/1/messages`;
  await createCaller(page, siteAddress).put(`${about}/${randomUUIDv7()}`, { text: 'Is there a lift?' });

  const openThread = async () => {
    const tab = await page.context().newPage();
    await tab.goto(`/en/conversation/${property.id}/${owner.userId}/1`);
    await untilAlive(tab);
    await expect(tab.getByRole('log').getByRole('article')).toHaveCount(1);
    return tab;
  };
  const last = (tab: Page) => tab.getByRole('log').getByRole('article').last();
  const host = await openAs(browser, owner, siteAddress);
  const answer = (text: string) =>
    createCaller(host, siteAddress).put(
      `/api/properties/${property.id}/conversations/${guest.userId}/1/messages/${randomUUIDv7()}`,
      { text },
    );

  const first = await openThread();
  await expect.poll(() => sockets.length).toBe(1);
  const second = await openThread();
  await answer('Yes, beside the door.');
  await expect(last(first)).toContainText('Yes, beside the door.');
  await expect(last(second)).toContainText('Yes, beside the door.');
  expect(sockets).toHaveLength(1);

  await first.close();
  await expect.poll(() => sockets.length).toBe(2);
  await answer('And a cellar.');
  await expect(last(second)).toContainText('And a cellar.');
  await host.context().close();
});
