import type { Property, PropertyPage } from '@moien/contract';
import type { Page } from '@playwright/test';
import { book } from './booking.ts';
import type { Marketplace } from './marketplace.ts';
import { createPerson } from './sign-in.ts';
import { findStay, moneyOf, type Stay, stayQuery } from './stay.ts';
import { expect, test, untilAlive } from './test.ts';

/** So far ahead nobody else looks at it. */
const DAYS_AHEAD = 200;

test.use({ viewport: { width: 1440, height: 900 }, isSignedIn: true });

const pinsOf = (page: Page) =>
  page.getByRole('region', { name: 'Map of homes' }).getByRole('button', { name: / total$/ });

/** A home that no other journey picks days of, and a stay in it. */
async function otherHome(
  page: Page,
  { city, property }: Marketplace,
  dataAddress: string,
): Promise<{ home: Property; stay: Stay }> {
  const answer = await page.request.get(`/api/properties?cityId=${city.id}&isAvailableForShortTerm=true`);
  const { propertyArray } = (await answer.json()) as PropertyPage;
  for (const { id } of propertyArray.filter((summary) => summary.id !== property.id).reverse()) {
    const home = (await (await page.request.get(`/api/properties/${id}?language=en`)).json()) as Property;
    const stay = await findStay(dataAddress, home, DAYS_AHEAD).catch(() => undefined);
    if (stay) return { home, stay };
  }
  throw new Error(`${city.name} has no other home that is free for a stay.`);
}

test('a home that somebody else books leaves the map by itself, and comes back when it is free', {
  tag: '@tls',
}, async ({ page, marketplace, dataAddress }) => {
  const { home, stay } = await otherHome(page, marketplace, dataAddress);
  const guest = await createPerson();
  const address = `/en/search?propertyIdArray=${home.id}&${stayQuery(stay)}`;
  await page.goto(address);
  await untilAlive(page);
  await expect(pinsOf(page)).toHaveAccessibleName(new RegExp(`, ${moneyOf(stay.quote)} in total$`));
  const free = await book(home, stay, guest);
  try {
    await expect(pinsOf(page)).toHaveCount(0);
  } finally {
    await free();
  }
  await expect(pinsOf(page)).toHaveAccessibleName(new RegExp(`, ${moneyOf(stay.quote)} in total$`));
  await expect(page).toHaveURL((url) => url.pathname + url.search === address);
});
