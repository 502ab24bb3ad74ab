import type { Locator } from '@playwright/test';
import {
  accountButton,
  enterPassword,
  expectNoBarriers,
  expectProblem,
  openSignIn,
  press,
  signInButton,
  toast,
} from './auth-modal.ts';
import { codeOf, linkOf, readMail } from './mails.ts';
import { createPerson, newAddress, PASSWORD } from './sign-in.ts';
import { expect, test, untilAlive, untilAtRest } from './test.ts';

// Colours are judged where they arrive, not on the way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pixels between a button and the next one below it. */
const gapBelow = (button: Locator) =>
  button.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    const buttons = [...(element.closest('dialog')?.querySelectorAll('button') ?? [])];
    const tops = buttons.map((other) => other.getBoundingClientRect().top).filter((top) => top >= bottom);
    return Math.min(...tops) - bottom;
  });

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

test.describe('a token in the address', () => {
  test.use({ expectedProblems: /was left alone/ });

  test('of a sign-in that nobody has begun is taken off, on whichever page', async ({ page }) => {
    for (const path of ['/en', '/en/about', '/en/search?page=2']) {
      await page.goto(`${path}#access_token=ya29.secret&state=abc`);
      await expect(page).toHaveURL(path);
    }
  });
});

test.describe('with what is not right', () => {
  test.use({ expectedProblems: /status of 403/ });

  test('a code by mail signs in once it is right, and nothing that is empty or wrong before', {
    tag: '@tls',
  }, async ({ page }) => {
    const { email } = await createPerson();
    await page.goto('/en/about');
    await untilAlive(page);
    const modal = await openSignIn(page);
    await press(modal, 'Sign in with a code by e-mail');
    await expectNoBarriers(page);
    await press(modal, 'Send the code');
    const address = modal.getByLabel('E-mail address');
    await expectProblem(page, address, 'Please enter your e-mail address.');
    await address.fill(email);
    await press(modal, 'Send the code');
    await expect(modal.getByText('Check your inbox')).toBeVisible();
    await expectNoBarriers(page);
    const right = codeOf(await readMail(page, email));

    const code = modal.getByLabel('Six-digit code');
    await expect(code).toBeFocused();
    expect(
      await gapBelow(modal.getByRole('button', { name: 'Sign in', exact: true })),
    ).toBeGreaterThanOrEqual(8);
    await press(modal, 'Sign in');
    await expectProblem(page, code, 'Please enter the code from our e-mail.');
    await code.fill(otherThan(right));
    await press(modal, 'Sign in');
    await expectProblem(page, code, 'This code isn’t right, or it has expired.');
    await expectNoBarriers(page);
    await code.fill(` ${right.slice(0, 3)} ${right.slice(3)} `);
    await press(modal, 'Sign in');
    await expect(accountButton(page)).toBeVisible();
    await expect(modal).toBeHidden();
    await expect(page).toHaveURL('/en/about');
  });

  test('a wrong password is refused, and a forgotten one is replaced by a link', async ({ page }) => {
    const person = await createPerson();
    await page.goto('/en/about');
    await untilAlive(page);
    const modal = await openSignIn(page);
    await press(modal, 'Sign in');
    await expectProblem(page, modal.getByLabel('E-mail address'), 'Please enter your e-mail address.');
    await enterPassword(modal, person, 'Wrong-horse-3');
    await expect(modal.getByRole('alert')).toBeVisible();
    await expect(modal.getByLabel('E-mail address')).toHaveValue(person.email);
    await expectNoBarriers(page);

    await press(modal, 'Forgot your password?');
    const forgotten = page.getByRole('dialog', { name: 'Forgot your password?' });
    await expect(forgotten.getByLabel('E-mail address')).toHaveValue(person.email);
    await expectNoBarriers(page);
    await press(forgotten, 'Send the link');
    await expect(forgotten.getByText('Check your inbox')).toBeVisible();

    await page.goto(linkOf(await readMail(page, person.email)));
    await untilAlive(page);
    await expectNoBarriers(page);
    const [password, again] = [
      page.getByLabel('New password', { exact: true }),
      page.getByLabel('Confirm new password'),
    ];
    await password.fill('Another-horse-2');
    await again.fill('Another-horse-3');
    await press(page, 'Save password');
    await expectProblem(page, again, 'The passwords don’t match.');
    await again.fill('Another-horse-2');
    await press(page, 'Save password');
    await expect(page.getByRole('heading', { name: 'Your password has changed' })).toBeVisible();
    await expect(page).not.toHaveURL(/token/);
    await press(page.getByRole('main'), 'Sign in');
    const modalAgain = page.getByRole('dialog', { name: 'Sign in' });
    await enterPassword(modalAgain, person, PASSWORD);
    await expect(modalAgain.getByRole('alert')).toBeVisible();
    await enterPassword(modalAgain, person, 'Another-horse-2');
    await expect(accountButton(page)).toBeVisible();
  });
});

