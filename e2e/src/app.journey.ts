import { APP_ORIGIN, expect, test } from './app.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'de-LU' });

test('the app starts with the search, in the language of the phone', async ({ page, phone }) => {
  await page.goto(APP_ORIGIN);
  await expect(page).toHaveURL(/^https:\/\/localhost\/de\/search/);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(phone.calls).toContain('SplashScreen.hide');
});
