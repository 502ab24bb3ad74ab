import { IBAN, payoutPages } from './payout-pages.ts';
import { beginSession, createPerson } from './sign-in.ts';
import { expect, test } from './test.ts';

test('a new host shows who they are, adds an account, and can be paid', async ({
  page,
  context,
  siteAddress,
}) => {
  const host = await createPerson({ firstName: 'Odile' });
  await context.addCookies([{ ...(await beginSession(host, siteAddress)), url: siteAddress }]);
  const pages = payoutPages(page, 'en');
  await pages.open();

  const identity = await pages.begin('identity');
  await identity.getByRole('button', { name: 'Save and continue' }).click();
  await expect(identity.getByLabel('First name')).toBeFocused();
  await pages.fillIdentity(identity);
  await pages.confirmIdentity();

  const account = await pages.begin('account');
  await pages.fillAccount(account, 'LU29 0019 4006 4475 0000');
  await expect(account.getByText('There’s a typo in this IBAN.')).toBeVisible();
  await account.getByLabel('IBAN').fill(IBAN);
  await account.getByRole('button', { name: 'Save the account' }).click();
  await pages.confirmAccount();
  await expect(page.getByText('Your payouts go to the account ending in 0000.')).toBeVisible();
});
