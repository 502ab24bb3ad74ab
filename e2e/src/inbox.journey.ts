import type { Page } from '@playwright/test';
import { expect, resize, test, untilAlive } from './test.ts';

test.use({ isSignedIn: true });

const thread = (page: Page) => page.getByRole('log');

const inbox = (page: Page) => page.getByRole('region', { name: 'Nachrichten' });

test('the inbox has each of its views in sight on a phone, and badges beside what they count', async ({
  page,
}) => {
  await resize(page, { width: 390, height: 844 });
  await page.goto('/de/dashboard/conversation');
  await untilAlive(page);
  for (const name of ['Alle', 'Ungelesen', 'Fragen', 'Buchungen', 'Archiv']) {
    const { x = -1, width = 0 } =
      (await inbox(page).getByRole('link', { name, exact: true }).boundingBox()) ?? {};
    expect(x, name).toBeGreaterThanOrEqual(0);
    expect(x + width, name).toBeLessThanOrEqual(390);
  }
  const link = page.getByRole('link', { name: /12 ungelesene Nachrichten.*Nachrichten$/ });
  const icon = await link.locator('svg').boundingBox();
  const badge = await link.getByText('9+').boundingBox();
  expect(badge?.x).toBeGreaterThanOrEqual((icon?.x ?? 0) + (icon?.width ?? 0) - 4);
});

test('the inbox gives a conversation all of a phone, bubbles at their edges', async ({ page }) => {
  const { width, height } = { width: 390, height: 844 };
  await resize(page, { width, height });
  await page.goto('/de/dashboard/conversation');
  await untilAlive(page);
  await inbox(page).getByRole('link', { name: /^Jo / }).click();
  await thread(page).getByRole('article').last().waitFor();
  for (const name of ['Hauptseiten', 'Ihre Seiten'])
    await expect(page.getByRole('navigation', { name })).toBeHidden();
  for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  await expect(inbox(page)).toBeHidden();
  const written = await page.getByRole('textbox', { name: 'Nachricht an Jo' }).boundingBox();
  expect((written?.y ?? height) + (written?.height ?? 0)).toBeLessThanOrEqual(height);
  const bubbles = thread(page).locator('article:not([data-is-own]) p:not(:has(time))');
  const lefts = await bubbles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(new Set(lefts.map(Math.round)).size).toBe(1);
});

test('the inbox gives a conversation all of a tablet, with a way back to the list', async ({ page }) => {
  await resize(page, { width: 820, height: 1180 });
  await page.goto('/de/dashboard/conversation');
  await untilAlive(page);
  await inbox(page).getByRole('link', { name: /^Jo / }).click();
  await thread(page).getByRole('article').last().waitFor();
  await expect(inbox(page)).toBeHidden();
  await page.getByRole('link', { name: 'Zurück zu allen Nachrichten' }).click();
  await expect(inbox(page)).toBeVisible();
  await expect(thread(page)).toBeHidden();
});

test('the inbox opens the newest conversation beside the list, which stays unread and has no address', async ({
  page,
}) => {
  await resize(page, { width: 1440, height: 900 });
  await page.goto('/de/dashboard/conversation');
  await untilAlive(page);
  const row = inbox(page).getByRole('link', { name: /^Jo / });
  await thread(page).getByRole('article').last().waitFor();
  await page.waitForTimeout(1500);
  await expect(row.getByText('12', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/de/dashboard/conversation');
  await thread(page).click();
  await expect(row.getByText('12', { exact: true })).toBeHidden();
});

for (const [width, height] of [
  [1024, 768],
  [1440, 900],
] as const)
  test(`the inbox stands beside the conversation in a window ${width} wide, both as high`, async ({
    page,
  }) => {
    await resize(page, { width, height });
    await page.goto('/de/dashboard/conversation');
    await untilAlive(page);
    const row = inbox(page).getByRole('link', { name: /^Jo / });
    await expect(row.getByText('12', { exact: true })).toBeVisible();
    await row.click();
    await expect(page).toHaveURL(/\/de\/conversation\//);
    await expect(row).toHaveAttribute('aria-current', 'page');
    await thread(page).getByRole('article').last().waitFor();
    const [list, conversation] = await Promise.all(
      [inbox(page), page.getByRole('region', { name: /Jo/ })].map((panel) => panel.boundingBox()),
    );
    expect([list?.y, list?.height]).toEqual([conversation?.y, conversation?.height]);
    expect(list?.width).toBeGreaterThanOrEqual(352);
    const written = await page.getByRole('textbox', { name: 'Nachricht an Jo' }).boundingBox();
    expect((written?.y ?? height) + (written?.height ?? 0)).toBeLessThanOrEqual(height);
  });
