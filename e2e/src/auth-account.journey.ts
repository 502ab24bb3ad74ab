import { readFile } from 'node:fs/promises';
import { accountButton, enterPassword, press, signInButton, toast } from './auth-modal.ts';
import { linkOf, readMail, readNewDeviceMail } from './mails.ts';
import { beginSession, createPerson, newAddress, PASSWORD, type Person } from './sign-in.ts';
import { expect, test, untilAlive } from './test.ts';

let person: Person;

test.beforeEach(async ({ page, context, siteAddress }) => {
  person = await createPerson();
  await context.addCookies([{ ...(await beginSession(person, siteAddress)), url: siteAddress }]);
  await page.goto('/en/dashboard/account-security');
  await untilAlive(page);
});

test('an address is changed once the old and the new one have agreed', async ({ page }) => {
  const newEmail = newAddress();
  const main = page.getByRole('main');
  await press(main, 'Change address');
  await page.getByLabel('New e-mail address').fill(newEmail);
  await page.getByLabel('Your current password').fill(PASSWORD);
  await press(main, 'Send the links');
  await expect(main.getByText(`Your change to ${newEmail} isn’t complete yet`)).toBeVisible();
  for (const [email, title] of [
    [newEmail, 'One more step'],
    [person.email, 'Your address has changed'],
  ] as const) {
    await page.goto(linkOf(await readMail(page, email)));
    await untilAlive(page);
    await press(page, 'Yes, change the address');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go to account security' }).click();
  await expect(main.getByText(newEmail, { exact: true })).toBeVisible();
  await expect(main.getByText(person.email)).toHaveCount(0);
});

test('what the site keeps of somebody is saved as a file, for their password', async ({ page }) => {
  const data = page.getByRole('region', { name: 'Your data' });
  await press(data, 'Download your data');
  await data.getByLabel('Your current password').fill(PASSWORD);
  const arriving = page.waitForEvent('download');
  await press(data, 'Download your data');
  const file = await arriving;
  expect(file.suggestedFilename()).toBe('moien-personal-data.zip');
  // The files of the zip are stored as they are.
  const content = await readFile(await file.path(), 'utf8');
  expect(content).toContain('data.json');
  expect(content).toContain(`"email": "${person.email}"`);
  await expect(toast(page, 'Your download has begun.')).toBeVisible();
});

test('everybody else is signed out, and who asked for it is not', async ({ page, browser, siteAddress }) => {
  const elsewhere = await browser.newContext({ baseURL: siteAddress });
  await elsewhere.addCookies([
    { ...(await beginSession(person, siteAddress)), url: siteAddress },
    { name: 'moien-visited', value: '1', url: siteAddress },
  ]);
  await page.reload();
  await untilAlive(page);
  const sessions = page.getByRole('list', { name: 'Where you’re signed in' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await press(page.getByRole('main'), 'Sign out everywhere else');
  await expect(sessions).toHaveCount(1);
  await expect(page.getByText('You’re not signed in anywhere else.')).toBeVisible();
  const other = await elsewhere.newPage();
  await other.goto('/en/about');
  await expect(signInButton(other)).toBeVisible();
  await elsewhere.close();
  await page.reload();
  await expect(accountButton(page)).toBeVisible();
});

test('a sign-in from another browser is mailed and stands on the page', async ({
  page,
  browser,
  siteAddress,
}) => {
  const elsewhere = await browser.newContext({ baseURL: siteAddress });
  const other = await elsewhere.newPage();
  await other.request.post('/api/admin/sign-in', { form: { email: person.email, password: PASSWORD } });
  await elsewhere.close();
  const mail = await readNewDeviceMail(page, person.email);
  expect(mail.replace(/\s+/g, ' ')).toContain('Network: 127.0.0.0/24.');
  await page.goto(new URL(/https?:\/\/\S+account-security/.exec(mail)?.[0] ?? 'about:blank').pathname);
  await untilAlive(page);
  const events = page.getByRole('list', { name: 'Security activity' }).getByRole('listitem');
  await expect(events.first()).toContainText('Sign-in on a new device');
  await expect(events.first()).toContainText('with a password');
  await expect(events.first()).toContainText('Network 127.0.0.0/24');
});

test.describe('who deletes their account', () => {
  test.use({ expectedProblems: /status of 403/ });

  test('is asked who they are, is led home, and cannot sign in any more', async ({ page }) => {
    await press(page.getByRole('main'), 'Delete my account');
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Your current password').fill('Wrong-horse-3');
    await press(dialog, 'Delete for good');
    await expect(dialog.getByLabel('Your current password')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Your current password').fill(PASSWORD);
    await press(dialog, 'Delete for good');
    await expect(page).toHaveURL('/en');
    await expect(toast(page, 'Your account has been deleted.')).toBeVisible();
    await readMail(page, person.email);
    await signInButton(page).click();
    const modal = page.getByRole('dialog', { name: 'Sign in' });
    await enterPassword(modal, person);
    await expect(modal.getByRole('alert')).toBeVisible();
  });
});
