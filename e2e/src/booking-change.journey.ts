import { addDays, type Booking, type BookingChangeQuote } from '@moien/contract';
import type { Browser, Page } from '@playwright/test';
import { verifyOwner } from './booking-request.ts';
import { CARDS } from './card-data.ts';
import { createHomeFinder, type Home, signInAs, title, typeCard } from './checkout.ts';
import { readMoney } from './money.ts';
import { bookAndPay } from './paid-booking.ts';
import { pickStay } from './pick-stay.ts';
import { createCaller } from './session-calls.ts';
import { beginSession, createPerson, type Person } from './sign-in.ts';
import { moneyOf } from './stay.ts';
import { expect, test, untilAlive } from './test.ts';

// One after the other: each takes nights that no other of them has.
test.describe.configure({ mode: 'default' });

const findHome = createHomeFinder('stays');

/** With the proposal of the guest before them. */
async function acceptAsHost(browser: Browser, siteAddress: string, home: Home, id: string): Promise<void> {
  const { userId } = home.property.owner;
  await verifyOwner(userId);
  const context = await browser.newContext({ baseURL: siteAddress });
  await context.addCookies([
    { ...(await beginSession({ userId } as Person, siteAddress)), url: siteAddress },
    { name: 'moien-visited', value: '1', url: siteAddress },
  ]);
  const page = await context.newPage();
  await page.goto(`/en/rental-booking/${id}`);
  await untilAlive(page);
  await page
    .getByRole('region', { name: 'Anna would like to change the stay' })
    .getByRole('button', { name: 'Accept the change' })
    .click();
  await expect(page.getByText('The stay has been changed.')).toBeVisible();
  await context.close();
}

/** In the sheet that the booking's page opens. */
async function proposeDates(page: Page, home: Home, departure: string): Promise<void> {
  await page.getByRole('button', { name: 'Change dates or guests' }).click();
  const sheet = page.getByRole('dialog', { name: 'Change the stay' });
  await pickStay(sheet, { ...home.stay, departure });
  await expect(sheet.getByRole('status').getByText('New price')).toBeVisible();
  await sheet.getByRole('button', { name: 'Propose the change' }).click();
  await expect(page.getByRole('heading', { name: /^You’ve proposed a change/ })).toBeVisible();
}

/** What the service says that other dates cost more, or less. */
async function difference(
  page: Page,
  siteAddress: string,
  id: string,
  departureDate: string,
): Promise<number> {
  const { get, post } = createCaller(page, siteAddress);
  const { arrivalDate, adultCount, childrenCount, infantCount, petCount } = await get<Booking>(
    `/api/bookings/${id}`,
  );
  const counts = { adultCount, childrenCount, infantCount, petCount };
  const wanted = { arrivalDate, departureDate, ...counts };
  return (await post<BookingChangeQuote>(`/api/bookings/${id}/changes/quote`, wanted)).difference;
}

const price = (total: number) => moneyOf({ total, currency: 'EUR' });

test('a guest who leaves earlier gets the difference back once the host has accepted', async ({
  page,
  browser,
  marketplace: { city },
  dataAddress,
  siteAddress,
}) => {
  const home = await findHome({ dataAddress, cityId: city.id, isInstant: true });
  await signInAs(page, await createPerson(), siteAddress);
  const id = await bookAndPay(page, siteAddress, home);
  const departure = addDays(home.stay.departure, -1);
  const less = -(await difference(page, siteAddress, id, departure));
  expect(less).toBeGreaterThan(0);
  await page.goto(`/en/rental-booking/${id}`);
  await untilAlive(page);
  await proposeDates(page, home, departure);
  await expect(page.getByText(`The price falls by ${price(less)}.`, { exact: false })).toBeVisible();
  await acceptAsHost(browser, siteAddress, home, id);
  const { total } = home.stay.quote;
  await expect.poll(() => readMoney(id)).toEqual({ paid: total, refunded: less, payIns: 1 });
  await page.reload();
  const lines = page.getByRole('region', { name: 'Price and payment' }).getByRole('definition');
  await expect(lines.last()).toHaveText(price(less));
});

test('a guest who stays longer has the difference reserved by card, and it is taken once the host has accepted', async ({
  page,
  browser,
  marketplace: { city },
  dataAddress,
  siteAddress,
}) => {
  const home = await findHome({ dataAddress, cityId: city.id, isInstant: true });
  await signInAs(page, await createPerson(), siteAddress);
  const id = await bookAndPay(page, siteAddress, home);
  const departure = addDays(home.stay.departure, 1);
  const more = await difference(page, siteAddress, id, departure);
  expect(more).toBeGreaterThan(0);
  await page.goto(`/en/rental-booking/${id}`);
  await untilAlive(page);
  await proposeDates(page, home, departure);
  const payDifference = async () => {
    await page.getByRole('link', { name: 'Pay the difference' }).click();
    await expect(title(page)).toHaveText('Pay for the changed stay');
    await expect(page.getByText(`To pay: ${price(more)}`)).toBeVisible();
    await typeCard(page, CARDS.challenge);
    await page.getByRole('button', { name: 'Change with obligation to pay' }).dblclick();
  };
  await payDifference();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(title(page)).toHaveText('The payment didn’t go through');
  // After a refusal at the bank the first press counts.
  await page.goto(`/en/rental-booking/${id}`);
  await untilAlive(page);
  await payDifference();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('link', { name: 'See your booking' }).click();
  await expect(page.getByRole('heading', { name: /^You’ve proposed a change/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay the difference' })).toHaveCount(0);
  const { total } = home.stay.quote;
  expect(await readMoney(id)).toEqual({ paid: total, refunded: 0, payIns: 1 });
  await acceptAsHost(browser, siteAddress, home, id);
  await expect.poll(() => readMoney(id)).toEqual({ paid: total + more, refunded: 0, payIns: 2 });
  await page.reload();
  const lines = page.getByRole('region', { name: 'Price and payment' }).getByRole('definition');
  await expect(lines.last()).toHaveText(price(total + more));
});
