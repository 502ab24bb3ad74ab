import type { Property, PropertyPage, PublicProfile } from '@moien/contract';
import { expect, test, untilAlive } from './test.ts';

test('who lets a home has a page with all of theirs, and Back leads to the home', async ({
  page,
  marketplace: { property },
}) => {
  const { firstName, userId } = property.owner;
  await page.goto(`/en/property/${property.id}`);
  await untilAlive(page);
  await page.getByRole('link', { name: `All of ${firstName}’s homes` }).click();
  await expect(page).toHaveURL(`/en/profile/${userId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(firstName);
  await expect(page).toHaveTitle(`${firstName}’s homes – Moïen`);
  await expect(page.getByText(/^On Moïen since /)).toBeVisible();
  const homes = page.getByRole('region', { name: `${firstName}’s homes` });
  await expect(homes.getByRole('article').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(property.title);
});

test('the homes of somebody are narrowed to those that are let by the month', async ({
  page,
  dataAddress,
}) => {
  const { userId, firstName, propertyCountByTerm } = await findMixedOwner(dataAddress);
  await page.goto(`/en/profile/${userId}`);
  await untilAlive(page);
  await page
    .getByRole('navigation', { name: 'Rental type' })
    .getByRole('link', { name: /^By the month/ })
    .click();
  await expect(page).toHaveURL(`/en/profile/${userId}?term=month`);
  const homes = page.getByRole('region', { name: `${firstName}’s homes` }).getByRole('article');
  await expect(homes).toHaveCount(Math.min(24, propertyCountByTerm?.month ?? 0));
  await expect(homes.first()).toContainText('a month');
});

test('a profile is a whole document, in each language', async ({ page, marketplace: { property } }) => {
  const { firstName, userId } = property.owner;
  for (const [language, title] of [
    ['en', `${firstName}’s homes – Moïen`],
    ['fr', `Logements proposés par ${firstName} – Moïen`],
    ['de', `Unterkünfte von ${firstName} – Moïen`],
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

/** Somebody of whose homes some are let by the month and some are not. */
/** Fewer are not filtered. */
const FILTERED_HOMES = 6;

async function findMixedOwner(address: string): Promise<PublicProfile> {
  const read = async <Answer>(path: string) =>
    (await (await fetch(`${address}/api/${path}`)).json()) as Answer;
  const { propertyArray } = await read<PropertyPage>('properties?isAvailableForLongTerm=true');
  for (const { id } of propertyArray) {
    const { owner } = await read<Property>(`properties/${id}`);
    const profile = await read<PublicProfile>(`profiles/${owner.userId}`);
    const { night = 0, month = 0 } = profile.propertyCountByTerm ?? {};
    const isMixed = night > 0 && month > 0 && month < profile.propertyCount;
    if (isMixed && profile.propertyCount >= FILTERED_HOMES) return profile;
  }
  throw new Error('Nobody lets homes by the night and by the month.');
}
