import { addDays, type PropertyPage, toDay, weekdayOf } from '@moien/contract';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { press } from './auth-modal.ts';
import { barriersOf } from './barriers.ts';
import { findOwner } from './booking-request.ts';
import { signInAs } from './checkout.ts';
import { withDatabase } from './database.ts';
import { expect, test, untilAlive } from './test.ts';

// Colours are judged where they arrive, not on the way.
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

/** A Monday so far ahead that no other journey books there; the week after is the season. */
const today = toDay(new Date());
const monday = addDays(today, 127 + ((8 - weekdayOf(addDays(today, 127))) % 7));
const season = { firstDay: addDays(monday, 7), lastDay: addDays(monday, 13) };

/** A home away from where the other journeys go: 100 € a night, all nights free, no rules. */
async function findPlainHome(dataAddress: string, otherCityId: number): Promise<string> {
  const search = `${dataAddress}/api/properties?isAvailableForShortTerm=true&sort=newest`;
  const { propertyArray } = (await (await fetch(search)).json()) as PropertyPage;
  const home = propertyArray.find(({ cityId, currency }) => cityId !== otherCityId && currency === 'EUR');
  if (!home) throw new Error('No home outside of the city is let by the night in euros.');
  await withDatabase(async (database) => {
    for (const table of ['price_rule', 'property_discount', 'rental_day', 'occupancy'])
      await sql`delete from ${sql.table(table)} where property_id = ${home.id}`.execute(database);
    await sql`
      update property set nightly_price = 10000, minimum_nights = 1, maximum_nights = 30, bookable_until = current_date + 300,
        notice_days = 0, preparation_days = 0, booking_window_days = null
      where id = ${home.id}
    `.execute(database);
  });
  return home.id;
}

/** A guest looks at the home with days of a stay. */
async function openStay(page: Page, id: string, arrival: string, departure: string): Promise<void> {
  await page.goto(`/de/property/${id}?arrivalDate=${arrival}&departureDate=${departure}&adultCount=1`);
  await untilAlive(page);
}

test('an owner sets a weekend price and a season, whose names the calendar shows and whose prices guests get', async ({
  page,
  siteAddress,
  dataAddress,
  marketplace,
}) => {
  test.setTimeout(120_000);
  const id = await findPlainHome(dataAddress, marketplace.city.id);
  await signInAs(page, await findOwner(id), siteAddress);
  await page.goto(`/de/dashboard/ads/availability?property=${id}`);
  await untilAlive(page);
  const main = page.getByRole('main');
  const pages = main.getByRole('navigation', { name: 'Seiten dieser Unterkunft' });
  await pages.getByRole('link', { name: 'Preisregeln' }).click();
  await expect(pages.locator('[aria-current]')).toHaveText('Preisregeln');

  await press(main, 'Wochenendpreis hinzufügen');
  const weekend = main.getByRole('listitem', { name: 'Wochenende' });
  await weekend.getByLabel('Preis', { exact: true }).selectOption('Fester Preis');
  await weekend.getByLabel(/^Preis pro Nacht/).fill('160');
  await expect(weekend.getByText(/^Zum Beispiel .*: 160.€ statt 100.€$/)).toBeVisible();

  await press(main, 'Saison hinzufügen');
  await main.getByRole('textbox', { name: 'Name' }).fill('Messewoche');
  await main.getByLabel('Erste Nacht').fill(season.firstDay);
  await main.getByLabel('Letzte Nacht').fill(season.lastDay);
  await main.getByLabel(/^Aufschlag/).fill('50');
  const fair = main.getByRole('listitem', { name: 'Messewoche' });
  await expect(fair.getByText(/^Zum Beispiel .*: 150.€ statt 100.€$/)).toBeVisible();
  await expect(main.getByText('Noch nicht gespeichert. Gilt dann für 1 Unterkunft.')).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);

  // Somebody who leaves now is asked, and what was typed is still there.
  await pages.getByRole('link', { name: 'Kalender' }).click();
  await press(page.getByRole('dialog', { name: 'Ohne Speichern verlassen?' }), 'Weiter bearbeiten');
  await expect(main.getByRole('textbox', { name: 'Name' })).toHaveValue('Messewoche');
  await press(main, 'Speichern');
  await expect(page.getByText('Gespeichert für 1 Unterkunft')).toBeVisible();

  await pages.getByRole('link', { name: 'Kalender' }).click();
  const grid = main.getByRole('grid');
  await expect(grid.getByRole('gridcell', { name: /160.€ \(Regel „Wochenende“\)$/ }).first()).toBeAttached();
  const nights = grid.getByRole('gridcell', { name: /150.€ \(Regel „Messewoche“\)$/ });
  await expect(nights).toHaveCount(7);
  await nights.first().tap();
  await expect(main.getByText('150 € (Regel „Messewoche“)', { exact: true })).toBeVisible();

  await page.context().clearCookies({ name: /session/i });
  await openStay(page, id, addDays(monday, 3), addDays(monday, 6));
  await expect(page.getByText('2 Nächte × 160 €').first()).toBeAttached();
  await openStay(page, id, addDays(season.firstDay, 4), addDays(season.firstDay, 6));
  await expect(page.getByText('2 Nächte × 150 €').first()).toBeAttached();
});
