import type { Property, PropertyPage } from '@moien/contract';
import type { Page } from '@playwright/test';
import { book } from './booking.ts';
import type { Marketplace } from './marketplace.ts';
import { createPerson } from './sign-in.ts';
import { findStay, moneyOf, stayQuery } from './stay.ts';
import { expect, test, untilAlive } from './test.ts';

/** So far ahead nobody else looks at it. */
const DAYS_AHEAD = 200;

test.use({ viewport: { width: 1440, height: 900 }, isSignedIn: true });

const pinsOf = (page: Page) =>
  page.getByRole('region', { name: 'Map of homes' }).getByRole('button', { name: / total$/ });

/** A home that no other journey picks days of. */
async function otherHome(page: Page, { city, property }: Marketplace): Promise<Property> {
  const answer = await page.request.get(`/api/properties?cityId=${city.id}&isAvailableForShortTerm=true`);
  const { propertyArray } = (await answer.json()) as PropertyPage;
  const found = propertyArray.findLast(({ id }) => id !== property.id);
  if (!found) throw new Error(`${city.name} has one home for a night.`);
  return (await (await page.request.get(`/api/properties/${found.id}?language=en`)).json()) as Property;
}

test('a home that somebody else books leaves the map by itself, and comes back when it is free', {
  tag: '@tls',
}, async ({ page, marketplace, dataAddress }) => {
  const home = await otherHome(page, marketplace);
  const stay = await findStay(dataAddress, home, DAYS_AHEAD);
  const guest = await createPerson();
  const address = `/en/search?propertyIdArray=${home.id}&${stayQuery(stay)}`;
  await page.goto(address);
  await untilAlive(page);
  await expect(pinsOf(page)).toHaveText(moneyOf(stay.quote));
  const free = await book(home, stay, guest);
  try {
    await expect(pinsOf(page)).toHaveCount(0);
  } finally {
    await free();
  }
  await expect(pinsOf(page)).toHaveText(moneyOf(stay.quote));
  await expect(page).toHaveURL((url) => url.pathname + url.search === address);
});