test.describe('after strangers have asked for five codes', () => {
  test.use({ expectedProblems: /status of 429/ });

  test('a new browser does a calculation and still gets its own, by keyboard alone', async ({
    page,
    playwright,
    baseURL,
  }) => {
    const { email } = await createPerson();
    for (let count = 0; count < 5; count += 1) {
      const stranger = await playwright.request.newContext({ baseURL });
      const answer = await stranger.post('/api/request-token', { data: { email } });
      expect(answer.status()).toBe(200);
      await stranger.dispose();
    }
    const asked: { status: number; hasSolution: boolean }[] = [];
    page.on('response', (response) => {
      if (!response.url().endsWith('/api/request-token')) return;
      const hasSolution = 'x-challenge-solution' in response.request().headers();
      asked.push({ status: response.status(), hasSolution });
    });
    await page.goto('/en/about');
    await untilAlive(page);
    const modal = await openSignIn(page);
    await press(modal, 'Sign in with a code by e-mail');
    await modal.getByLabel('E-mail address').fill(email);
    await page.keyboard.press('Enter');
    await expect(
      modal.getByRole('status').filter({ hasText: 'your browser runs a security check first' }),
    ).toBeVisible();
    await expect(modal.getByText('Check your inbox')).toBeVisible();
    expect(asked).toEqual([
      { status: 429, hasSolution: false },
      { status: 200, hasSolution: true },
    ]);
    await modal.getByLabel('Six-digit code').fill(codeOf(await readMail(page, email, 6)));
    await page.keyboard.press('Enter');
    await expect(accountButton(page)).toBeVisible();
  });
});

test('somebody signs in by keyboard alone; Escape closes the modal before and gives the focus back', async ({
  page,
}) => {
  const person = await createPerson();
  await page.goto('/en/about');
  await untilAlive(page);
  const button = signInButton(page);
  await button.focus();
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Sign in' });
  await expect(modal.getByLabel('E-mail address')).toBeFocused();
  await expectNoBarriers(page);
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(modal.getByLabel('E-mail address')).toBeFocused();
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await expect(modal.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(accountButton(page)).toBeVisible();
});

test('the modal comes when it is opened; Back closes it, Forward opens it, and the page stays', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/remotes/mf-auth/')) files.push(request.url());
  });
  await page.goto('/en/about');
  await untilAlive(page);
  await untilAtRest(page);
  expect(files).toEqual([]);
  const modal = await openSignIn(page);
  expect(files).not.toEqual([]);
  await page.goBack();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL('/en/about');
  await expect(signInButton(page)).toBeFocused();
  await page.goForward();
  await expect(modal).toBeVisible();
});

test('somebody without an account signs in at a provider, and is there where they began', {
  tag: '@tls',
}, async ({ page }) => {
  const email = newAddress();
  await page.goto('/en/faq?auth=sign-in');
  const modal = page.getByRole('dialog', { name: 'Sign in' });
  await press(modal, 'Continue with Belval ID');
  await page.getByLabel('Address').fill(email);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/en/faq');
  await expect(accountButton(page)).toBeVisible();
});

test.describe('who refuses at a provider', () => {
  test.use({ expectedProblems: /could not be completed: there is no code/ });

  test('is not signed in, is told so, and can begin again', async ({ page }) => {
    await page.goto('/en/faq?auth=sign-in');
    await press(page.getByRole('dialog', { name: 'Sign in' }), 'Continue with Belval ID');
    await page.getByRole('button', { name: 'Refuse' }).click();
    await expect(page.getByRole('heading', { name: 'You’re not signed in yet' })).toBeVisible();
    await expect(page).toHaveURL('/en/auth');
    await expect(toast(page, /./)).toHaveCount(0);
    await press(page.getByRole('main'), 'Sign in');
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  });
});
