import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { book } from './booking.ts';
import { verifyOwner } from './booking-request.ts';
import { CARDS } from './card-data.ts';
import {
  addressOf,
  bookButton,
  createHomeFinder,
  fillContact,
  type Home,
  openCheckout,
  signInAs,
  title,
  typeCard,
} from './checkout.ts';
import { withDatabase } from './database.ts';
import { endHold, readBookings, readMoney } from './money.ts';
import { paymentsOrigin } from './payment-faults.ts';
import { pickStay } from './pick-stay.ts';
import { createPerson, type Person } from './sign-in.ts';
import { findStay, stayQuery } from './stay.ts';
import { expect, test, untilAlive } from './test.ts';

// One after the other: each takes nights that no other of them has.
test.describe.configure({ mode: 'default' });
test.use({ expectedProblems: /status of 40[39]|ERR_FAILED/ });

const findHome = createHomeFinder('faults');
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

async function readyToPay(page: Page, home: Home, card: string): Promise<void> {
  await openCheckout(page, home);
  await fillContact(page);
  await typeCard(page, card);
}

/** One booking of the guest is confirmed and paid once; every other has ended and cost nothing. */
async function expectOneCharge({ userId }: Person): Promise<void> {
  const bookings = await readBookings(userId);
  const money = await Promise.all(bookings.map(({ id }) => readMoney(id)));
  expect(bookings.filter(({ state }) => state === 'confirmed')).toHaveLength(1);
  expect(money.map(({ payIns }) => payIns).sort()).toEqual([...bookings.slice(1).map(() => 0), 1]);
}

/** @param amount in cents, of each night */
async function raisePrices({ property }: Home, amount: number): Promise<void> {
  await withDatabase((database) =>
    sql`
      with days as (
        update rental_day set own_price = own_price + ${amount}::int
        where property_id = ${property.id} and own_price is not null
      )
      update property set nightly_price = nightly_price + ${amount}::int where id = ${property.id}
    `.execute(database),
  );
}

