import { patternedPhotograph } from '@moien/api/testing/upload-files';
import type { PropertyPage } from '@moien/contract';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { press } from './auth-modal.ts';
import { barriersOf } from './barriers.ts';
import { signInAs } from './checkout.ts';
import { withDatabase } from './database.ts';
import { linkOf, readMail } from './mails.ts';
import { createPerson, newAddress, PASSWORD } from './sign-in.ts';
import { expect, test, untilAlive } from './test.ts';

// Colours are judged where they arrive, not on the way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('somebody new reads in three steps how a home is rented out', async ({ page, siteAddress }) => {
  await signInAs(page, await createPerson({ firstName: 'Odile' }), siteAddress);
  await page.goto('/de/dashboard/ads');
  await untilAlive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Unterkünfte');
  await expect(page.getByRole('banner')).toContainText('Vermieten');
  const steps = page.getByRole('region', { name: 'In drei Schritten zur ersten Buchung' });
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  await steps.getByRole('link', { name: 'Auszahlung einrichten' }).click();
  await expect(page).toHaveURL('/de/dashboard/banking-information');
});

/** Confirms who somebody is and where their money goes: the page of banking has a journey of its own. */
async function setUpPayouts(email: string): Promise<void> {
  await withDatabase((database) =>
    sql`update profile set mangopay_user_id = 'user_of_' || user_id where email = ${email}`.execute(database),
  );
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/de/about?auth=sign-up');
  const modal = page.getByRole('dialog', { name: 'Konto erstellen' });
  await modal.getByLabel('Telefonnummer').fill('621 123 456');
  await modal.getByRole('checkbox').check();
  await press(modal, 'Weiter');
  await modal.getByLabel('Vorname').fill('Odile');
  await modal.getByLabel('Nachname').fill('Weber');
  await modal.getByLabel('E-Mail-Adresse').fill(email);
  await modal.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await modal.getByLabel('Passwort wiederholen').fill(PASSWORD);
  await press(modal, 'Konto erstellen');
  await expect(modal.getByText('Fast geschafft')).toBeVisible();
  await page.goto(linkOf(await readMail(page, email)));
  await untilAlive(page);
  await press(page, 'Adresse bestätigen');
  await expect(page.getByRole('heading', { name: 'Moïen, Odile' })).toBeVisible();
}

test.describe('on a phone, in German', () => {
  // A file that is no picture is refused.
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, expectedProblems: /status of 415/ });

  test('a new host gets from the sign-up to a home that the search finds', async ({ page, dataAddress }) => {
    test.setTimeout(180_000);
    const email = newAddress();
    await signUp(page, email);
    await setUpPayouts(email);
    const main = page.getByRole('main');
    const next = async (heading: string) => {
      await main.getByRole('link', { name: 'Weiter', exact: true }).click();
      await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(await barriersOf(page)).toEqual([]);
    };

    await page.goto('/de/dashboard/ads');
    await untilAlive(page);
    await main.getByRole('link', { name: 'Unterkunft hinzufügen' }).first().click();
    await press(main, 'Wohnung');
    await main.getByRole('radio', { name: 'Ganze Unterkunft' }).check();

    await next('Wo liegt sie?');
    await main.getByRole('combobox', { name: 'Ort' }).fill('Echternach');
    await page
      .getByRole('option', { name: /^Echternach/ })
      .first()
      .click();
    await main.getByLabel('Straße und Hausnummer').fill('Rue de la Gare 7');
    await main.getByLabel('Postleitzahl').fill('6440');
    const pin = main.getByRole('application');
    await pin.focus();
    await page.keyboard.press('Shift+ArrowUp');
    await expect(main.getByText('250 m nördlich der Mitte von Echternach')).toBeVisible();

    await next('Wie viel Platz gibt es?');
    await press(main, 'Ein Gast mehr');
    await press(main, 'Ein Schlafzimmer mehr');
    await main.getByRole('checkbox', { name: 'WLAN' }).check();

    await next('Zeigen Sie Ihre Unterkunft');
    await main.locator('input[type=file]').setInputFiles([
      { name: 'haus.jpg', mimeType: 'image/jpeg', buffer: await patternedPhotograph(Date.now() % 1_000_000) },
      { name: 'notiz.txt', mimeType: 'image/jpeg', buffer: Buffer.from('Hello') },
    ]);
    await expect(main.getByRole('listitem').filter({ hasText: 'Titelbild' })).toBeVisible();
    await expect(main.getByRole('alert')).toContainText('notiz.txt');
    await press(main, 'Ausblenden');

    await next('Erzählen Sie davon');
    await main.getByLabel('Titel').fill('Stilles Haus über der Sauer');
    await main.getByLabel('Beschreibung').fill('Zwei Zimmer, ein Garten und morgens Nebel über dem Fluss.');

    await next('Was kostet sie?');
    await main.getByRole('switch', { name: 'Pro Nacht' }).check();
    await main.getByLabel('Preis pro Nacht in EUR').fill('95');

    await next('Wann können Gäste kommen?');
    await next('Was gilt bei Ihnen?');
    await next('Was das Gesetz verlangt');
    await next('So sehen es Ihre Gäste');
    await expect(main.getByText('Alles ist gespeichert.')).toBeVisible();
    await expect(main.getByRole('article')).toContainText('95 € pro Nacht');
    await press(main, 'Veröffentlichen');
    await expect(main.getByText('Gäste können Ihre Unterkunft finden und buchen.')).toBeVisible();

    const found = (await (
      await fetch(`${dataAddress}/api/properties?isAvailableForShortTerm=true&sort=newest&language=de`)
    ).json()) as PropertyPage;
    expect(found.propertyArray.map(({ title }) => title)).toContain('Stilles Haus über der Sauer');
    await main.getByRole('link', { name: 'So sehen es Gäste' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stilles Haus über der Sauer');
    await expect(page.getByText('Rue de la Gare')).toHaveCount(0);
  });
});
