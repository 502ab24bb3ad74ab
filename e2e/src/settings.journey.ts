import { randomUUIDv7 } from 'node:crypto';
import { DEVELOPMENT_FORM_KEY } from '@moien/api/config';
import { createUnsubscribeTokens } from '@moien/api/domains/messaging/index';
import type { SentMessage } from '@moien/contract';
import type { Page } from '@playwright/test';
import { findOwner } from './booking-request.ts';
import { signInAs } from './checkout.ts';
import { openAs } from './open-as.ts';
import { createCaller } from './session-calls.ts';
import { createPerson, type Person } from './sign-in.ts';
import { expect, test, untilAlive } from './test.ts';

let person: Person;

test.beforeEach(async ({ page, siteAddress }) => {
  person = await createPerson();
  await signInAs(page, person, siteAddress);
});

const mailsOfMessages = (page: Page) =>
  page.getByRole('group', { name: 'New messages' }).getByRole('checkbox', { name: 'E-mail' });

async function openSettings(page: Page): Promise<void> {
  await page.goto('/en/dashboard/settings');
  await untilAlive(page);
  await mailsOfMessages(page).waitFor();
}

test('somebody chooses how they hear from the site, by the keys alone', async ({ page }) => {
  await openSettings(page);
  await mailsOfMessages(page).focus();
  await page.keyboard.press('Space');
  const quiet = page.getByRole('checkbox', { name: 'Quiet hours' });
  await quiet.focus();
  await page.keyboard.press('Space');
  await page.getByLabel('Until').selectOption('22:00');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('They have to end at another time than they begin.')).toBeVisible();
  await expect(page.getByLabel('Until')).toBeFocused();
  await page.getByLabel('Until').selectOption('06:30');
  await page.getByLabel('Time zone').selectOption('Europe/Luxembourg');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Your settings are saved.')).toBeVisible();

  await page.reload();
  await untilAlive(page);
  await expect(mailsOfMessages(page)).not.toBeChecked();
  await expect(page.getByLabel('From')).toHaveValue('22:00');
  await expect(page.getByLabel('Until')).toHaveValue('06:30');
  await expect(page.getByLabel('Time zone')).toHaveValue('Europe/Luxembourg');
});

test('the link of a mail ends such mails by its button, without a session', async ({
  page,
  browser,
  siteAddress,
}) => {
  const token = createUnsubscribeTokens(DEVELOPMENT_FORM_KEY).write({
    userId: person.userId,
    kind: 'message',
  });
  const context = await browser.newContext({ baseURL: siteAddress });
  const stranger = await context.newPage();
  await stranger.goto(`/en/notification-mails/end?token=${token}`);
  await untilAlive(stranger);
  await openSettings(page);
  await expect(mailsOfMessages(page)).toBeChecked();
  await stranger.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(stranger.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible();
  await context.close();
  await page.reload();
  await untilAlive(page);
  await expect(mailsOfMessages(page)).not.toBeChecked();
});

test('somebody whom one has blocked stands in the settings, and gets through again from there', async ({
  page,
  browser,
  siteAddress,
  marketplace: { property },
}) => {
  const owner = await findOwner(property.id);
  const caller = createCaller(page, siteAddress);
  const about = `/api/properties/${property.id}/conversations/${owner.userId}/1/messages`;
  const { conversation } = await caller.put<SentMessage>(`${about}/${randomUUIDv7()}`, { text: 'Hello' });
  const url = `/api/conversations/${conversation.id}`;
  await caller.put(`${url}/blocked`, { isBlocked: true });
  await openSettings(page);
  const people = page.getByRole('region', { name: 'Blocked people' });
  await expect(people.getByRole('listitem')).toContainText(owner.firstName);
  await people.getByRole('button', { name: `Unblock ${owner.firstName}` }).press('Enter');
  await expect(page.getByText(`You’ll get ${owner.firstName}’s messages again.`)).toBeVisible();
  await expect(people.getByText('You haven’t blocked anyone.')).toBeFocused();

  const other = await openAs(browser, owner, siteAddress);
  await createCaller(other, siteAddress).put(`${url}/messages/${randomUUIDv7()}`, { text: 'Welcome.' });
  await other.context().close();
  await page.goto('/en/dashboard/conversation');
  await untilAlive(page);
  await expect(page.getByRole('link', { name: owner.firstName })).toContainText('Welcome.');
});
