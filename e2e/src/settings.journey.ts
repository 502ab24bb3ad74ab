import { DEVELOPMENT_FORM_KEY } from '@moien/api/config';
import { createUnsubscribeTokens } from '@moien/api/domains/messaging/index';
import type { Page } from '@playwright/test';
import { signInAs } from './checkout.ts';
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
  await page.getByLabel('Until').fill('22:00');
  await page.keyboard.press('Enter');
  await expect(page.getByText('They have to end at another time than they begin.')).toBeVisible();
  await expect(page.getByLabel('Until')).toBeFocused();
  await page.getByLabel('Until').fill('06:30');
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
