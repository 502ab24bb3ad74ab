import { patternedPhotograph } from '@moien/api/testing/upload-files';
import type { PropertyPage } from '@moien/contract';
import type { Page } from '@playwright/test';
import { press } from './auth-modal.ts';
import { barriersOf } from './barriers.ts';
import { signInAs } from './checkout.ts';
import { countFields, type FilledFields } from './filled-fields.ts';
import { linkOf, readMail } from './mails.ts';
import { payoutPages } from './payout-pages.ts';
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

/** From the sign-up to the published home: seven to sign up, thirteen to be paid, the rest for the home. */
const FIELDS_MAXIMUM = 34;
const MINUTES_MAXIMUM = 10;

async function signUp(page: Page, fields: FilledFields, email: string): Promise<void> {
  await page.goto('/de/about?auth=sign-up');
  const modal = page.getByRole('dialog', { name: 'Konto erstellen' });
  await fields.fill(modal.getByLabel('Telefonnummer'), '621 123 456');
  await fields.check(modal.getByRole('checkbox'));
  await press(modal, 'Weiter');
  await fields.fill(modal.getByLabel('Vorname'), 'Odile');
  await fields.fill(modal.getByLabel('Nachname'), 'Weber');
  await fields.fill(modal.getByLabel('E-Mail-Adresse'), email);
  await fields.fill(modal.getByLabel('Passwort', { exact: true }), PASSWORD);
  await fields.fill(modal.getByLabel('Passwort wiederholen'), PASSWORD);
  await press(modal, 'Konto erstellen');
  await expect(modal.getByText('Fast geschafft')).toBeVisible();
  await page.goto(linkOf(await readMail(page, email)));
  await untilAlive(page);
  await press(page, 'Adresse bestätigen');
  await expect(page.getByRole('heading', { name: 'Moïen, Odile' })).toBeVisible();
}

test.describe('on a phone, in German', () => {
  test.use({
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'de' },
    // A file that is no picture is refused.
    expectedProblems: /status of 415/,
  });

  test('a new host gets from the sign-up to a home that the search finds', async ({
    page,
    dataAddress,
  }, testInfo) => {
    test.setTimeout(240_000);
    const fields = countFields();
    const begun = Date.now();
    await signUp(page, fields, newAddress());
    await payoutPages(page, 'de', fields).finish();
    const main = page.getByRole('main');
    const next = async (heading: string) => {
      await main.getByRole('link', { name: 'Weiter', exact: true }).click();
      await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(await barriersOf(page)).toEqual([]);
    };

    await page.goto('/de/dashboard/ads');
    await untilAlive(page);
    await main.getByRole('link', { name: 'Unterkunft hinzufügen' }).first().click();
    await fields.press(main.getByRole('button', { name: 'Wohnung', exact: true }));
    await fields.check(main.getByRole('radio', { name: 'Ganze Unterkunft' }));

    await next('Wo liegt Ihre Unterkunft?');
    await fields.fill(main.getByRole('combobox', { name: 'Ort' }), 'Echternach');
    await page
      .getByRole('option', { name: /^Echternach/ })
      .first()
      .click();
    await fields.fill(main.getByLabel('Straße und Hausnummer'), 'Rue de la Gare 7');
    await fields.fill(main.getByLabel('Postleitzahl'), '6440');
    const pin = main.getByRole('application');
    fields.note();
    await pin.focus();
    await page.keyboard.press('Shift+ArrowUp');
    await expect(main.getByText('250 m nördlich des Zentrums von Echternach')).toBeVisible();

    await next('Wie viel Platz gibt es?');
    await fields.press(main.getByRole('button', { name: 'Ein Gast mehr', exact: true }));
    await fields.press(main.getByRole('button', { name: 'Ein Schlafzimmer mehr', exact: true }));
    await main.getByText('Komfort', { exact: true }).first().click();
    await fields.check(main.getByRole('checkbox', { name: 'WLAN' }));

    await next('Zeigen Sie Ihre Unterkunft');
    fields.note();
    await main.locator('input[type=file]').setInputFiles([
      { name: 'haus.jpg', mimeType: 'image/jpeg', buffer: await patternedPhotograph(Date.now() % 1_000_000) },
      { name: 'notiz.txt', mimeType: 'image/jpeg', buffer: Buffer.from('Hello') },
    ]);
    await expect(main.getByRole('listitem').filter({ hasText: 'Titelbild' })).toBeVisible();
    await expect(main.getByRole('alert')).toContainText('notiz.txt');
    await press(main, 'Ausblenden');

    await next('Beschreiben Sie Ihre Unterkunft');
    await fields.fill(main.getByLabel('Titel'), 'Stilles Haus über der Sauer');
    await fields.fill(
      main.getByLabel('Beschreibung'),
      'Zwei Zimmer, ein Garten und morgens Nebel über dem Fluss.',
    );

    await next('Was kostet Ihre Unterkunft?');
    await fields.check(main.getByRole('switch', { name: 'Pro Nacht' }));
    await fields.fill(main.getByLabel('Preis pro Nacht'), '95');

    await next('Wann können Gäste kommen?');
    await next('Welche Regeln gelten bei Ihnen?');
    await next('Rechtliche Angaben');
    await next('So sehen Gäste Ihre Unterkunft');
    await expect(main.getByText('Alles ist gespeichert.')).toBeVisible();
    await expect(main.getByRole('article')).toContainText('95 € pro Nacht');
    await press(main, 'Veröffentlichen');
    await expect(main.getByText('Gäste können Ihre Unterkunft finden und buchen.')).toBeVisible();

    const minutes = (Date.now() - begun) / 60_000;
    const effort = `${fields.count} fields in ${minutes.toFixed(1)} minutes of a machine`;
    testInfo.annotations.push({ type: 'effort', description: effort });
    console.log(`from the sign-up to a published home: ${effort}`);
    expect(fields.count).toBeLessThanOrEqual(FIELDS_MAXIMUM);
    expect(minutes).toBeLessThan(MINUTES_MAXIMUM);

    const found = (await (
      await fetch(`${dataAddress}/api/properties?isAvailableForShortTerm=true&sort=newest&language=de`)
    ).json()) as PropertyPage;
    expect(found.propertyArray.map(({ title }) => title)).toContain('Stilles Haus über der Sauer');
    await main.getByRole('link', { name: 'Als Gast ansehen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stilles Haus über der Sauer');
    await expect(page.getByText('Rue de la Gare')).toHaveCount(0);
  });
});
