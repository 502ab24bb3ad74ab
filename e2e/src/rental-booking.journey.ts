import type { Page } from '@playwright/test';
import { book } from './booking.ts';
import { makeRequest, verifyOwner } from './booking-request.ts';
import { beginSession, createPerson, type Person } from './sign-in.ts';
import { findStay } from './stay.ts';
import { expect, test, untilAlive, watchApi } from './test.ts';

/** Far ahead, each journey elsewhere in the calendar of the home. */
const DAYS_AHEAD = { journey: 20, cancelled: 40, withdrawn: 60, declined: 90, keyboard: 135 };

let guest: Person;
let undo: (() => Promise<void>) | undefined;

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

let firstName: string;

test.beforeEach(async ({ context, siteAddress }, { testId }) => {
  // Journeys that run at the same time have the same host, who must tell their guests apart.
  firstName = `Odette ${testId.slice(-4)}`;
  guest = await createPerson({ firstName });
  await context.addCookies([{ ...(await beginSession(guest, siteAddress)), url: siteAddress }]);
});

test.afterEach(async () => {
  await undo?.();
  undo = undefined;
});

test('somebody without a stay is led to the search, and hosts alone have requests', async ({ page }) => {
  await page.goto('/en/dashboard/bookings');
  await untilAlive(page);
  await expect(title(page)).toHaveText('Stays');
  const views = page.getByRole('navigation', { name: 'Which stays' });
  await expect(views.getByRole('link')).toHaveText(['Upcoming', 'Waiting', 'Past', 'Cancelled']);
  await views.getByRole('link', { name: 'Past' }).click();
  await expect(page).toHaveURL('/en/dashboard/bookings?view=past');
  await expect(page.getByRole('heading', { name: 'No past stays yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Find a home' }).click();
  await expect(page).toHaveURL(/\/en\/search/);
});

test('a stay is found, cancelled after its refund was shown, and then among the cancelled', async ({
  page,
  dataAddress,
  marketplace: { property },
}) => {
  undo = await book(property, await findStay(dataAddress, property, DAYS_AHEAD.cancelled), guest);
  await page.goto('/en/dashboard/bookings');
  await untilAlive(page);
  await page.getByRole('main').getByRole('article').getByRole('link').click();
  await expect(title(page)).toHaveText('Your stay is booked');
  await expect(page.getByRole('link', { name: 'Add to your calendar' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the stay' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Refund', { exact: false }).first()).toBeVisible();
  const asked = watchApi(page);
  await dialog.getByRole('button', { name: 'Cancel the stay' }).dblclick();
  await expect(title(page)).toHaveText('You cancelled this stay');
  await expect(title(page)).toBeFocused();
  expect(asked.filter((url) => url.endsWith('/cancellation'))).toHaveLength(1);
  await page.getByRole('link', { name: 'All stays' }).click();
  await page.getByRole('link', { name: 'Cancelled', exact: true }).click();
  await expect(page.getByRole('main').getByRole('article')).toContainText('Cancelled');
});

test('what the journey to a stay causes is said once the guest asks for it', async ({
  page,
  dataAddress,
  marketplace: { property },
}) => {
  undo = await book(property, await findStay(dataAddress, property, DAYS_AHEAD.journey), guest);
  await page.goto('/en/dashboard/bookings');
  await untilAlive(page);
  await page.getByRole('main').getByRole('article').getByRole('link').click();
  await expect(title(page)).toHaveText('Your stay is booked');
  const journey = page.getByRole('group').filter({ hasText: 'Emissions of your journey' });
  const asked = watchApi(page);
  await page.getByText('Emissions of your journey').click();
  await journey.getByRole('button', { name: 'Emissions of the trip' }).click();
  expect(asked.filter((url) => url.includes('/api/bookings/'))).toHaveLength(1);
  const city = page.getByRole('combobox', { name: 'City or town' });
  await city.fill('Trier');
  await city.press('Enter');
  await expect(journey.getByRole('button', { name: 'From Trier' })).toBeVisible();
  await expect(journey.getByRole('listitem').first()).toContainText(/\d\skg$/);
  await expect(journey.getByText(/ADEME \(Impact CO2, \d{4}\)/)).toBeVisible();
});

test('a request is withdrawn by its guest', async ({ page, dataAddress, marketplace: { property } }) => {
  undo = await book(property, await findStay(dataAddress, property, DAYS_AHEAD.withdrawn), guest);
  await makeRequest(guest);
  await page.goto('/en/dashboard/bookings?view=open');
  await untilAlive(page);
  const card = page.getByRole('main').getByRole('article');
  await expect(card).toContainText('1 day 16 hours left');
  await card.getByRole('link').click();
  await expect(
    page.getByText('You’ll see the exact location once the stay is booked and paid.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw the request' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw the request' }).click();
  await expect(title(page)).toHaveText('You withdrew your request');
});

test('a host declines a request with a reason, which the guest reads', async ({
  page,
  browser,
  dataAddress,
  siteAddress,
  marketplace: { property },
}) => {
  undo = await book(property, await findStay(dataAddress, property, DAYS_AHEAD.declined), guest);
  await makeRequest(guest);
  const host = { ...guest, userId: property.owner.userId };
  await verifyOwner(host.userId);
  const elsewhere = await browser.newContext({ baseURL: siteAddress });
  await elsewhere.addCookies([
    { ...(await beginSession(host, siteAddress)), url: siteAddress },
    { name: 'moien-visited', value: '1', url: siteAddress },
  ]);
  const hostPage = await elsewhere.newPage();
  await hostPage.goto('/en/dashboard/bookings?view=requests');
  await untilAlive(hostPage);
  await hostPage
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: firstName })
    .getByRole('link')
    .click();
  await expect(hostPage.getByRole('button', { name: 'Accept the request' })).toBeVisible();
  await hostPage.getByRole('button', { name: 'Decline' }).click();
  const dialog = hostPage.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Decline the request' }).click();
  await expect(dialog.getByLabel('Why doesn’t it work this time?')).toBeFocused();
  await dialog.getByLabel('Why doesn’t it work this time?').fill('The roof is being repaired.');
  await dialog.getByRole('button', { name: 'Decline the request' }).click();
  await expect(title(hostPage)).toHaveText('You declined this request');
  await elsewhere.close();

  await page.goto('/en/dashboard/bookings?view=cancelled');
  await untilAlive(page);
  await page.getByRole('main').getByRole('article').getByRole('link').click();
  await expect(page.getByRole('region', { name: 'What has happened' })).toContainText(
    'The roof is being repaired.',
  );
});

test('by the keys alone a stay is opened, and its cancellation thought over', async ({
  page,
  dataAddress,
  marketplace: { property },
}) => {
  undo = await book(property, await findStay(dataAddress, property, DAYS_AHEAD.keyboard), guest);
  await page.goto('/en/dashboard/bookings');
  await untilAlive(page);
  await page.getByRole('main').getByRole('article').getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Your stay is booked');
  const cancel = page.getByRole('button', { name: 'Cancel the stay' });
  await cancel.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cancel).toBeFocused();
});

test.describe('a booking that is not there', () => {
  test.use({ expectedProblems: /status of 404/ });

  test('is said to be missing', async ({ page }) => {
    await page.goto('/en/rental-booking/019b76da-a800-7838-a932-f8c36951b0a1');
    await untilAlive(page);
    await expect(title(page)).toHaveText('We couldn’t find this booking');
    await page.getByRole('link', { name: 'All stays' }).click();
    await expect(page).toHaveURL('/en/dashboard/bookings');
  });
});
