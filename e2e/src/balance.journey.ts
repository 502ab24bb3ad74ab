import { readFileSync } from 'node:fs';
import { findOwner } from './booking-request.ts';
import { createHomeFinder, signInAs } from './checkout.ts';
import { bookAndPay } from './paid-booking.ts';
import { createPerson } from './sign-in.ts';
import { moveStay, runReleases } from './stay-time.ts';
import { expect, test, untilAlive } from './test.ts';

// In one worker: two would find the same nights.
test.describe.configure({ mode: 'default' });

const findHome = createHomeFinder('balance');

test('a host follows the money of a stay, cent by cent', async ({
  page,
  siteAddress,
  dataAddress,
  marketplace: { city },
}, { testId }) => {
  const home = await findHome({ dataAddress, cityId: city.id, isInstant: true });
  // Journeys that run at the same time have the same host, who must tell their guests apart.
  const guest = await createPerson({ firstName: `Odile${testId.slice(-4)}` });
  await signInAs(page, guest, siteAddress);
  const bookingId = await bookAndPay(page, siteAddress, home, guest.firstName);
  await signInAs(page, await findOwner(home.property.id), siteAddress);

  await page.goto('/en/dashboard/balance?group=held');
  await untilAlive(page);
  const stay = page.getByRole('main').getByRole('listitem').filter({ hasText: guest.firstName });
  await expect(stay).toContainText('Released on');
  await stay.getByText('Breakdown').click();
  const amounts = await stay.getByRole('definition').allTextContents();
  const [share = 0, fee = 0, left = 0] = amounts.map((text) =>
    Number(text.replace(/[^\d.−-]/g, '').replace('−', '-')),
  );
  expect(share + fee).toBeCloseTo(left, 2);

  await moveStay(bookingId, { arrival: -3, departure: -1 });
  await runReleases(bookingId);
  await expect(async () => {
    await page.goto('/en/dashboard/balance?group=owed');
    await untilAlive(page);
    await expect(stay).toContainText('Your identity isn’t verified yet.', { timeout: 2000 });
  }).toPass();
  await stay.getByRole('link', { name: 'Payouts and cards' }).click();
  await expect(page).toHaveURL('/en/dashboard/banking-information');
});

test('a guest has the receipt of a stay, and all documents of a year', async ({
  page,
  siteAddress,
  dataAddress,
  marketplace: { city },
}) => {
  const home = await findHome({ dataAddress, cityId: city.id, isInstant: true });
  await signInAs(page, await createPerson({ firstName: 'Odile' }), siteAddress);
  await bookAndPay(page, siteAddress, home);
  await expect(async () => {
    await page.goto('/en/dashboard/invoices');
    await untilAlive(page);
    await expect(page.getByRole('heading', { name: 'Receipt · Stay' })).toBeVisible({ timeout: 2000 });
  }).toPass();
  const total = new Intl.NumberFormat('en-GB', { style: 'currency', currency: home.stay.quote.currency });
  await expect(page.getByRole('main')).toContainText(total.format(home.stay.quote.total / 100));
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name: /^Download PDF/ })
      .first()
      .click(),
  ]);
  expect(readFileSync(await receipt.path(), 'latin1')).toMatch(/^%PDF-1/);
  await page.getByText('A whole year at once').click();
  const [year] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /^All of \d{4}/ })
      .or(page.getByRole('link', { name: /^All of \d{4}/ }))
      .click(),
  ]);
  expect(year.suggestedFilename()).toMatch(/\.zip$/);
});
