import type { Page } from '@playwright/test';
import { accountButton, expectNoBarriers, openSignIn, press, toast } from './auth-modal.ts';
import { beginSession, createPerson, PASSWORD } from './sign-in.ts';
import { expect, test, untilAlive } from './test.ts';

// A passkey that was removed is answered with 403.
test.use({ expectedProblems: /status of 403/ });

/** A device that verifies its owner without asking. */
async function plugIn(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const passkeys = (page: Page) => page.getByRole('region', { name: 'Passkeys' });

async function openSecurity(page: Page): Promise<void> {
  await page.goto('/en/dashboard/account-security');
  await untilAlive(page);
}

/** Signed out, at the modal. */
async function openModal(page: Page) {
  await page.context().clearCookies({ name: /session/ });
  await page.goto('/en/about');
  await untilAlive(page);
  return openSignIn(page);
}

/** The virtual device answers at once what a browser offers, before anybody can press a button. */
async function offerNothing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}

/** Somebody new, signed in, with a device and a passkey on it. */
async function addPasskey(page: Page, siteAddress: string): Promise<void> {
  const person = await createPerson();
  await plugIn(page);
  await page.context().addCookies([{ ...(await beginSession(person, siteAddress)), url: siteAddress }]);
  await openSecurity(page);
  await press(passkeys(page), 'Add a passkey');
  await passkeys(page).getByLabel('Your current password').fill(PASSWORD);
  await press(passkeys(page), 'Add a passkey');
  await expect(toast(page, 'The passkey is added.')).toBeVisible();
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(1);
}

test('a passkey is added, signs in without a password, and signs nobody in once it is removed', async ({
  page,
  siteAddress,
}) => {
  await offerNothing(page);
  await addPasskey(page, siteAddress);
  await expectNoBarriers(page);

  await press(passkeys(page), /^Rename: /);
  await passkeys(page).getByRole('textbox', { name: 'Name' }).fill('My laptop');
  await press(passkeys(page), 'Save');
  await expect(passkeys(page).getByText('My laptop')).toBeVisible();
  await expect(passkeys(page).getByText('Not used yet')).toBeVisible();

  const modal = await openModal(page);
  await expectNoBarriers(page);
  await press(modal, 'Sign in with a passkey');
  await expect(accountButton(page)).toBeVisible();

  await openSecurity(page);
  await expect(passkeys(page).getByText(/^Last used on/)).toBeVisible();
  await press(passkeys(page), 'Remove: My laptop');
  await passkeys(page).getByLabel('Your current password').fill(PASSWORD);
  await press(passkeys(page), 'Remove');
  await expect(passkeys(page).getByText('You don’t have one yet.')).toBeVisible();

  const again = await openModal(page);
  await press(again, 'Sign in with a passkey');
  await expect(toast(page, 'This passkey doesn’t sign you in here.')).toBeVisible();
  await expect(accountButton(page)).toHaveCount(0);
});

test('a passkey signs in where the browser offers it for the e-mail address', async ({
  page,
  siteAddress,
}) => {
  await addPasskey(page, siteAddress);
  await openModal(page);
  await expect(accountButton(page)).toBeVisible();
});

test('a passkey proves who is asking, where something is changed that needs a proof', async ({
  page,
  siteAddress,
}) => {
  await offerNothing(page);
  await addPasskey(page, siteAddress);
  const password = page.getByRole('region', { name: 'Password' });
  await press(password, 'Change password');
  await press(password, 'Use a passkey');
  await expect(password.getByText('Your passkey has confirmed that it’s you.')).toBeFocused();
  await expectNoBarriers(page);
  await password.getByLabel('New password', { exact: true }).fill('Another-2027-sentence');
  await password.getByLabel('Confirm new password', { exact: true }).fill('Another-2027-sentence');
  await press(password, 'Change password');
  await expect(toast(page, 'Your new password is in place.')).toBeVisible();

  await press(passkeys(page), /^Remove: /);
  await press(passkeys(page), 'Use a passkey');
  await press(passkeys(page), 'Remove');
  await expect(passkeys(page).getByText('You don’t have one yet.')).toBeVisible();
});
