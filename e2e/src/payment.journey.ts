import type { Browser, Page } from '@playwright/test';
import { barriersOf } from './barriers.ts';
import { verifyOwner } from './booking-request.ts';
import { CARDS } from './card-data.ts';
import {
  addressOf,
  bookButton,
  CODE,
  createHomeFinder,
  fillContact,
  openCheckout,
  signInAs,
  title,
  typeCard,
} from './checkout.ts';
import { endHold, readBookings, readMoney } from './money.ts';
import { bookAndPay } from './paid-booking.ts';
import { clearFaults, injectFaults } from './payment-faults.ts';
import { beginSession, createPerson, type Person } from './sign-in.ts';
import { expect, test, untilAlive } from './test.ts';

// One after the other: each takes nights that no other of them has.
test.describe.configure({ mode: 'default' });
// Of two tabs one is told by 409 that the other pays.
test.use({ expectedProblems: /status of 409/ });

const findHome = createHomeFinder('payment');

/**
 * In milliseconds: longer than a busy machine needs to see that a payment is under way, and to end its hold.
 */
const HOOK_DELAY = 12_000;

/** The host's own browser. */
async function openAsHost(browser: Browser, siteAddress: string, userId: string): Promise<Page> {
  await verifyOwner(userId);
  const context = await browser.newContext({ baseURL: siteAddress });
  const host = { userId } as Person;
  await context.addCookies([
    { ...(await beginSession(host, siteAddress)), url: siteAddress },
    { name: 'moien-visited', value: '1', url: siteAddress },
  ]);
  return context.newPage();
}

test('a request that the bank wants confirmed is accepted by the host, and only then charged', async ({
  page,
  browser,
  marketplace: { city },
  dataAddress,
  siteAddress,
}) => {
  const home = await findHome({ dataAddress, cityId: city.id, isInstant: false });
  const guest = await createPerson({ firstName: 'Jeanne' });
  await signInAs(page, guest, siteAddress);
  await openCheckout(page, home);
  await fillContact(page);
  await typeCard(page, CARDS.challenge);
  await bookButton(page).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(title(page)).toHaveText(/ has your request$/);
  const [booking] = await readBookings(guest.userId);
  const id = booking?.id ?? '';
  expect((await readMoney(id)).payIns).toBe(0);

  const hostPage = await openAsHost(browser, siteAddress, home.property.owner.userId);
  await hostPage.goto(`/en/rental-booking/${id}`);
  await untilAlive(hostPage);
  await expect(title(hostPage)).toHaveText('Jeanne would like to stay with you');
  await hostPage.getByRole('button', { name: 'Accept the request' }).dblclick();
  await expect(title(hostPage)).toHaveText('Jeanne is coming');
  await hostPage.context().close();
  const { total } = home.stay.quote;
  await expect.poll(() => readMoney(id)).toEqual({ paid: total, refunded: 0, payIns: 1 });
  await page.reload();
  await expect(title(page)).toHaveText('Your stay is booked');
});

test('the provider answers after the time to pay has run out: the page shows what is, and the stay is booked', async ({
  page,
  marketplace: { city },
  dataAddress,
  siteAddress,
}) => {
  const home = await findHome({ dataAddress, cityId: city.id, isInstant: true });
  const guest = await createPerson();
  await signInAs(page, guest, siteAddress);
  // Its answer is lost, and so is each answer to the question about it: only the hook tells, and late.
  await page.route('**/api/bookings/*/payment', async (route) => {
    const { id } = (route.request().postDataJSON() ?? {}) as { id?: string };
    if (id)
      await injectFaults(
        page,
        { kind: 'delay-hook', target: 'PAYIN_NORMAL', probability: 1, milliseconds: HOOK_DELAY },
        { kind: 'lose-after', target: id },
        { kind: 'lose-before', target: `/responses/${id}`, probability: 1 },
      );
    await route.continue();
  });
  await openCheckout(page, home);
  await fillContact(page);
  await typeCard(page, CARDS.frictionless);
  await bookButton(page).click();
  await expect(title(page)).toHaveText('Your payment is under way');
  const [booking] = await readBookings(guest.userId);
  const id = booking?.id ?? '';
  await endHold(home.property.id, id);
  await page.reload();
  await expect(title(page)).toHaveText('Your payment is under way');
  await expect(title(page)).toHaveText('Your stay is booked', { timeout: 2 * HOOK_DELAY });
  await clearFaults(page);
  expect((await readBookings(guest.userId)).map(({ state }) => state)).toEqual(['confirmed']);
  const { total } = home.stay.quote;
  expect(await readMoney(id)).toEqual({ paid: total, refunded: 0, payIns: 1 });
});

