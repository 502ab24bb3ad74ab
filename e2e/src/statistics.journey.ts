import { sql } from 'kysely';
import { barriersOf } from './barriers.ts';
import { findOwner } from './booking-request.ts';
import { signInAs } from './checkout.ts';
import { withDatabase } from './database.ts';
import { expect, test, untilAlive } from './test.ts';

// Colours are judged where they arrive, not on the way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('a guest looks at a home, and its owner sees one view more', async ({
  page,
  browser,
  siteAddress,
  marketplace: { property },
}) => {
  // A period of the statistics ends yesterday, and without a view in it there is no chart.
  await withDatabase((database) =>
    sql`
      insert into property_view (property_id, day, view_count) values (${property.id}, current_date - 1, 5)
      on conflict (property_id, day) do nothing
    `.execute(database),
  );
  await signInAs(page, await findOwner(property.id), siteAddress);
  const views = page.getByRole('region', { name: 'Statistik' }).locator('dd').first();
  const openStatistics = async () => {
    await page.goto('/de/dashboard/ads');
    await untilAlive(page);
    await page.getByRole('main').locator(`[href$="/manage/${property.id}"]`).click();
    await views.waitFor();
  };
  await openStatistics();
  const before = Number(await views.textContent());

  // Programs do not count; this one stands for a person.
  const guest = await browser.newContext({ baseURL: siteAddress, userAgent: FIREFOX });
  await guest.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
  );
  const visit = await guest.newPage();
  const counted = visit.waitForResponse((response) => response.url().endsWith(`/${property.id}/views`));
  await visit.goto(`/de/property/${property.id}`);
  expect((await counted).status()).toBe(204);
  await guest.close();

  await openStatistics();
  await expect(views).toHaveText(String(before + 1));
  expect(await barriersOf(page)).toEqual([]);

  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Alle Zahlen dieser Unterkunft' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Statistik');
  await expect(main.getByLabel('Unterkunft')).toHaveValue(property.id);
  await main.getByRole('button', { name: 'Was „Auslastung“ bedeutet' }).press('Enter');
  await expect(page.getByText(/^Gebuchte Nächte geteilt durch alle Nächte/)).toBeVisible();
  await page.keyboard.press('Escape');
  await main.getByRole('link', { name: '12 Monate' }).press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('period') === 'year');
  const month = main.getByRole('group', { name: /^Aufrufe: / }).getByRole('img');
  await month.last().press('Home');
  await expect(month.first()).toBeFocused();
  expect(await barriersOf(page)).toEqual([]);
});
