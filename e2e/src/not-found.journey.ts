import { expect, test } from './test.ts';

/** The browser reports the document's own status. */
test.use({ expectedProblems: /status of 404/ });

for (const { language, title, homes } of [
  { language: 'en', title: 'Nobody lives at this address', homes: 'See all homes' },
  { language: 'fr', title: 'Personne n’habite à cette adresse', homes: 'Voir tous les logements' },
  { language: 'de', title: 'Unter dieser Adresse wohnt niemand', homes: 'Alle Unterkünfte ansehen' },
]) {
  test(`an address without a page says so in ${language}, with a way on`, async ({ page }) => {
    const answer = await page.goto(`/${language}/no/such/page`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('main').getByRole('link', { name: homes }).click();
    await expect(page).toHaveURL(`/${language}/search`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
}

test('a property that does not exist is a page that is not found, whatever its id', async ({ page }) => {
  for (const id of ['01890a5d-ac96-774b-bcce-b302099a8057', 'the-yellow-house', '%F0%9F%8F%A0']) {
    const answer = await page.goto(`/en/property/${id}`);
    expect(answer?.status(), id).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nobody lives at this address');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
});
