import { accountButton, enterPassword, press, signInButton } from './auth-modal.ts';
import { beginSession, createPerson, endSessions } from './sign-in.ts';
import { expect, test, untilAlive } from './test.ts';

test('a page of the account asks who it is, in German, and is there once they have said', async ({
  page,
}) => {
  const person = await createPerson();
  await page.goto('/de/dashboard/account-security');
  await expect(page).toHaveURL('/de');
  const modal = page.getByRole('dialog', { name: 'Anmelden' });
  await modal.getByLabel('E-Mail-Adresse').fill(person.email);
  await modal.getByLabel('Passwort', { exact: true }).fill('Quetsch-2026-warm');
  await press(modal, 'Anmelden');
  await expect(page).toHaveURL('/de/dashboard/account-security');
  await expect(page.getByText(person.email).first()).toBeVisible();
  await expect(modal).toBeHidden();
});

test.describe('a path to go on to', () => {
  for (const next of ['//evil.example', '/\\evil.example'])
    test(`that is ${next} leads nowhere else`, async ({ page, siteAddress }) => {
      const person = await createPerson();
      await page.goto(`/en/about?auth=sign-in&next=${encodeURIComponent(next)}`);
      await enterPassword(page.getByRole('dialog', { name: 'Sign in' }), person);
      await expect(accountButton(page)).toBeVisible();
      expect(new URL(page.url()).origin).toBe(new URL(siteAddress).origin);
    });
});

// Specification §4: all tabs of a browser show the same session.
test('who signs in and out in one tab has done so in the other', { tag: '@tls' }, async ({
  page,
  context,
}) => {
  const person = await createPerson();
  const other = await context.newPage();
  await page.goto('/en/about');
  await other.goto('/en/faq');
  await untilAlive(page);
  await untilAlive(other);
  await signInButton(page).click();
  await enterPassword(page.getByRole('dialog', { name: 'Sign in' }), person);
  await expect(accountButton(page)).toBeVisible();
  await expect(accountButton(other)).toBeVisible();

  await accountButton(other).click();
  await other.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect(signInButton(other)).toBeVisible();
  await expect(signInButton(page)).toBeVisible();
});

test.describe('a session that ends in the middle of work', () => {
  test.use({ expectedProblems: /status of 401/ });

  test('opens the modal, and does what was pressed once they are back', async ({
    page,
    context,
    siteAddress,
  }) => {
    const person = await createPerson();
    await context.addCookies([{ ...(await beginSession(person, siteAddress)), url: siteAddress }]);
    await page.goto('/en/dashboard/account-security');
    await untilAlive(page);
    await press(page.getByRole('main'), 'Change address');
    const form = page.getByRole('form', { name: 'Change address' });
    await form.getByLabel('New e-mail address').fill('new@example.org');
    await form.getByLabel('Your current password').fill('Quetsch-2026-warm');
    await endSessions(person);
    await press(form, 'Send the links');
    const modal = page.getByRole('dialog', { name: 'Sign in' });
    await enterPassword(modal, person);
    await expect(modal).toBeHidden();
    await expect(accountButton(page)).toBeVisible();
    await expect(page.getByText('Two e-mails are on their way.').first()).toBeVisible();
    await expect(page).toHaveURL('/en/dashboard/account-security');
  });
});
