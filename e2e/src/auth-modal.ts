import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { PASSWORD, type Person } from './sign-in.ts';
import { expect } from './test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

export const signInButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true });

/** Opens the modal by the header of an English page. */
export async function openSignIn(page: Page): Promise<Locator> {
  await signInButton(page).click();
  const modal = page.getByRole('dialog', { name: 'Sign in' });
  await expect(modal).toBeVisible();
  return modal;
}

/** Presses what a modal or a page is about to do. */
export const press = (place: Locator | Page, name: string | RegExp) =>
  place.getByRole('button', { name, exact: true }).click();

export async function enterPassword(modal: Locator, { email }: Person, password = PASSWORD): Promise<void> {
  await modal.getByLabel('E-mail address').fill(email);
  await modal.getByLabel('Password', { exact: true }).fill(password);
  await press(modal, 'Sign in');
}

/** A message in a corner of the page. */
export const toast = (page: Page, text: string | RegExp) =>
  page
    .getByRole('region', { name: /^(Notices|Meldungen|Avis)$/ })
    .getByRole('listitem')
    .filter({ hasText: text });

/** What is wrong with a field is said by it, in a toast, and the field has the focus. */
export async function expectProblem(page: Page, field: Locator, text: string): Promise<void> {
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(text.replaceAll(/[.?]/g, '\\$&')));
  await expect(toast(page, text).first()).toBeVisible();
}

/** The page with the open modal has no barrier that axe knows. */
export async function expectNoBarriers(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}

/** Whoever is signed in here has a menu of their own. */
export const accountButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Account/ });
