import type { Page } from '@playwright/test';
import { expect, resize, test, untilAlive } from './test.ts';

const PATH = '/de/dashboard/account-security';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Ihre Seiten' });
const item = (page: Page) => menu(page).getByRole('link', { name: 'Sicherheit' });
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test.use({ isSignedIn: true });

test('the menu stands beside the page on wide windows and above it on phones', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(PATH);
  await untilAlive(page);
  await expect(title(page)).toBeVisible();
  await expect(item(page)).toHaveAttribute('aria-current', 'page');
  await expect(menu(page).getByText('Konto', { exact: true })).toBeVisible();
  const beside = await menu(page).boundingBox();
  const content = await title(page).boundingBox();
  expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThanOrEqual(content?.x ?? 0);
  await resize(page, { width: 390, height: 844 });
  const above = await menu(page).boundingBox();
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(
    (await title(page).boundingBox())?.y ?? 0,
  );
  expect((await item(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(page.getByRole('search')).toHaveCount(0);
});

for (const width of [390, 1440]) {
  test(`the document has the frame, which stands still while the page arrives at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const response = await page.goto(PATH, { waitUntil: 'commit' });
    expect(await response?.text()).toContain('aria-label="Ihre Seiten"');
    const first = await menu(page).boundingBox();
    await untilAlive(page);
    await expect(title(page)).toBeVisible();
    expect(await menu(page).boundingBox()).toEqual(first);
    expect(first?.y).toBeGreaterThan(0);
  });
}

test('a page of the dashboard comes together with its menu, and the focus is on the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/de/about');
  await untilAlive(page);
  await expect(menu(page)).toHaveCount(0);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Konto/ })
    .click();
  await page.getByRole('link', { name: 'Konto und Zahlungen' }).click();
  await expect(page).toHaveURL('/de/dashboard');
  await expect(title(page)).toHaveText(/^Guten Tag, /);
  await expect(menu(page).getByRole('link', { name: 'Übersicht' })).toHaveAttribute('aria-current', 'page');
  await expect(item(page)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/de/about');
  await expect(menu(page)).toHaveCount(0);
});

test('the skip link leads past the menu, and paper has no menu', async ({ page }) => {
  await page.goto(PATH);
  await untilAlive(page);
  await expect(title(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  await expect(menu(page)).toBeHidden();
  await expect(title(page)).toBeVisible();
});

test.describe('a visitor', () => {
  test.use({ isSignedIn: false });

  test('is led to the start and asked to sign in, and sees no frame', async ({ page }) => {
    await page.goto(PATH);
    await untilAlive(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(menu(page)).toHaveCount(0);
  });
});
