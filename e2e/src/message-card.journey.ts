import { randomUUID } from 'node:crypto';
import { addDays, type Booking, type BookingChangeQuote } from '@moien/contract';
import type { Page } from '@playwright/test';
import { findOwner } from './booking-request.ts';
import { createHomeFinder, signInAs } from './checkout.ts';
import { readMoney } from './money.ts';
import { openAs } from './open-as.ts';
import { bookAndPay } from './paid-booking.ts';
import { createCaller } from './session-calls.ts';
import { createPerson } from './sign-in.ts';
import { expect, test, untilAlive } from './test.ts';

const findHome = createHomeFinder('message-card');

const cards = (page: Page) => page.getByRole('log').getByRole('article').getByRole('article');
const card = (page: Page) => cards(page).first();
const changeCard = (page: Page) => cards(page).last();

/** As the guest, proposes a departure a day earlier. */
async function proposeShorterStay(page: Page, siteAddress: string, id: string): Promise<void> {
  const { get, post } = createCaller(page, siteAddress);
  const booking = await get<Booking>(`/api/bookings/${id}`);
  const { arrivalDate, adultCount, childrenCount, infantCount, petCount } = booking;
  const counts = { adultCount, childrenCount, infantCount, petCount };
  const wanted = { arrivalDate, departureDate: addDays(booking.departureDate, -1), ...counts };
  const { digest } = await post<BookingChangeQuote>(`/api/bookings/${id}/changes/quote`, wanted);
  await post<Booking>(`/api/bookings/${id}/changes`, { id: randomUUID(), ...wanted, digest });
}

test('a request and a change stand in the conversation, where the host accepts them and the guest sees it', async ({
  page,
  browser,
  marketplace: { city },
  dataAddress,
  siteAddress,
}, { testId }) => {
  const home = await findHome({ dataAddress, cityId: city.id, isInstant: false });
  const guest = await createPerson({ firstName: `Josette${testId.slice(-4)}` });
  const owner = await findOwner(home.property.id);
  await signInAs(page, guest, siteAddress);
  const id = await bookAndPay(page, siteAddress, home, guest.firstName);
  await page.goto(`/en/conversation/${home.property.id}/${owner.userId}/2`);
  await untilAlive(page);
  await expect(card(page)).toContainText('Requested');
  await expect(card(page).getByRole('button')).toHaveCount(0);

  const hostPage = await openAs(browser, owner, siteAddress);
  await hostPage.goto('/en/dashboard/conversation');
  await untilAlive(hostPage);
  const item = hostPage.getByRole('link', { name: guest.firstName });
  await expect(item).toContainText('Request to answer');
  await item.click();
  await card(hostPage).getByRole('button', { name: 'Accept the request' }).dblclick();
  await expect(card(hostPage)).toContainText('Booked');
  await expect(card(hostPage).getByRole('button')).toHaveCount(0);

  // Without a reload.
  await expect(card(page)).toContainText('Booked');

  const { total } = home.stay.quote;
  await expect.poll(() => readMoney(id)).toEqual({ paid: total, refunded: 0, payIns: 1 });
  await proposeShorterStay(page, siteAddress, id);
  await expect(changeCard(page)).toContainText('You’ve proposed a change');
  await expect(changeCard(hostPage)).toContainText(`${guest.firstName} would like to change the stay`);
  await expect(changeCard(hostPage)).toContainText('The price falls by');
  await changeCard(hostPage).getByRole('button', { name: 'Accept the change' }).click();
  await expect(changeCard(hostPage)).toContainText('The stay was changed');
  await expect(changeCard(hostPage).getByRole('button')).toHaveCount(0);
  await hostPage.context().close();

  await expect(changeCard(page)).toContainText('The stay was changed');
  await expect(changeCard(page).getByRole('button')).toHaveCount(0);
  await card(page).getByRole('link', { name: home.property.title }).click();
  await expect(page).toHaveURL(`/en/rental-booking/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your stay is booked');
});
