import { cityName } from './marketplace.ts';
import { expect, test, untilAlive } from './test.ts';

test.describe('the address without a language', () => {
  for (const { name, cookie, locale, expected } of [
    { name: 'goes to the language of the last visit', cookie: 'fr', locale: 'de-DE', expected: 'fr' },
    {
      name: 'goes to the language that the browser prefers',
      cookie: undefined,
      locale: 'de-LU',
      expected: 'de',
    },
    { name: 'goes to English when nobody asks for more', cookie: undefined, locale: 'ja-JP', expected: 'en' },
  ]) {
    test.describe(() => {
      test.use({ locale });
      test(`${name} and keeps the query`, async ({ page, context, baseURL }) => {
        if (cookie) await context.addCookies([{ name: 'languageTag', value: cookie, url: baseURL ?? '' }]);
        await page.goto('/?from=letter&adultCount=2');
        await expect(page).toHaveURL(`/${expected}?from=letter&adultCount=2`);
        await expect(page.locator('html')).toHaveAttribute('lang', expected);
      });
    });
  }
});

test('another language keeps path and query, and is remembered', async ({ page, marketplace: { city } }) => {
  await page.goto(`/en/search?cityId=${city.id}&adultCount=2`);
  await untilAlive(page);
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`/de/search?cityId=${city.id}&adultCount=2`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Wohnungen in ${cityName(city, 'de')}`);
  await untilAlive(page);
  await page.goto('/');
  await expect(page).toHaveURL('/de');
});
