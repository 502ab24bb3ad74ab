import type { Booking } from '@moien/contract';
import type { Page } from '@playwright/test';
import { loseDispute, openDispute } from './chargeback.ts';
import { createHomeFinder, type Home, signInAs, title } from './checkout.ts';
import { bookAndPay } from './paid-booking.ts';
import { createPaidHost } from './paid-host.ts';
import { createCaller } from './session-calls.ts';
import { createPerson, type Person } from './sign-in.ts';
import { findStay, moneyOf } from './stay.ts';
import { moveStay, runDueMoney, runReleases } from './stay-time.ts';
import { expect, test, untilAlive } from './test.ts';

const DISPUTED = 6000;

/** Days ahead: past the first stay. */
const NIGHTS_LATER = 200;

const findHome = createHomeFinder('chargeback');

type Site = { page: Page; siteAddress: string };

/** A stay that has begun, so that its money is due. @returns the id of its booking */
async function stayAs({ page, siteAddress }: Site, home: Home, guest: Person): Promise<string> {
  await signInAs(page, guest, siteAddress);
  const id = await bookAndPay(page, siteAddress, home, guest.firstName);
  await moveStay(id, { arrival: -3, departure: -1 });
  return id;
}

/** Opens the page again until it shows what a job does. */
async function expectOn(page: Page, path: string, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await untilAlive(page);
    await check();
  }).toPass();
}

const soon = { timeout: 2000 };

test('what a guest’s bank takes back for good is owed by the host, and taken from the next stay', async ({
  page,
  siteAddress,
  dataAddress,
  marketplace: { city },
}) => {
  test.slow();
  const site = { page, siteAddress };
  const [first, next] = [
    await createPerson({ firstName: 'Ines' }),
    await createPerson({ firstName: 'Paul' }),
  ];
  const home = await findHome({ dataAddress, cityId: city.id, isInstant: true });
  const price = (total: number) => moneyOf({ total, currency: home.stay.quote.currency });
  const host = await createPaidHost(page, siteAddress, home.property.id);
  const lineOf = (guest: Person) => page.getByRole('listitem').filter({ hasText: guest.firstName });

  const id = await stayAs(site, home, first);
  await signInAs(page, host, siteAddress);
  await expectOn(page, '/en/dashboard/balance?group=on-its-way', async () => {
    await runReleases(id);
    await expect(lineOf(first)).toContainText('On its way', soon);
  });

  const dispute = await openDispute(page, id, DISPUTED);
  await expectOn(page, `/en/rental-booking/${id}`, async () => {
    await expect(title(page)).toHaveText('The payment is disputed', soon);
  });
  await expect(page.getByText(`The guest’s bank has reversed ${price(DISPUTED)} for now.`)).toBeVisible();
  await page.goto('/en/dashboard/balance');
  await expect(page.getByRole('list', { name: 'Every movement' })).toContainText(
    'Reversed by the guest’s bank',
  );

  await loseDispute(page, dispute);
  await expectOn(page, `/en/rental-booking/${id}`, async () => {
    await runDueMoney();
    await expect(page.getByText(`The bank reversed ${price(DISPUTED)} for good`)).toBeVisible(soon);
    await expect(page.getByText('We deduct that from your next payouts.')).toBeVisible(soon);
  });
  const { dispute: lost } = await createCaller(page, siteAddress).get<Booking>(`/api/bookings/${id}`);
  const owed = price(lost?.owed ?? 0);
  await page.goto('/en/dashboard/balance');
  await expect(page.getByRole('list', { name: 'What you owe' }).getByRole('listitem')).toContainText(owed);

  const later = await findStay(dataAddress, home.property, NIGHTS_LATER);
  const nextId = await stayAs(site, { ...home, stay: later }, next);
  await signInAs(page, host, siteAddress);
  await expectOn(page, '/en/dashboard/balance?group=on-its-way', async () => {
    await runReleases(nextId);
    await lineOf(next).getByText('Breakdown').click();
    // The debt is taken by a step of its own, after the stay’s money has left its wallet.
    await expect(lineOf(next)).toContainText(`Deducted for a reversed payment−${owed}`, soon);
    await expect(lineOf(next)).toContainText('On its way', soon);
  });
  await page.goto('/en/dashboard/balance');
  await untilAlive(page);
  await expect(page.getByRole('list', { name: 'What you owe' })).toHaveCount(0);
});
