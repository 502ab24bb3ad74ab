import { beginSession, createPerson, PASSWORD } from './sign-in.ts';
import { expect, test, untilAlive } from './test.ts';

const IBAN = 'LU28 0019 4006 4475 0000';

test('a new host shows who they are, adds an account, and can be paid', async ({
  page,
  context,
  siteAddress,
}) => {
  const host = await createPerson({ firstName: 'Odile' });
  await context.addCookies([{ ...(await beginSession(host, siteAddress)), url: siteAddress }]);
  await page.goto('/en/dashboard/banking-information');
  await untilAlive(page);
  const step = (name: string) => page.getByRole('listitem', { name });

  await step('Who you are').getByRole('button', { name: 'Verify your identity' }).click();
  const identity = page.getByRole('dialog');
  await identity.getByRole('button', { name: 'Save and continue' }).click();
  await expect(identity.getByLabel('First name')).toBeFocused();
  await identity.getByLabel('First name').fill('Odile');
  await identity.getByLabel('Last name').fill('Weber');
  await identity.getByLabel('Date of birth').fill('1988-03-14');
  await identity.getByLabel('Nationality').selectOption('LU');
  await identity.getByLabel('Country where you live').selectOption('LU');
  await identity.getByLabel('Street and number').fill('12, rue de Strasbourg');
  await identity.getByLabel('Postcode').fill('2560');
  await identity.getByLabel('Town').fill('Luxembourg');
  await identity.getByLabel('Country', { exact: true }).selectOption('LU');
  await identity.getByRole('checkbox').check();
  await identity.getByRole('button', { name: 'Save and continue' }).click();

  // The provider's pages are on another origin, and each leads back.
  await expect(async () => {
    await step('Who you are').getByRole('link', { name: 'Continue at MangoPay' }).click({ timeout: 5000 });
    await page.getByRole('button', { name: 'Confirm' }).click({ timeout: 5000 });
    await untilAlive(page);
    await expect(step('Who you are')).toContainText('Verified', { timeout: 5000 });
  }).toPass();

  await step('Your bank account').getByRole('button', { name: 'Add your account' }).click();
  const account = page.getByRole('dialog');
  await account.getByLabel('IBAN').fill('LU29 0019 4006 4475 0000');
  await account.getByLabel('BIC').fill('BCEELULL');
  await account.getByLabel('Your current password').fill(PASSWORD);
  await account.getByRole('button', { name: 'Save the account' }).click();
  await expect(account.getByText('There’s a typo in this IBAN.')).toBeVisible();
  await account.getByLabel('IBAN').fill(IBAN);
  await account.getByRole('button', { name: 'Save the account' }).click();
  await step('Your bank account').getByRole('link', { name: 'Confirm at MangoPay' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await untilAlive(page);
  await expect(step('Your bank account')).toContainText('Active');
  await expect(page.getByText('Your payouts go to the account ending in 0000.')).toBeVisible();
});
