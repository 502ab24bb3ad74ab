import { codeOf } from '@moien/api/testing/authenticator';
import type { Page } from '@playwright/test';
import { accountButton, enterPassword, expectNoBarriers, openSignIn, press } from './auth-modal.ts';
import { beginSession, createPerson, PASSWORD, type Person } from './sign-in.ts';
import { expect, test, untilAlive } from './test.ts';

// The password call answers 403 until the second step is done.
test.use({ expectedProblems: /status of 403/ });

/** Sets up an app on the page of account security. @returns what the app keeps, and a recovery code */
async function setUp(page: Page): Promise<{ secret: string; recoveryCode: string }> {
  const section = page.getByRole('region', { name: 'Two-step sign-in' });
  await press(section, 'Set up an app');
  await section.getByLabel('Your current password').fill(PASSWORD);
  await press(section, 'Set up an app');
  await expect(section.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectNoBarriers(page);
  const secret = (await section.locator('code').innerText()).replaceAll(/\s/g, '');
  await section.getByLabel('Code from the app').fill(codeOf(secret));
  await press(section, 'Confirm');
  const codes = section.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectNoBarriers(page);
  const recoveryCode = await codes.first().innerText();
  await press(section, 'I’ve saved the codes');
  await expect(section.getByText('10 recovery codes are left.')).toBeVisible();
  return { secret, recoveryCode };
}

async function passwordIsRight(page: Page, person: Person) {
  await page.context().clearCookies({ name: /session/ });
  await page.goto('/en/about');
  await untilAlive(page);
  await enterPassword(await openSignIn(page), person);
  const modal = page.getByRole('dialog', { name: 'One more step' });
  await expect(modal).toBeVisible();
  await page.reload();
  await expect(accountButton(page)).toHaveCount(0);
  await untilAlive(page);
  // The address opens it anew, with the first step.
  await enterPassword(page.getByRole('dialog', { name: 'Sign in' }), person);
  return modal;
}

test('an app is set up; then a password alone signs nobody in, a code of it does, and so does a recovery code', async ({
  page,
  context,
  siteAddress,
}) => {
  const person = await createPerson();
  await context.addCookies([{ ...(await beginSession(person, siteAddress)), url: siteAddress }]);
  await page.goto('/en/dashboard/account-security');
  await untilAlive(page);
  const { secret, recoveryCode } = await setUp(page);

  const modal = await passwordIsRight(page, person);
  await expectNoBarriers(page);
  // The code of now has been used up; that of the next step counts as well.
  await modal.getByLabel('Code from the app').fill(codeOf(secret, 1));
  await press(modal, 'Sign in');
  await expect(accountButton(page)).toBeVisible();

  const again = await passwordIsRight(page, person);
  await press(again, 'Use a recovery code');
  await again.getByLabel('Recovery code').fill(recoveryCode);
  await press(again, 'Sign in');
  await expect(accountButton(page)).toBeVisible();
  await page.goto('/en/dashboard/account-security');
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
});
