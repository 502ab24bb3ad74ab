import type { Page } from '@playwright/test';
import { expect, test, untilAlive } from './test.ts';

const banner = (page: Page) => page.getByRole('banner');
const focused = (page: Page) => page.locator(':focus');

/** Presses Tab until the focus is on what has this name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let count = 0; count < 80; count += 1) {
    await page.keyboard.press('Tab');
    const label = await focused(page).evaluate(
      (element) => element.getAttribute('aria-label') ?? element.textContent ?? '',
    );
    if (name.test(label.trim())) return;
  }
  throw new Error(`The tab key does not arrive at ${name}.`);
}

test('another language is chosen by keyboard alone, and Escape gives the focus back', async ({ page }) => {
  await page.goto('/en/about');
  await untilAlive(page);
  await tabTo(page, /^Language/);
  const button = banner(page).getByRole('button', { name: /^Language/ });
  await expect(button).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Deutsch' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('link', { name: 'Français' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Language' })).toBeHidden();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/de/about');
});

test('prices are shown in another currency, chosen by keyboard, and stay so in the next document', async ({
  page,
}) => {
  await page.goto('/en/search');
  await untilAlive(page);
  await tabTo(page, /^Currency/);
  await page.keyboard.press('ArrowDown');
  await tabTo(page, /US Dollar/);
  await page.keyboard.press('Enter');
  const prices = page.getByRole('main').getByRole('article').first();
  await expect(prices).toContainText('≈');
  await expect(prices).toContainText('US$');
  await page.reload();
  await expect(prices).toContainText('US$');
});

test.describe('the question about cookies', () => {
  test.use({ hasAnswered: false });

  test('comes first, is answered by keyboard, stays answered, and is asked again from the footer', async ({
    page,
    context,
  }) => {
    await page.goto('/en/about');
    await untilAlive(page);
    const question = page.getByRole('region', { name: 'Your privacy is yours' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(question.getByRole('link', { name: 'Cookies policy' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(question.getByRole('button', { name: 'Necessary only' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'moien-consent')?.value).toBe('1.necessary');
    await page.reload();
    await untilAlive(page);
    await expect(question).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).focus();
    await page.keyboard.press('Enter');
    await expect(question).toBeFocused();
    await tabTo(page, /^Allow all$/);
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
  });

  test('keeps pictures of others away until they are allowed', async ({ page, baseURL }) => {
    const policy = async () => (await page.request.get('/en')).headers()['content-security-policy'] ?? '';
    expect(await policy()).toMatch(/img-src 'self' data:(;|$)/);
    await page.context().addCookies([{ name: 'moien-consent', value: '1.all', url: baseURL ?? '' }]);
    expect(await policy()).toMatch(/img-src 'self' data: https:\/\/tile\.openstreetmap\.org(;|$)/);
  });
});

test.describe('somebody who is signed in', () => {
  test.use({ isSignedIn: true });

  test('opens the account menu by keyboard and logs out', async ({ page, context }) => {
    await page.goto('/en');
    await untilAlive(page);
    await tabTo(page, /^Account/);
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Account' });
    await expect(menu.getByRole('link', { name: 'Events' })).toBeVisible();
    await tabTo(page, /^Sign out$/);
    await page.keyboard.press('Enter');
    await expect(banner(page).getByRole('button', { name: /^Account/ })).toHaveCount(0);
    expect((await context.cookies()).filter(({ name }) => name === 'moien-session')).toEqual([]);
    await page.reload();
    await untilAlive(page);
    await expect(banner(page).getByRole('button', { name: /^Account/ })).toHaveCount(0);
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } });

  test('blog, language and sign-in stand in the header, and a menu opens below its button', async ({
    page,
  }) => {
    await page.goto('/en/about');
    await untilAlive(page);
    await expect(banner(page).getByRole('link', { name: 'Blog' })).toBeVisible();
    await expect(banner(page).getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(banner(page).getByRole('button', { name: 'Menu' })).toBeHidden();
    const button = banner(page).getByRole('button', { name: /^Language/ });
    await button.click();
    const panel = page.getByRole('navigation', { name: 'Language' });
    await expect(panel.getByRole('link', { name: 'Deutsch' })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Close' })).toBeHidden();
    const [below, above] = [await panel.boundingBox(), await button.boundingBox()];
    expect((below?.y ?? 0) - (above?.y ?? 0)).toBeLessThan(100);
    await button.click();
    await expect(panel).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu is a sheet that the keyboard opens, walks through and closes', async ({ page }) => {
    await page.goto('/en/about');
    await untilAlive(page);
    const button = banner(page).getByRole('button', { name: 'Menu' });
    await tabTo(page, /^Menu/);
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('navigation', { name: 'Menu' });
    await tabTo(page, /^Language/);
    await page.keyboard.press('Enter');
    await expect(sheet.getByRole('link', { name: 'Deutsch' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(sheet.getByRole('link', { name: 'Deutsch' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('the main pages are at the thumb', async ({ page }) => {
    await page.goto('/en');
    await untilAlive(page);
    const menu = page.getByRole('navigation', { name: 'Main pages' });
    await menu.getByRole('link', { name: 'Explore' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/en/search');
    await expect(menu.getByRole('link', { name: 'Explore' })).toHaveAttribute('aria-current', 'page');
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(menu).toBeHidden();
  });

  test.describe('for the first time', () => {
    test.use({ isFirstVisit: true });

    test('the search is introduced once, and can be skipped by keyboard', async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'moien-visited', value: '1', url: baseURL ?? '' }]);
      await page.goto('/en/search');
      await untilAlive(page);
      const introduction = page.getByRole('dialog');
      await expect(introduction).toContainText('1 of 3');
      await expect(page.getByRole('navigation', { name: 'Main pages' })).toHaveCount(0);
      await introduction.getByRole('button', { name: 'Next' }).press('Enter');
      await expect(introduction).toContainText('2 of 3');
      await introduction.getByRole('button', { name: 'Skip' }).press('Enter');
      await expect(introduction).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: 'Main pages' })).toBeVisible();
      await page.reload();
      await untilAlive(page);
      await expect(page.getByRole('navigation', { name: 'Main pages' })).toBeVisible();
      await expect(introduction).toHaveCount(0);
    });
  });
});
