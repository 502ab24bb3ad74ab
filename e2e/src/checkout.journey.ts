import { enterPassword } from './auth-modal.ts';
import { CARDS, watchCardData } from './card-data.ts';
import {
  addressOf,
  bookButton,
  CODE,
  createHomeFinder,
  fillContact,
  openCheckout,
  signInAs,
  tabTo,
  title,
  typeCard,
  watchOwnRequests,
} from './checkout.ts';
import { readMail } from './mails.ts';
import { readBookings } from './money.ts';
import { paymentsOrigin } from './payment-faults.ts';
import { createPerson } from './sign-in.ts';
import { stayQuery } from './stay.ts';
import { expect, test, untilAlive, untilShellAlive } from './test.ts';

const DONE = /^(Your stay is booked|.+ has your request)$/;

// One after the other: each takes nights that no other of them has.
test.describe.configure({ mode: 'default' });
// A hold and a refused card answer 409.
test.use({ expectedProblems: /status of 409/ });

const findHome = createHomeFinder('checkout');

for (const isInstant of [true, false]) {
  test(`a stay is ${isInstant ? 'booked at once' : 'requested'} by card, which our own site never sees`, async ({
    page,
    marketplace: { city },
    dataAddress,
    siteAddress,
  }) => {
    const home = await findHome({ dataAddress, cityId: city.id, isInstant });
    const guest = await createPerson();
    await signInAs(page, guest, siteAddress);
    const sent = watchOwnRequests(page, siteAddress);
    const toProvider = watchCardData(page.context(), paymentsOrigin());
    await openCheckout(page, home);
    await expect(page.getByRole('table', { name: 'If you cancel' })).toBeVisible();
    await fillContact(page);
    await typeCard(page, CARDS.frictionless);
    await expect(page.getByText('Visa', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Card number')).toHaveValue('4970 1071 1111 1119');
    await bookButton(page).dblclick();
    await expect(page).toHaveURL(/\/en\/confirm-booking-payment\?bookingId=/);
    await expect(title(page)).toHaveText(isInstant ? 'Your stay is booked' : / has your request$/);
    expect(toProvider).toHaveLength(1);
    expect(sent.filter((text) => /^POST \S+\/api\/bookings /.test(text))).toHaveLength(1);
    expect(sent.filter((text) => /^POST \S+\/payment /.test(text))).toHaveLength(1);
    await page.reload();
    await expect(title(page)).toHaveText(DONE);
    await page.goBack();
    await expect(page).not.toHaveURL(/confirm-booking-payment/);
    const [booking] = await readBookings(guest.userId);
    expect(await readMail(page, guest.email)).toContain(`/en/rental-booking/${booking?.id}`);
  });
}

test('a card that is declined is said, the dates stay held over a reload, and another card pays', async ({
  page,
  marketplace: { city },
  dataAddress,
  siteAddress,
}) => {
  const home = await findHome({ dataAddress, cityId: city.id, isInstant: true });
  await signInAs(page, await createPerson(), siteAddress);
  await openCheckout(page, home);
  await fillContact(page);
  await page.getByLabel(/^Message to/).fill('We arrive by train.');
  await typeCard(page, CARDS.declined);
  await bookButton(page).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('nothing was charged');
  await expect(alert).toBeFocused();
  await expect(page.getByRole('timer')).toHaveText(/^1[0-4]:\d\d$/);
  await page.reload();
  await untilAlive(page);
  await expect(page.getByRole('timer')).toHaveText(/^1[0-4]:\d\d$/);
  await expect(page.getByLabel(/^Message to/)).toHaveValue('We arrive by train.');
  await expect(page.getByLabel('Card number')).toHaveValue('');
  await typeCard(page, CARDS.frictionless);
  await bookButton(page).click();
  await expect(title(page)).toHaveText('Your stay is booked');
});

test('a payment that the bank wants confirmed goes there and comes back', async ({
  page,
  context,
  marketplace: { city },
  dataAddress,
  siteAddress,
}) => {
  const home = await findHome({ dataAddress, cityId: city.id, isInstant: true });
  await signInAs(page, await createPerson(), siteAddress);
  await openCheckout(page, home);
  await fillContact(page);
  await typeCard(page, CARDS.challenge);
  await bookButton(page).click();
  await expect(page.getByRole('heading', { name: 'Confirm your payment' })).toBeVisible();
  // Meanwhile the payment's page says what is missing, in another tab too.
  const other = await context.newPage();
  await other.goto(addressOf(home));
  await untilAlive(other);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/en\/confirm-booking-payment\?bookingId=/);
  await expect(title(page)).toHaveText('Your stay is booked');
  await other.goto(page.url());
  await expect(title(other)).toHaveText('Your stay is booked');
});

test('a payment that is refused at the bank can be made with another card', async ({
  page,
  marketplace: { city },
  dataAddress,
  siteAddress,
}) => {
  const home = await findHome({ dataAddress, cityId: city.id, isInstant: true });
  await signInAs(page, await createPerson(), siteAddress);
  await openCheckout(page, home);
  await fillContact(page);
  await typeCard(page, CARDS.challenge);
  await bookButton(page).click();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(title(page)).toHaveText('The payment didn’t go through');
  await page.getByRole('link', { name: 'Try the payment again' }).click();
  await page.getByRole('form', { name: 'Booking' }).waitFor();
  await typeCard(page, CARDS.frictionless);
  await bookButton(page).click();
  await expect(title(page)).toHaveText('Your stay is booked');
});

test('who is not signed in sees price and refunds, signs in, is back at the same checkout, and books', async ({
  page,
  marketplace: { city },
  dataAddress,
}) => {
  const home = await findHome({ dataAddress, cityId: city.id, isInstant: true });
  const person = await createPerson();
  await page.goto(`/en/property/${home.property.id}?${stayQuery(home.stay)}&adultCount=1`);
  await untilAlive(page);
  await page
    .getByRole('complementary', { name: 'Price and terms' })
    .getByRole('link', { name: 'Book' })
    .click();
  await expect(page).toHaveURL((url) => url.pathname === `/en/booking/checkout/${home.property.id}`);
  await expect(page.getByRole('table', { name: 'If you cancel' })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Booking' })).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await enterPassword(page.getByRole('dialog', { name: 'Sign in' }), person);
  await page.getByRole('form', { name: 'Booking' }).waitFor();
  await expect(page).toHaveURL(
    (url) =>
      url.pathname === `/en/booking/checkout/${home.property.id}` &&
      url.search.includes(stayQuery(home.stay)),
  );
  await expect(page.getByLabel('First name')).toHaveValue(person.firstName);
  await fillContact(page);
  await typeCard(page, CARDS.frictionless);
  await bookButton(page).click();
  await expect(title(page)).toHaveText('Your stay is booked');
});

test('a stay is booked by the keyboard alone', async ({
  page,
  marketplace: { city },
  dataAddress,
  siteAddress,
}) => {
  const home = await findHome({ dataAddress, cityId: city.id, isInstant: true });
  await signInAs(page, await createPerson(), siteAddress);
  await openCheckout(page, home);
  const { keyboard } = page;
  await tabTo(page, page.getByRole('button', { name: 'Change guests' }));
  await keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Your stay' });
  await tabTo(page, sheet.getByRole('button', { name: 'Infants: one more' }));
  await keyboard.press('Enter');
  await keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Change guests' })).toBeFocused();
  await expect(page.getByText('1 guest, 1 infant')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: /Country code/ }));
  await keyboard.press('Enter');
  await expect(page.getByLabel('Search for a country')).toBeFocused();
  await keyboard.type('Lux');
  await keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Phone number'));
  await keyboard.type('621 123 456');
  await keyboard.press('Tab');
  await keyboard.type('We come by train.');
  await tabTo(page, page.getByLabel('Card number'));
  await keyboard.type(CARDS.frictionless);
  await keyboard.press('Tab');
  await keyboard.type('1249');
  await keyboard.press('Tab');
  await keyboard.type(CODE);
  await tabTo(page, page.getByRole('checkbox', { name: 'I accept the house rules.' }));
  await keyboard.press('Space');
  await tabTo(page, bookButton(page));
  await keyboard.press('Enter');
  await expect(title(page)).toHaveText('Your stay is booked');
});

test('what is typed before the code of the form has come stays, whatever else is opened', async ({
  page,
  marketplace: { city },
  dataAddress,
  siteAddress,
}) => {
  const home = await findHome({ dataAddress, cityId: city.id, isInstant: true });
  await signInAs(page, await createPerson(), siteAddress);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/lazy-checkout\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(addressOf(home), { waitUntil: 'commit' });
  await untilShellAlive(page);
  await page.getByLabel('Card number').pressSequentially(CARDS.frictionless);
  await page.getByRole('button', { name: 'Change dates' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Card number')).toHaveValue(CARDS.frictionless);
  release();
  await untilAlive(page);
  // From then on in the groups of its brand.
  await expect(page.getByLabel('Card number')).toHaveValue('4970 1071 1111 1119');
});

test('what is missing is said beside its field, and the first takes the focus', async ({
  page,
  marketplace: { city },
  dataAddress,
  siteAddress,
}) => {
  const home = await findHome({ dataAddress, cityId: city.id, isInstant: true });
  await signInAs(page, await createPerson(), siteAddress);
  await openCheckout(page, home);
  await bookButton(page).click();
  await expect(page.getByLabel('Phone number')).toBeFocused();
  await expect(page.getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Please enter the card number.')).toBeVisible();
});
