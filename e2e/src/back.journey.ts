import type { Page } from '@playwright/test';
import { openPopup } from './search-bar.ts';
import { expect, test, untilAlive } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

/** A page below the one that is visited, which Back would lead to. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto('/en/about');
  await untilAlive(page);
  await page.goto(path);
  await untilAlive(page);
}

/** The dialog's entry of the history has been left. */
async function untilOnPage(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'dialogs' in Object(window.history.state))).toBe(false);
}

test('Back closes the pictures, and then leaves the page', async ({ page, marketplace: { property } }) => {
  const path = `/en/property/${property.id}`;
  await visit(page, path);
  await page.getByRole('button', { name: /^Show all .*pictures/ }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(page).toHaveURL('/en/about');
});

test('Back after a reload under open pictures stays on the home', async ({
  page,
  marketplace: { property },
}) => {
  const path = `/en/property/${property.id}`;
  await visit(page, path);
  await page.getByRole('button', { name: /^Show all .*pictures/ }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toBeVisible();
  await page.reload();
  await untilAlive(page);
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(page).toHaveURL('/en/about');
});

test('what is closed by its button costs no press of Back', async ({ page, marketplace: { property } }) => {
  await visit(page, `/en/property/${property.id}`);
  await page.getByRole('button', { name: /^Show all .*pictures/ }).click();
  const viewer = page.getByRole('dialog');
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(viewer).toBeHidden();
  await untilOnPage(page);
  await page.goBack();
  await expect(page).toHaveURL('/en/about');
});

test('Back closes the sheet of the stay, whose page keeps what was chosen', async ({
  page,
  marketplace: { property },
}) => {
  const path = `/en/property/${property.id}`;
  await visit(page, path);
  await page
    .getByRole('group', { name: 'Your stay' })
    .getByRole('button', { name: /^Guests/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Your stay' });
  await sheet.getByRole('button', { name: 'Adults: one more' }).click();
  await expect(page).toHaveURL(`${path}?adultCount=2`);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(`${path}?adultCount=2`);
  await untilOnPage(page);
  await page.goBack();
  await expect(page).toHaveURL('/en/about');
});

test('Back closes the report of a home', async ({ page, marketplace: { property } }) => {
  await visit(page, `/en/property/${property.id}`);
  await page.getByRole('button', { name: 'Report this home' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this home' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/en/about');
});

test.describe('where a page cannot copy', () => {
  test('Back closes the link to share', async ({ page, marketplace: { property } }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      Object.defineProperty(navigator, 'share', { value: undefined });
    });
    await visit(page, `/en/property/${property.id}`);
    await page.getByRole('button', { name: 'Share' }).first().click();
    const dialog = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: 'Link' }) });
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/en/about');
  });
});

test.describe('who is signed in', () => {
  test.use({ isSignedIn: true });

  test('closes the question whether to delete the account by Back', async ({ page }) => {
    await visit(page, '/en/dashboard/account-security');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/en/about');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const openMenu = async (page: Page) => {
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeVisible();
    return menu;
  };

  test('Back closes the menu; what leads from it elsewhere costs no press of Back', async ({ page }) => {
    await visit(page, '/en/faq');
    const menu = await openMenu(page);
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/en/faq');

    await (await openMenu(page)).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/en/blog');
    await page.goBack();
    await expect(page).toHaveURL('/en/faq');
    await untilAlive(page);

    const withLanguages = await openMenu(page);
    await withLanguages.locator('summary', { hasText: 'Language' }).click();
    await withLanguages.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL('/de/faq');
    await page.goBack();
    await expect(page).toHaveURL('/en/faq');
    await untilAlive(page);
    await page.goBack();
    await expect(page).toHaveURL('/en/about');
  });

  test('the menu gives way to the sign-in that it opens', async ({ page }) => {
    await visit(page, '/en/faq');
    const menu = await openMenu(page);
    await menu.getByRole('button', { name: 'Sign in' }).click();
    const modal = page.getByRole('dialog', { name: 'Sign in' });
    await expect(modal).toBeVisible();
    await expect(menu).toBeHidden();
    await expect.poll(() => page.evaluate(() => 'authModal' in window.history.state)).toBe(true);
    await page.goBack();
    await expect(modal).toBeHidden();
    await expect(page).toHaveURL('/en/faq');
    await page.goBack();
    await expect(page).toHaveURL('/en/about');
  });
});

test('Back closes the search popup, which its magnifier opens', async ({ page }) => {
  await visit(page, '/en/search?adultCount=2');
  const popup = await openPopup(page, /^Your search$/);
  await page.goBack();
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL('/en/search?adultCount=2');
});

test('Back leads from what the search popup has found to the page before', async ({ page }) => {
  await visit(page, '/en/search?adultCount=2');
  const popup = await openPopup(page, /^Who/);
  await popup.getByRole('button', { name: 'Adults: one more' }).click();
  await popup.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL('/en/search?adultCount=3');
  await page.goBack();
  await expect(page).toHaveURL('/en/search?adultCount=2');
  await page.goBack();
  await expect(page).toHaveURL('/en/about');
});

test('who comes is asked with the guests in sight', async ({ page, marketplace: { property } }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto(`/en/property/${property.id}`);
  await untilAlive(page);
  await page
    .getByRole('group', { name: 'Your stay' })
    .getByRole('button', { name: /^Guests/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Your stay' });
  await expect(sheet.getByRole('button', { name: 'Adults: one more' })).toBeInViewport({ ratio: 1 });
});
