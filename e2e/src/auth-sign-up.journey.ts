import { expectNoBarriers, expectProblem, openSignIn, press, toast } from './auth-modal.ts';
import { linkOf, linkOriginOf, readMail } from './mails.ts';
import { newAddress, PASSWORD } from './sign-in.ts';
import { expect, test, untilAlive } from './test.ts';

// Colours are judged where they arrive, not on the way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('on a phone, in German', () => {
  // The link is followed for a second time.
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, expectedProblems: /status of 404/ });

  test('somebody signs up by a link, confirms by the mail and is signed in', { tag: '@tls' }, async ({
    page,
    siteAddress,
  }) => {
    const email = newAddress();
    await page.goto('/de/about?auth=sign-up');
    const modal = page.getByRole('dialog', { name: 'Konto erstellen' });
    await modal.getByLabel('Telefonnummer').fill('621 abc 123-456');
    await expect(modal.getByLabel('Telefonnummer')).toHaveValue('621  123-456');
    await modal.getByRole('checkbox').check();
    await expectNoBarriers(page);
    await press(modal, 'Weiter');

    await expect(modal.getByLabel('Vorname')).toBeFocused();
    await modal.getByLabel('Vorname').fill('Léa');
    await modal.getByLabel('Nachname').fill('Müller-Lüdenscheidt');
    await modal.getByLabel('E-Mail-Adresse').fill(email);
    await modal.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
    await modal.getByLabel('Passwort wiederholen').fill(PASSWORD);
    await expectNoBarriers(page);
    await press(modal, 'Konto erstellen');
    await expect(modal.getByText('Fast geschafft')).toBeVisible();
    await expectNoBarriers(page);
    await expect(page).toHaveURL('/de/about');

    const mail = await readMail(page, email);
    expect(linkOriginOf(mail)).toBe(siteAddress);
    const link = linkOf(mail);
    expect(link).toMatch(/^\/de\/auth\/verify-sign-up\?token=/);
    await page.goto(link);
    await untilAlive(page);
    await expectNoBarriers(page);
    await press(page, 'Adresse bestätigen');
    await expect(page.getByRole('heading', { name: 'Moïen, Léa' })).toBeVisible();
    await expect(page).not.toHaveURL(/token/);

    await page.goto(link);
    await untilAlive(page);
    await press(page, 'Adresse bestätigen');
    await expect(page.getByText('Dieser Link gilt nicht mehr')).toBeVisible();
  });
});

test.describe('what is wrong with a sign-up', () => {
  test.use({ expectedProblems: /status of 4\d\d/ });

  test('is said one by one, and the step that owns the field is shown', async ({ page }) => {
    await page.goto('/en/about');
    await untilAlive(page);
    const signIn = await openSignIn(page);
    await signIn.getByRole('link', { name: 'Create an account' }).click();
    const modal = page.getByRole('dialog', { name: 'Create an account' });
    const phone = modal.getByLabel('Phone number');
    await press(modal, 'Continue');
    await expectProblem(page, modal.getByRole('checkbox'), 'Please accept the terms of use first.');
    await modal.getByRole('checkbox').check();
    await press(modal, 'Continue');
    await expectProblem(page, phone, 'Please enter a phone number where we can reach you.');
    await phone.fill('1');
    await press(modal, 'Continue');
    await expectProblem(page, phone, 'Please enter a phone number where we can reach you.');
    await phone.fill('621 123 456');
    await press(modal, 'Continue');

    const fields = [
      ['E-mail address', newAddress(), 'Please enter a complete e-mail address.'],
      ['First name', 'Jo', 'Please enter your first name.'],
      ['Last name', 'Ney', 'Please enter your last name.'],
      ['Password', 'quetsch', 'Please choose a password.'],
      ['Password', 'quetschen', 'The password needs at least 8 characters.'],
      ['Password', 'Quetschen', 'The password needs an upper-case letter.'],
      ['Password', 'Quetsch-en', 'The password needs a special character'],
      ['Password', PASSWORD, 'The password needs a digit.'],
      ['Confirm password', PASSWORD, 'The passwords don’t match.'],
    ] as const;
    for (const [label, right, problem] of fields) {
      await press(modal, 'Create an account');
      const field = modal.getByLabel(label, { exact: true });
      await expectProblem(page, field, problem);
      await field.fill(right);
    }
    await press(modal, 'Create an account');
    await expect(modal.getByText('Almost done')).toBeVisible();
  });
});

test('somebody applies for the beta from home, in French', async ({ page }) => {
  await page.goto('/fr');
  await untilAlive(page);
  await press(page, 'Participer à la bêta');
  const modal = page.getByRole('dialog', { name: 'Essayer Moïen en avant-première' });
  await press(modal, 'Poser ma candidature');
  const email = modal.getByLabel('Adresse e-mail');
  await expectProblem(page, email, 'Veuillez saisir une adresse e-mail complète.');
  const address = newAddress();
  await email.fill(address);
  await modal.getByLabel('Prénom').fill('Zoé');
  await modal.getByLabel('Nom', { exact: true }).fill('Lefèvre');
  await modal.getByRole('checkbox').check();
  await expectNoBarriers(page);
  await press(modal, 'Poser ma candidature');
  await expect(toast(page, /./).first()).toBeVisible();
  await expect(modal.getByText('Merci de votre intérêt')).toBeVisible();
  await expectNoBarriers(page);
  await press(modal, 'Continuer');
  await expect(modal).toBeHidden();
  await readMail(page, address);
});
