import type { Property, PropertyPage } from '@moien/contract';
import type { Locator, Page, Request } from '@playwright/test';
import { beginSession, type Person } from './sign-in.ts';
import { findStay, type Stay, stayQuery } from './stay.ts';
import { expect, untilAlive } from './test.ts';

export const CODE = '123';

export type Home = { property: Property; stay: Stay };

/** Each file of journeys books other homes than the files that run beside it. */
const SHARES = {
  checkout: 0,
  payment: 1,
  stays: 2,
  faults: 3,
  balance: 4,
  deposit: 5,
  chargeback: 6,
  notifications: 7,
  'message-card': 8,
};

type Wanted = { dataAddress: string; cityId: number; isInstant: boolean };

/** Finds homes of a city with nights that are free, which no other journey has. */
export function createHomeFinder(file: keyof typeof SHARES) {
  let daysAhead = 60;
  return async ({ dataAddress, cityId, isInstant }: Wanted): Promise<Home> => {
    const search = `cityId=${cityId}&isAvailableForShortTerm=true`;
    const found = (await (await fetch(`${dataAddress}/api/properties?${search}`)).json()) as PropertyPage;
    let rank = -1;
    for (const { id } of found.propertyArray) {
      const property = (await (await fetch(`${dataAddress}/api/properties/${id}`)).json()) as Property;
      if (property.isInstantBookable !== isInstant || property.minimumNights > 7) continue;
      rank += 1;
      if (rank % Object.keys(SHARES).length !== SHARES[file]) continue;
      daysAhead += 10;
      const stay = await findStay(dataAddress, property, daysAhead).catch(() => undefined);
      if (stay) return { property, stay };
    }
    throw new Error(`No home of the city is booked ${isInstant ? 'at once' : 'on request'}.`);
  };
}

export async function signInAs(page: Page, person: Person, siteAddress: string): Promise<void> {
  await page.context().addCookies([{ ...(await beginSession(person, siteAddress)), url: siteAddress }]);
}

export const addressOf = ({ property, stay }: Home, language = 'en') =>
  `/${language}/booking/checkout/${property.id}?${stayQuery(stay)}&adultCount=1`;

export async function openCheckout(page: Page, home: Home): Promise<void> {
  await page.goto(addressOf(home));
  await untilAlive(page);
  await page.getByRole('form', { name: 'Booking' }).waitFor();
}

/** The phone is not known of somebody who has just been made. */
export async function fillContact(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Country code/ }).click();
  await page.getByPlaceholder('Search for a country').or(page.getByLabel('Search for a country')).fill('Lux');
  await page.keyboard.press('Enter');
  await page.getByLabel('Phone number').fill('621 123 456');
  await page.getByRole('checkbox', { name: 'I accept the house rules.' }).check();
}

export async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill('');
  await page.getByLabel('Card number').pressSequentially(number);
  await page.getByLabel('Expires').fill('');
  await page.getByLabel('Expires').pressSequentially('1249');
  await page.getByLabel('Security code').fill(CODE);
}

/** Tabs on until an element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 80 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

export const bookButton = (page: Page) =>
  page.getByRole('button', { name: /^(Book with obligation to pay|Request with obligation to pay)$/ });
export const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** What our own origin was sent: of each request its method, address, headers and body. */
export function watchOwnRequests(page: Page, siteAddress: string): string[] {
  const sent: string[] = [];
  page.on('request', (request: Request) => {
    if (!request.url().startsWith(siteAddress)) return;
    const headers = JSON.stringify(request.headers());
    sent.push(`${request.method()} ${request.url()} ${headers} ${request.postData() ?? ''}`);
  });
  return sent;
}
