import type { Page } from '@playwright/test';
import { accountButton, enterPassword, openSignIn, signInButton } from './auth-modal.ts';
import { beginSession, createPerson, newAddress } from './sign-in.ts';
import { expect, test, untilAlive } from './test.ts';

/** A name that no text of the site has. */
const newName = () => `Anna${newAddress().slice(0, 6)}`;

test('who signs in over TLS is kept by secured cookies alone', { tag: '@tls' }, async ({ page, context }) => {
  const person = await createPerson();
  await page.goto('/en/about');
  await untilAlive(page);
  await enterPassword(await openSignIn(page), person);
  await expect(accountButton(page)).toBeVisible();
  const cookies = (await context.cookies()).filter(({ httpOnly }) => httpOnly);
  expect(cookies.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['__Host-moien-session', '__Host-moien-browser']),
  );
  for (const cookie of cookies) expect(cookie).toMatchObject({ secure: true, sameSite: 'Lax', path: '/' });
  await page.reload();
  await untilAlive(page);
  await expect(accountButton(page)).toBeVisible();
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the document over TLS names who is signed in', { tag: '@tls' }, async ({
    page,
    context,
    siteAddress,
  }) => {
    const person = await createPerson({ firstName: newName() });
    await context.addCookies([{ ...(await beginSession(person, siteAddress)), url: siteAddress }]);
    await page.goto('/en/about');
    expect(await page.content()).toContain(person.firstName);
    await page.reload();
    expect(await page.content()).toContain(person.firstName);
    await expect(signInButton(page)).toHaveCount(0);
  });

  test('a planted cookie with the plain name changes nothing', { tag: '@tls' }, async ({
    page,
    context,
    siteAddress,
  }) => {
    const [person, other] = await Promise.all([createPerson({ firstName: newName() }), plantedPerson(page)]);
    await page.goto('/en/about');
    // Without JavaScript the button is there for nobody to see.
    await expect(page.locator('header').getByText('Sign in', { exact: true })).not.toHaveCount(0);
    expect(await page.content()).not.toContain(other.firstName);
    await context.addCookies([{ ...(await beginSession(person, siteAddress)), url: siteAddress }]);
    await page.reload();
    expect(await page.content()).toContain(person.firstName);
    expect(await page.content()).not.toContain(other.firstName);
  });

  /** Somebody else, whose session the browser has under the name of plain http. */
  async function plantedPerson(page: Page) {
    const other = await createPerson({ firstName: newName() });
    const { value } = await beginSession(other, 'https://localhost');
    await page.context().addCookies([{ name: 'moien-session', value, domain: 'localhost', path: '/' }]);
    return other;
  }
});
