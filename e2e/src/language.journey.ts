import { openLanguages } from './language-picker.ts';
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
  await (await openLanguages(page)).getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`/de/search?cityId=${city.id}&adultCount=2`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`^[\\d.]+ (Unterkunft|Unterkünfte) in ${cityName(city, 'de')}$`),
  );
  await untilAlive(page);
  await page.goto('/');
  await expect(page).toHaveURL('/de');
});

test('an article is offered in the languages that it exists in, each at its own address', async ({
  page,
  marketplace: { article },
}) => {
  const slugs = Object.fromEntries(article.slugArray.map(({ language, slug }) => [language, slug]));
  await page.goto(`/en/blog/article/${article.id}`);
  const picker = await openLanguages(page);
  await expect(picker.getByRole('link')).toHaveCount(2);
  for (const language of ['fr', 'de']) {
    const href = `/${language}/blog/article/${article.id}/${slugs[language]}`;
    await expect(picker.locator(`[hreflang=${language}]`)).toHaveAttribute('href', href);
  }
});

test('a language that an article lacks leads nowhere, and the picker says so', async ({
  page,
  marketplace: { article },
}) => {
  // As the API answers for an article without a French text.
  await page.route(`**/api/articles/${article.id}?*`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as typeof article;
    const slugArray = body.slugArray.filter(({ language }) => language !== 'fr');
    await route.fulfill({ response: answer, json: { ...body, slugArray } });
  });
  await page.goto('/en/blog');
  await untilAlive(page);
  await page.getByRole('main').getByRole('link', { name: article.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title);
  const picker = await openLanguages(page);
  await expect(picker.getByRole('link')).toHaveText(/Deutsch/);
  await expect(picker.getByText('This page isn’t available in French')).toHaveCount(1);
  await picker.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/de/blog/article/${article.id}/`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