test('two tabs that pay at once are one charge', async ({
  page,
  context,
  marketplace: { city },
  dataAddress,
  siteAddress,
}) => {
  const home = await findHome({ dataAddress, cityId: city.id, isInstant: true });
  const guest = await createPerson();
  await signInAs(page, guest, siteAddress);
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await openCheckout(tab, home);
    await fillContact(tab);
    await typeCard(tab, CARDS.frictionless);
  }
  await Promise.all(tabs.map((tab) => bookButton(tab).click()));
  for (const tab of tabs) await expect(title(tab)).toHaveText('Your stay is booked');
  const bookings = await readBookings(guest.userId);
  expect(bookings.map(({ state }) => state)).toEqual(['confirmed']);
  const { total } = home.stay.quote;
  expect(await readMoney(bookings[0]?.id ?? '')).toEqual({ paid: total, refunded: 0, payIns: 1 });
});

test('a payment is shown to its guest in any browser, hours later, and to nobody else', async ({
  page,
  browser,
  marketplace: { city },
  dataAddress,
  siteAddress,
}) => {
  const home = await findHome({ dataAddress, cityId: city.id, isInstant: true });
  const guest = await createPerson();
  await signInAs(page, guest, siteAddress);
  const id = await bookAndPay(page, siteAddress, home);
  const address = `/en/confirm-booking-payment?bookingId=${id}`;
  const elsewhere = await browser.newContext({ baseURL: siteAddress });
  await elsewhere.addCookies([{ name: 'moien-visited', value: '1', url: siteAddress }]);
  const other = await elsewhere.newPage();
  await other.goto(address);
  await untilAlive(other);
  await expect(title(other)).toHaveText('Sign in to see your payment');
  await signInAs(other, await createPerson(), siteAddress);
  await other.reload();
  await expect(title(other)).toHaveText('We couldn’t find this payment');
  await signInAs(other, guest, siteAddress);
  await other.reload();
  await expect(title(other)).toHaveText('Your stay is booked');
  await other.goto(addressOf(home));
  await untilAlive(other);
  await expect(bookButton(other)).toHaveCount(0);
  await elsewhere.close();
});

test('on a phone a stay is booked in German from the price to the confirmation', async ({
  page,
  marketplace: { city },
  dataAddress,
  siteAddress,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const home = await findHome({ dataAddress, cityId: city.id, isInstant: true });
  const guest = await createPerson();
  await signInAs(page, guest, siteAddress);
  await page.goto(addressOf(home, 'de'));
  await untilAlive(page);
  await expect(title(page)).toHaveText('Aufenthalt buchen');
  await page.getByText('Alle Stufen anzeigen').click();
  await expect(page.getByRole('table', { name: 'Wenn Sie stornieren' }).first()).toBeVisible();
  await page.getByRole('button', { name: /Ländervorwahl/ }).click();
  await page.getByPlaceholder('Land suchen').or(page.getByLabel('Land suchen')).fill('Lux');
  await page.keyboard.press('Enter');
  await page.getByLabel('Telefonnummer').fill('621 123 456');
  await page.getByRole('checkbox', { name: 'Ich akzeptiere die Hausregeln.' }).check();
  const button = page.getByRole('button', { name: 'Zahlungspflichtig buchen' });
  await button.click();
  await expect(page.getByText('Bitte geben Sie die Kartennummer ein.')).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await page.getByLabel('Kartennummer').pressSequentially(CARDS.challenge);
  await page.getByLabel('Gültig bis').pressSequentially('1249');
  await page.getByLabel('Prüfnummer').fill(CODE);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await button.click();
  await page.getByRole('button', { name: /^(Bestätigen|Confirm)$/ }).click();
  await expect(page).toHaveURL(/\/de\/confirm-booking-payment\?bookingId=/);
  await expect(title(page)).toHaveText('Ihr Aufenthalt ist gebucht');
  expect(await barriersOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Ihre Buchung ansehen' }).click();
  await expect(page.getByRole('link', { name: 'In den Kalender eintragen' })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