test.describe('of a guest', () => {
  let guest: Person;
  let home: Home;

  test.beforeEach(async ({ page, marketplace: { city }, dataAddress, siteAddress }) => {
    home = await findHome({ dataAddress, cityId: city.id, isInstant: true });
    guest = await createPerson();
    await signInAs(page, guest, siteAddress);
  });

  test('the payment provider cannot be reached: nothing is lost, and the next press pays', async ({
    page,
  }) => {
    await readyToPay(page, home, CARDS.frictionless);
    await page.route(`${paymentsOrigin()}/**`, (route) => route.abort());
    await bookButton(page).click();
    await expect(alert(page)).toContainText('you’re never charged twice');
    await expect(page.getByRole('timer')).toHaveText(/^1[0-4]:\d\d$/);
    await expect(page.getByLabel('Card number')).toHaveValue('4970 1071 1111 1119');
    await page.unroute(`${paymentsOrigin()}/**`);
    await bookButton(page).click();
    await expect(title(page)).toHaveText('Your stay is booked');
    await expectOneCharge(guest);
  });

  test('a confirmation at the bank that was left is gone on with from the payment’s page', async ({
    page,
  }) => {
    await readyToPay(page, home, CARDS.challenge);
    await bookButton(page).click();
    await expect(page.getByRole('heading', { name: 'Confirm your payment' })).toBeVisible();
    const [booking] = await readBookings(guest.userId);
    await page.goto(`/en/confirm-booking-payment?bookingId=${booking?.id}`);
    await untilAlive(page);
    await expect(title(page)).toHaveText('Your bank wants you to confirm');
    await page.getByRole('link', { name: 'Confirm with your bank' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(title(page)).toHaveText('Your stay is booked');
    await expectOneCharge(guest);
  });

  test('somebody else takes the nights meanwhile: the next free ones are a press away', async ({ page }) => {
    await readyToPay(page, home, CARDS.frictionless);
    const undo = await book(home.property, home.stay, await createPerson());
    await bookButton(page).click();
    await expect(alert(page)).toContainText('Somebody has just booked these dates. Nothing was charged.');
    await expect(alert(page)).toBeFocused();
    await expect(bookButton(page)).toHaveCount(0);
    await alert(page)
      .getByRole('button', { name: /^Choose \d/ })
      .click();
    await expect(page.getByLabel('Phone number')).toHaveValue('621 123 456');
    await bookButton(page).click();
    await expect(title(page)).toHaveText('Your stay is booked');
    await expectOneCharge(guest);
    await undo();
  });

  test('a hold that has run out is said, and the next press holds and pays anew', async ({ page }) => {
    await readyToPay(page, home, CARDS.declined);
    await bookButton(page).click();
    await expect(alert(page)).toContainText('nothing was charged');
    const [booking] = await readBookings(guest.userId);
    await endHold(home.property.id, booking?.id ?? '');
    await typeCard(page, CARDS.frictionless);
    await bookButton(page).click();
    await expect(alert(page)).toContainText('Your dates are no longer held');
    await bookButton(page).click();
    await expect(title(page)).toHaveText('Your stay is booked');
    await expectOneCharge(guest);
  });

  test('a price that has changed is shown beside the old one, and asked for again', async ({ page }) => {
    await readyToPay(page, home, CARDS.frictionless);
    await raisePrices(home, 1000);
    await bookButton(page).click();
    await expect(alert(page)).toContainText(/^The price has changed from €[\d.,]+ to €[\d.,]+\./);
    expect(await readBookings(guest.userId)).toEqual([]);
    await bookButton(page).click();
    await expect(title(page)).toHaveText('Your stay is booked');
    await raisePrices(home, -1000);
    const [booking] = await readBookings(guest.userId);
    expect((await readMoney(booking?.id ?? '')).paid).toBeGreaterThan(home.stay.quote.total);
  });

  test('more guests than a home has room for are said before anything is filled in', async ({ page }) => {
    await page.goto(addressOf(home).replace('adultCount=1', `adultCount=${home.property.guestCount + 1}`));
    await untilAlive(page);
    const said = `This home has room for ${home.property.guestCount} guest`;
    await expect(page.getByRole('main').getByRole('paragraph').filter({ hasText: said })).toBeVisible();
    await expect(bookButton(page)).toHaveCount(0);
    await page.getByRole('main').getByRole('button', { name: 'Change guests' }).last().click();
    const sheet = page.getByRole('dialog', { name: 'Your stay' });
    await sheet.getByRole('button', { name: 'Adults: one fewer' }).click();
    await sheet.getByRole('button', { name: 'Apply' }).click();
    await expect(bookButton(page)).toBeVisible();
  });

  test('dates are changed in place: price and refunds follow, and what is written stays', async ({
    page,
    dataAddress,
  }) => {
    await openCheckout(page, home);
    await page.getByLabel(/^Message to/).fill('We arrive by train.');
    const total = () =>
      page.getByRole('region', { name: 'Price', exact: true }).getByRole('definition').last();
    const before = await total().innerText();
    // A night longer, so that it costs more.
    const { property } = home;
    const longer = { ...property, minimumNights: property.minimumNights + 1 };
    const later = await findStay(dataAddress, longer, 200);
    await page.getByRole('button', { name: 'Change dates' }).click();
    const sheet = page.getByRole('dialog', { name: 'Your stay' });
    await pickStay(sheet, later);
    await sheet.getByRole('button', { name: 'Apply' }).click();
    await expect(total()).not.toHaveText(before);
    await expect(page).toHaveURL((url) => url.search.includes(stayQuery(later)));
    await expect(page.getByLabel(/^Message to/)).toHaveValue('We arrive by train.');
    await page.reload();
    await untilAlive(page);
    await expect(page).toHaveURL((url) => url.search.includes(stayQuery(later)));
    await expect(page.getByLabel(/^Message to/)).toHaveValue('We arrive by train.');
  });
});

test('who opens the checkout of their own home is told so, and nothing is held', async ({
  page,
  marketplace: { city },
  dataAddress,
  siteAddress,
}) => {
  const home = await findHome({ dataAddress, cityId: city.id, isInstant: true });
  const { userId } = home.property.owner;
  await verifyOwner(userId);
  await signInAs(page, { userId } as Person, siteAddress);
  await readyToPay(page, home, CARDS.frictionless);
  await bookButton(page).click();
  await expect(alert(page)).toHaveText('You can’t book your own home.');
  await expect(page.getByRole('timer')).toHaveCount(0);
});
