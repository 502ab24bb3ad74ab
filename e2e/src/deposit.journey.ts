import type { Page } from '@playwright/test';
import { verifyOwner } from './booking-request.ts';
import { CARDS } from './card-data.ts';
import { createHomeFinder, signInAs, typeCard } from './checkout.ts';
import { bookAndPay } from './paid-booking.ts';
import { createPerson, type Person } from './sign-in.ts';
import { moneyOf } from './stay.ts';
import { askForDeposit, moveStay, runDueMoney } from './stay-time.ts';
import { expect, test, untilAlive } from './test.ts';

const DEPOSIT = 30_000;
const CLAIM = 12_050;

const findHome = createHomeFinder('deposit');

const depositOf = (page: Page) => page.getByRole('region', { name: 'Deposit' });

test('a deposit is reserved before the stay, claimed in part after the stay, and reaches the host', async ({
  page,
  siteAddress,
  dataAddress,
  marketplace: { city },
}, { testId }) => {
  const home = await findHome({ dataAddress, cityId: city.id, isInstant: true });
  const price = (total: number) => moneyOf({ total, currency: home.stay.quote.currency });
  const { userId } = home.property.owner;
  await verifyOwner(userId);
  const guest = await createPerson({ firstName: `Odile${testId.slice(-4)}` });
  const openAs = async (person: Pick<Person, 'userId'>) => {
    await signInAs(page, person as Person, siteAddress);
    await page.goto(`/en/rental-booking/${id}`);
    await untilAlive(page);
  };
  await signInAs(page, guest, siteAddress);
  const id = await bookAndPay(page, siteAddress, home, guest.firstName);
  await askForDeposit(id, DEPOSIT);
  await moveStay(id, { arrival: 1, departure: 3 });
  await runDueMoney();

  await expect(async () => {
    await openAs(guest);
    await expect(depositOf(page)).toContainText(`Please have ${price(DEPOSIT)} reserved`, { timeout: 2000 });
  }).toPass();
  const openDeposit = async () => {
    await depositOf(page).getByRole('link', { name: 'Reserve the deposit' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reserve the deposit');
  };
  await openDeposit();
  await typeCard(page, CARDS.challenge);
  await page.getByRole('button', { name: `Reserve ${price(DEPOSIT)}` }).click();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByRole('button', { name: 'Refuse' })).toHaveCount(0);
  // After a refusal at the bank the first press with another card counts.
  await openAs(guest);
  await openDeposit();
  await typeCard(page, CARDS.frictionless);
  await page.getByRole('button', { name: `Reserve ${price(DEPOSIT)}` }).dblclick();
  await expect(depositOf(page)).toContainText(`${price(DEPOSIT)} is reserved on your card.`);

  await moveStay(id, { arrival: -3, departure: -1 });
  await openAs({ userId });
  await depositOf(page).getByRole('button', { name: 'Claim a part' }).click();
  const claim = page.getByRole('dialog', { name: 'Claim a part of the deposit' });
  await claim.getByLabel('Amount in').fill('300.01');
  await claim.getByLabel('What happened').fill('The lamp in the hall is broken.');
  await claim.getByRole('button', { name: 'Send the claim' }).click();
  await expect(claim.getByLabel('Amount in')).toBeFocused();
  await claim.getByLabel('Amount in').fill('120.50');
  await claim.getByRole('button', { name: 'Send the claim' }).click();
  await expect(depositOf(page)).toContainText(`You ask for ${price(CLAIM)} of ${price(DEPOSIT)}.`);

  await openAs(guest);
  await expect(depositOf(page)).toContainText('The lamp in the hall is broken.');
  await depositOf(page).getByRole('button', { name: 'Answer' }).click();
  const answer = page.getByRole('dialog', { name: `claims ${price(CLAIM)}` });
  await answer.getByLabel('What you’d like to say').fill('It fell when I closed the door.');
  await answer.getByRole('button', { name: 'Agree' }).click();
  await expect(depositOf(page)).toContainText(`${price(CLAIM)} of your deposit of ${price(DEPOSIT)} goes to`);

  await openAs({ userId });
  await expect(depositOf(page)).toContainText(
    `${price(CLAIM)} of the deposit of ${price(DEPOSIT)} goes to you.`,
  );
  await expect(depositOf(page)).toContainText('It fell when I closed the door.');
  const line = page.getByRole('listitem').filter({ hasText: guest.firstName }).filter({ hasText: 'Deposit' });
  await expect(async () => {
    await page.goto('/en/dashboard/balance?group=owed');
    await untilAlive(page);
    await expect(line).toContainText(price(CLAIM), { timeout: 2000 });
  }).toPass();
});
