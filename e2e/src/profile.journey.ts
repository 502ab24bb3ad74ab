import { expect, test, untilAlive } from './test.ts';

test('who lets a home has a page with all of theirs, and Back leads to the home', async ({
  page,
  marketplace: { property },
}) => {
  const { firstName, userId } = property.owner;
  await page.goto(`/en/property/${property.id}`);
  await untilAlive(page);
  await page.getByRole('link', { name: `All homes of ${firstName}` }).click();
  await expect(page).toHaveURL(`/en/profile/${userId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(firstName);
  await expect(page).toHaveTitle(`Homes of ${firstName} – Moïen`);
  await expect(page.getByText(/^Here since /)).toBeVisible();
  const homes = page.getByRole('region', { name: `Homes of ${firstName}` });
  await expect(homes.getByRole('article').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(property.title);
});

test('a profile is a whole document, in each language', async ({ page, marketplace: { property } }) => {
  const { firstName, userId } = property.owner;
  for (const [language, title] of [
    ['en', `Homes of ${firstName} – Moïen`],
    ['fr', `Logements de ${firstName} – Moïen`],
    ['de', `Wohnungen von ${firstName} – Moïen`],
  ]) {
    const html = await (await page.request.get(`/${language}/profile/${userId}`)).text();
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toMatch(new RegExp(`<link[^>]*rel="canonical"[^>]*/${language}/profile/${userId}"`));
    expect(html).toContain('<h1');
  }
});

test.describe('nobody', () => {
  test.use({ expectedProblems: /404/ });

  for (const id of ['019b76da-a800-7838-a932-f8c369510000', 'nobody']) {
    test(`is not found: ${id}`, async ({ page }) => {
      const response = await page.goto(`/en/profile/${id}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});
