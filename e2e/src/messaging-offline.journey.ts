import type { ConversationMessage, MessagePage } from '@moien/contract';
import type { Page } from '@playwright/test';
import { findOwner } from './booking-request.ts';
import { signInAs } from './checkout.ts';
import { createCaller } from './session-calls.ts';
import { createPerson } from './sign-in.ts';
import { expect, test, untilAlive } from './test.ts';

// What a page asks for while there is no connection fails, which is the point.
test.use({ expectedProblems: /Failed to load resource: net::ERR_|could not be|WebSocket connection/ });

const WEEK_MILLISECONDS = 7 * 24 * 60 * 60_000;

const log = (page: Page) => page.getByRole('log');

type Opened = { page: Page; siteAddress: string; propertyId: string };

async function openThread({ page, siteAddress, propertyId }: Opened) {
  const guest = await createPerson({ firstName: 'Ondine' });
  const owner = await findOwner(propertyId);
  await signInAs(page, guest, siteAddress);
  await page.goto(`/en/conversation/${propertyId}/${owner.userId}/1`);
  await untilAlive(page);
  const field = page.getByRole('textbox', { name: `Message to ${owner.firstName}` });
  const write = async (text: string) => {
    await field.fill(text);
    await page.keyboard.press('Enter');
  };
  /** Of the server. */
  const messages = async (): Promise<ConversationMessage[]> => {
    const { get } = createCaller(page, siteAddress);
    const { conversation } = await get<{ conversation: { id: string } | null }>(
      `/api/properties/${propertyId}/conversations/${owner.userId}/1`,
    );
    if (!conversation) return [];
    return (await get<MessagePage>(`/api/conversations/${conversation.id}/messages`)).messageArray;
  };
  const texts = async () => (await messages()).map(({ text }) => text);
  return { write, texts };
}

test('what is written without a connection is sent once and in order after a week', async ({
  page,
  context,
  siteAddress,
  marketplace: { property },
}) => {
  const { write, texts } = await openThread({ page, siteAddress, propertyId: property.id });
  await write('Before the tunnel.');
  await expect(log(page).getByText('Sent')).toBeAttached();

  await page.clock.install();
  await context.setOffline(true);
  await write('In the tunnel.');
  await write('Still in the tunnel.');
  await expect(log(page).getByText('Will be sent when you’re back online').first()).toBeVisible();
  expect(await texts()).toEqual(['Before the tunnel.']);

  await page.clock.fastForward(WEEK_MILLISECONDS);
  await context.setOffline(false);
  // A failed send is tried again after a pause; on a slow machine several fail.
  const later = async () => {
    await page.clock.runFor(60_000);
    return texts();
  };
  await expect.poll(later).toEqual(['Before the tunnel.', 'In the tunnel.', 'Still in the tunnel.']);
  await expect(log(page).getByRole('article')).toHaveCount(3);
  await expect(log(page).getByText('Will be sent when you’re back online')).toHaveCount(0);
});

test('a page that is reloaded while it sends, twice, sends each message once', async ({
  page,
  siteAddress,
  marketplace: { property },
}) => {
  const { write, texts } = await openThread({ page, siteAddress, propertyId: property.id });
  // The server takes the message, and the page never hears of it.
  let taken = 0;
  await page.route('**/messages/*', async (route) => {
    if (route.request().method() !== 'PUT' || taken > 1) return route.continue();
    taken += 1;
    await route.fetch();
    await route.abort();
  });
  for (const text of ['First.', 'Second.']) {
    await write(text);
    await expect(log(page).getByText(text)).toBeVisible();
    await expect.poll(() => taken).toBeGreaterThan(0);
    await page.reload();
    await untilAlive(page);
  }
  await expect(log(page).getByText('Sent')).toBeAttached();
  await expect.poll(texts).toEqual(['First.', 'Second.']);
  await expect(log(page).getByRole('article')).toHaveCount(2);
});
