import { randomUUIDv7 } from 'node:crypto';
import type { Page } from '@playwright/test';
import { findOwner } from './booking-request.ts';
import { signInAs } from './checkout.ts';
import { openAs } from './open-as.ts';
import { createCaller } from './session-calls.ts';
import { createPerson } from './sign-in.ts';
import { expect, resize, test, untilAlive } from './test.ts';

// A message that is refused is an answer like any other to the page, and an error to the browser.
test.use({ expectedProblems: /status of 409/ });

const thread = (page: Page) => page.getByRole('log');
const field = (page: Page, name: string) => page.getByRole('textbox', { name: `Message to ${name}` });

test('guest and host write to each other', async ({ page, browser, siteAddress, marketplace: { property } }, {
  testId,
}) => {
  const guest = await createPerson({ firstName: `Odette${testId.slice(-4)}` });
  const owner = await findOwner(property.id);
  await signInAs(page, guest, siteAddress);

  await page.goto(`/en/property/${property.id}`);
  await untilAlive(page);
  await page
    .getByRole('link', { name: `Ask ${owner.firstName}` })
    .first()
    .click();
  await expect(page).toHaveURL(`/en/conversation/${property.id}/${owner.userId}/1`);
  await expect(page.getByText(`Say hello and ask ${owner.firstName}`, { exact: false })).toBeVisible();
  await field(page, owner.firstName).fill('Is there a lift?');
  await page.keyboard.press('Enter');
  await expect(thread(page).getByRole('article')).toContainText('Is there a lift?');
  await expect(thread(page).getByText('Sent')).toBeAttached();

  const other = await openAs(browser, owner, siteAddress);
  await other.goto('/en/dashboard/conversation?view=unread');
  await untilAlive(other);
  await other.getByRole('link', { name: guest.firstName }).click();
  await expect(thread(other).getByRole('article').last()).toContainText('Is there a lift?');
  await field(other, guest.firstName).fill('Yes, right beside the door.');
  await other.getByRole('button', { name: 'Send' }).click();
  await expect(thread(other).getByRole('article')).toHaveCount(2);

  // Without a reload: what is written, and that it was read.
  await expect(thread(page).getByRole('article').last()).toContainText('Yes, right beside the door.');
  await expect(thread(page).getByText('Read', { exact: true })).toBeAttached();

  await page.goto('/en/search');
  await untilAlive(page);
  await field(other, guest.firstName).fill('And a cellar.');
  await other.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /1 unread message/ })).toBeVisible();
  await other.context().close();
});

test('what comes while somebody reads further up is counted, and a button leads down to it', async ({
  page,
  browser,
  siteAddress,
  marketplace: { property },
}) => {
  const guest = await createPerson({ firstName: 'Orane' });
  const owner = await findOwner(property.id);
  await signInAs(page, guest, siteAddress);
  const messagesTo = ({ userId }: { userId: string }) =>
    `/api/properties/${property.id}/conversations/${userId}/1/messages/${randomUUIDv7()}`;
  const caller = createCaller(page, siteAddress);
  for (let number = 1; number <= 8; number += 1)
    await caller.put(messagesTo(owner), {
      text: `Line ${number}${'\n\nand what else there is to say.'.repeat(4)}`,
    });
  await page.goto(`/en/conversation/${property.id}/${owner.userId}/1`);
  await untilAlive(page);
  await expect(thread(page).getByText('Line 8')).toBeInViewport();
  await thread(page).hover();
  await page.mouse.wheel(0, -900);
  await expect(page.getByRole('button', { name: 'Go to the newest message' })).toBeVisible();

  const host = await openAs(browser, owner, siteAddress);
  for (const text of ['Moien.', 'Come in.'])
    await createCaller(host, siteAddress).put(messagesTo(guest), { text });
  await expect(thread(page).getByText('Line 8')).not.toBeInViewport();
  await page.getByRole('button', { name: '2 new messages' }).click();
  await expect(thread(page).getByText('Come in.')).toBeInViewport();
  await expect(page.getByRole('button', { name: /new message|newest message/ })).toHaveCount(0);
  await host.context().close();
});

test('what is refused says why, and goes out when it is sent again', async ({
  page,
  siteAddress,
  marketplace: { property },
}) => {
  const guest = await createPerson({ firstName: 'Odette' });
  const owner = await findOwner(property.id);
  await signInAs(page, guest, siteAddress);
  await page.goto(`/en/conversation/${property.id}/${owner.userId}/1`);
  await untilAlive(page);
  await page.getByRole('button', { name: 'Is there parking nearby?' }).click();
  await expect(field(page, owner.firstName)).toBeFocused();
  await page.keyboard.type(' My number is +352 621 123 456.');
  await page.keyboard.press('Enter');
  const refused = thread(page).getByRole('article').getByRole('alert');
  await expect(refused).toBeVisible();
  await refused.getByRole('button', { name: 'Send anyway' }).click();
  await expect(refused).toHaveCount(0);
  await expect(thread(page).getByText('Sent')).toBeAttached();
  await expect(thread(page).getByRole('article')).toHaveCount(1);
});

test('what was written is found again, and leads to where it stands', async ({
  page,
  siteAddress,
  marketplace: { property },
}) => {
  const guest = await createPerson({ firstName: 'Ottilie' });
  const owner = await findOwner(property.id);
  await signInAs(page, guest, siteAddress);
  const caller = createCaller(page, siteAddress);
  const about = `/api/properties/${property.id}/conversations/${owner.userId}/1/messages`;
  for (let number = 1; number <= 25; number += 1)
    await caller.put(`${about}/${randomUUIDv7()}`, {
      text: number === 3 ? 'Gibt es ein Kännchen?' : `Zeile ${number}`,
    });

  await resize(page, { width: 1440, height: 900 });
  await page.goto('/de/dashboard/conversation');
  await untilAlive(page);
  const search = page.getByRole('searchbox', { name: 'Nachrichten durchsuchen' });
  await search.fill('KANNCHEN');
  const found = page.getByRole('list', { name: 'Gefundene Nachrichten' }).getByRole('link');
  await expect(found).toHaveCount(1);
  await expect(page).toHaveURL('/de/dashboard/conversation?text=KANNCHEN');
  await found.click();
  await expect(thread(page).getByText('Gibt es ein Kännchen?')).toBeInViewport();
  await expect(found).toHaveCount(1);

  await search.fill('zebra');
  await expect(page.getByRole('heading', { name: 'Nichts gefunden' })).toBeVisible();
  await page.getByRole('button', { name: 'Suche löschen' }).first().click();
  await expect(page.getByRole('navigation', { name: 'Welche Nachrichten' })).toBeVisible();
  await expect(search).toHaveValue('');
});
