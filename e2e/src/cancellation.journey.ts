import { type Booking, type Property, refund } from '@moien/contract';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { type Home, signInAs, title } from './checkout.ts';
import { withDatabase } from './database.ts';
import { endGracePeriod, readMoney } from './money.ts';
import { bookAndPay } from './paid-booking.ts';
import { createCaller } from './session-calls.ts';
import { createPerson } from './sign-in.ts';
import { findStay, moneyOf } from './stay.ts';
import { expect, test, untilAlive } from './test.ts';

/** Of the policy `firm`, with days until arrival and what of the whole price comes back. */
const DAYS = [
  { name: 'a month before', daysAhead: 40, isWithinGrace: false, share: 'all' },
  { name: 'two weeks before', daysAhead: 15, isWithinGrace: false, share: 'half' },
  { name: 'three days before', daysAhead: 3, isWithinGrace: false, share: 'little' },
  { name: 'two weeks before, just booked', daysAhead: 15, isWithinGrace: true, share: 'all' },
] as const;
type Day = (typeof DAYS)[number];

// One after the other: each takes nights that no other of them has.
test.describe.configure({ mode: 'default' });

const taken = new Set<string>();

/** A home of the policy that is booked at once and free so many days ahead. */
async function findFirmHome(dataAddress: string, daysAhead: number): Promise<Home> {
  const ids = await withDatabase(async (database) => {
    const { rows } = await sql<{ id: string }>`
      select id from property
      where is_published and is_available_for_short_term and is_instant_bookable
        and cancellation_policy = 'firm' and minimum_nights <= 3 order by id desc
    `.execute(database);
    return rows.map(({ id }) => id).filter((id) => !taken.has(id));
  });
  for (const id of ids) {
    const property = (await (await fetch(`${dataAddress}/api/properties/${id}`)).json()) as Property;
    const stay = await findStay(dataAddress, property, daysAhead, daysAhead + 1).catch(() => undefined);
    if (!stay) continue;
    taken.add(id);
    return { property, stay };
  }
  throw new Error(`No home is free in ${daysAhead} days.`);
}

/** What the page says that comes back, before anything is cancelled. */
async function askToCancel(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Cancel the stay' }).click();
  const name = page
    .getByRole('dialog')
    .getByRole('term')
    .filter({ hasText: /^Refund/ });
  return name.locator('xpath=following-sibling::dd').innerText();
}

function expectShare({ share }: Day, returned: number, total: number) {
  const part = returned / total;
  if (share === 'all') expect(part).toBe(1);
  if (share === 'half') expect(part).toBeGreaterThan(0.3);
  if (share === 'half') expect(part).toBeLessThan(0.9);
  if (share === 'little') expect(part).toBeLessThan(0.3);
}

for (const day of DAYS) {
  test(`who cancels ${day.name} gets back to the cent what the page has said`, async ({
    page,
    dataAddress,
    siteAddress,
  }) => {
    const home = await findFirmHome(dataAddress, day.daysAhead);
    await signInAs(page, await createPerson(), siteAddress);
    const id = await bookAndPay(page, siteAddress, home);
    if (!day.isWithinGrace) await endGracePeriod(id);
    const booking = await createCaller(page, siteAddress).get<Booking>(`/api/bookings/${id}`);
    if (!booking.terms) throw new Error('The stay of the journey is not confirmed.');
    const { total, currency } = refund(booking.terms, new Date(booking.serverTime), 'guest');
    const price = (amount: number) => moneyOf({ total: amount, currency });
    expectShare(day, total, booking.quote.total);

    await page.goto(`/en/rental-booking/${id}`);
    await untilAlive(page);
    await expect(page.getByText(`If you cancel now, you get ${price(total)} back.`)).toBeVisible();
    expect(await askToCancel(page)).toBe(price(total));
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the stay' }).click();
    await expect(title(page)).toHaveText('You cancelled this stay');
    await expect.poll(() => readMoney(id)).toEqual({ paid: booking.quote.total, refunded: total, payIns: 1 });
    await page.reload();
    const lines = page.getByRole('region', { name: 'Price and payment' }).getByRole('definition');
    await expect(lines.last()).toHaveText(price(total || booking.quote.total));
  });
}
