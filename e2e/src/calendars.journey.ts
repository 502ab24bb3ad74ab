import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { barriersOf } from './barriers.ts';
import { findOwner } from './booking-request.ts';
import { signInAs } from './checkout.ts';
import { withDatabase } from './database.ts';
import { expect, test, untilAlive } from './test.ts';

/** A calendar of another site with one stay, on this machine. */
async function serveCalendar([firstDay, endDay]: [string, string]) {
  const server = createServer((_, response) => {
    const lines = [
      ...[
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Other//EN',
        'BEGIN:VEVENT',
        'UID:1',
        'SUMMARY:Reserved',
      ],
      `DTSTART;VALUE=DATE:${firstDay.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${endDay.replaceAll('-', '')}`,
      ...['END:VEVENT', 'END:VCALENDAR', ''],
    ];
    response.writeHead(200, { 'content-type': 'text/calendar' }).end(lines.join('\r\n'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/stays.ics`, close: () => server.close() };
}

const day = (daysAhead: number) => new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10);

/** Whether a day is taken by another calendar. */
const isTaken = (propertyId: string, taken: string) =>
  withDatabase(async (database) => {
    const { rows } = await sql`
      select from occupancy
      where property_id = ${propertyId} and kind = 'import' and period @> ${taken}::date
    `.execute(database);
    return rows.length > 0;
  });

test('an owner connects a calendar, whose nights are taken, and copies the link to their own', async ({
  page,
  context,
  siteAddress,
  marketplace: { property },
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const stay: [string, string] = [day(400), day(403)];
  const calendar = await serveCalendar(stay);
  const owner = await findOwner(property.id);
  await signInAs(page, owner, siteAddress);
  await page.goto(`/de/dashboard/ads/manage/${property.id}`);
  await untilAlive(page);
  await page.getByRole('heading', { name: 'Kalender verbinden' }).click();
  const form = page.getByRole('form', { name: 'Weiteren Kalender verbinden' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Andere Seite');
  await form.getByRole('textbox', { name: 'Link zum Kalender' }).fill(calendar.url);
  await form.getByRole('button', { name: 'Verbinden' }).click();
  const card = page.getByRole('article', { name: 'Andere Seite' });
  await expect(card.getByText('1 Reservierung', { exact: false })).toBeVisible();
  expect(await isTaken(property.id, stay[0])).toBe(true);
  expect(await barriersOf(page)).toEqual([]);

  await card.getByRole('button', { name: 'Link kopieren' }).click();
  await expect(page.getByText('Link kopiert')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const own = await page.request.get(address);
  expect([own.status(), await own.text()]).toEqual([200, expect.stringMatching(/^BEGIN:VCALENDAR/)]);
  // What the other site has told is not told to it again.
  expect(await own.text()).not.toContain(stay[0].replaceAll('-', ''));

  await card.getByRole('button', { name: 'Entfernen' }).click();
  await card.getByRole('alert').getByRole('button', { name: 'Entfernen' }).click();
  await expect(card).toBeHidden();
  expect(await isTaken(property.id, stay[0])).toBe(false);
  calendar.close();
});
