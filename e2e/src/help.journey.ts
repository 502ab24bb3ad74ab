import { barriersOf } from './barriers.ts';
import { book } from './booking.ts';
import { readMailAbout } from './mails.ts';
import { beginSession, createPerson, type Person } from './sign-in.ts';
import { findStay } from './stay.ts';
import { expect, test, untilAlive } from './test.ts';

// Colours are judged where they arrive, not on the way.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

/** Far ahead, elsewhere in the calendar of the home than other journeys. */
const DAYS_AHEAD = 160;
const TEXT = 'Wo finde ich am Abend den Schlüssel?';

let guest: Person;
let firstName: string;
let undo: (() => Promise<void>) | undefined;

test.beforeEach(async ({ context, siteAddress }, { testId }) => {
  // The mails to us of journeys that run at the same time are told apart by who wrote them.
  firstName = `Odile ${testId.slice(-4)}`;
  guest = await createPerson({ firstName });
  await context.addCookies([{ ...(await beginSession(guest, siteAddress)), url: siteAddress }]);
});

test.afterEach(async () => {
  await undo?.();
  undo = undefined;
});

test('a guest asks for help with a stay, loses the connection, and the mail names the stay', async ({
  page,
  context,
  dataAddress,
  marketplace: { property },
}) => {
  // It waits for a mail, which a busy machine sends late.
  test.slow();
  undo = await book(property, await findStay(dataAddress, property, DAYS_AHEAD), guest);
  await page.goto('/de/dashboard');
  await untilAlive(page);
  await page.getByRole('link', { name: 'Hilfe', exact: true }).first().click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Hilfe');
  await main.getByRole('list', { name: 'Ihre Aufenthalte' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/de\/dashboard\/help\?bookingId=/);
  const bookingId = new URL(page.url()).searchParams.get('bookingId') ?? '';
  await expect(main.getByRole('link', { name: 'Aufenthalt öffnen' })).toHaveAttribute(
    'href',
    `/de/rental-booking/${bookingId}`,
  );
  await main.getByText('Wie storniere ich, und was bekomme ich zurück?').click();
  await expect(main.getByText('Aufenthalt stornieren', { exact: false })).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);

  const form = main.getByRole('form', { name: 'Nachricht an Moïen' });
  await form.getByLabel('Ihre Nachricht').fill('Hilfe');
  await form.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(form.getByText('Bitte etwas mehr: mindestens 10 Zeichen.')).toBeVisible();
  await form.getByLabel('Ihre Nachricht').fill(TEXT);
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(form.getByRole('alert')).toContainText('Ihre Nachricht hat uns nicht erreicht.');
  await context.setOffline(false);
  await page.reload();
  await untilAlive(page);
  await expect(form.getByLabel('Ihre Nachricht')).toHaveValue(TEXT);
  await form.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(main.getByText('Danke, Ihre Nachricht ist angekommen.', { exact: false })).toBeVisible();
  const mail = await readMailAbout(page, `Nachricht von ${firstName}`);
  expect(mail).toContain(`Buchung ${bookingId}: `);
  expect(mail).toContain('als Gast');
  expect(mail).toContain(TEXT);
  await main.getByRole('button', { name: 'Noch eine Nachricht schreiben' }).click();
  await expect(form.getByLabel('Ihre Nachricht')).toHaveValue('');
});

test('questions begin with what somebody has, and are searched together with the blog', async ({ page }) => {
  await page.goto('/de/dashboard/faq');
  await untilAlive(page);
  const main = page.getByRole('main');
  const first = main.getByRole('region', { name: 'Für Sie gerade wichtig' });
  await expect(first.getByRole('heading', { level: 3 }).first()).toHaveText('Wie finde ich eine Unterkunft?');
  await main.getByRole('searchbox').fill('Mietvertrag');
  await expect(main.getByRole('status').filter({ hasText: 'Antworten' })).toBeVisible();
  await expect(
    main.getByRole('region', { name: 'Aus unserem Blog' }).getByRole('link').first(),
  ).toHaveAttribute('href', /\/de\/blog\/article\//);
  expect(await barriersOf(page)).toEqual([]);
  await main.getByRole('link', { name: 'Zur Hilfe' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Hilfe');
  await main.getByRole('link', { name: 'Alle Fragen und Antworten' }).click();
  await expect(page).toHaveURL('/de/dashboard/faq');
});

test('an address of something that is not one’s own says so and offers what is', async ({
  page,
  marketplace: { property },
}) => {
  await page.goto(`/de/dashboard/help?propertyId=${property.id}`);
  await untilAlive(page);
  await expect(page.getByText('Das finden wir nicht bei Ihren Aufenthalten', { exact: false })).toBeVisible();
});
