import { randomUUIDv7 } from 'node:crypto';
import { openClient } from '@moien/api/database/connections';
import { startApiProcess } from '@moien/api/testing/api-process';
import { insertProperty } from '@moien/api/testing/property-factory';
import { insertPerson, insertSession } from '@moien/api/testing/session-factory';
import { addDays, type DayChange, toDay } from '@moien/contract';

/** In the middle of an ocean, where no generated home is. */
const PLACE = { latitude: 45, longitude: -30 };
const BOUNDS = '44.9,-30.1,45.1,-29.9';

/** One owner with many homes, and the API in a process of its own. */
export async function openCalendarSite(
  databaseUrl: string,
  { homes, days }: { homes: number; days: number },
) {
  const client = openClient({ connectionString: databaseUrl });
  await client.connect();
  const owner = await insertPerson(client);
  const cookie = await insertSession(client, owner);
  const ids: string[] = [];
  while (ids.length < homes) ids.push(await insertProperty(client, PLACE));
  await client.query('update property set owner_id = $1 where id = any ($2)', [owner, ids]);
  await client.query('analyze');
  const api = await startApiProcess({ DATABASE_URL: databaseUrl });
  const today = toDay(new Date());
  const range = { firstDay: addDays(today, 1), lastDay: addDays(today, days) };

  async function call<Answer>(path: string, body?: object): Promise<Answer> {
    const response = await fetch(new URL(path, api.address), {
      method: body ? 'POST' : 'GET',
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return JSON.parse(text) as Answer;
  }

  async function findOwn(): Promise<number> {
    const stay = `arrivalDate=${addDays(today, 7)}&departureDate=${addDays(today, 9)}`;
    const { count } = await call<{ count: number }>(`/api/properties?bounds=${BOUNDS}&${stay}`);
    return count;
  }

  return {
    findOwn,

    /** The rows of an edit in one statement, under the lock of the homes: nothing is compared or kept. */
    async writeByHand(price: number): Promise<void> {
      await client.query('begin');
      await client.query({
        name: 'lock',
        text: 'select from property where id = any ($1::uuid[]) order by id for no key update',
        values: [ids],
      });
      await client.query({
        name: 'write',
        text: `insert into rental_day (property_id, day, is_available_for_short_term, own_price)
          select id, day, true, $4::bigint
          from unnest($1::uuid[]) as id cross join generate_series($2::date, $3::date, interval '1 day') as day
          on conflict (property_id, day) do update set own_price = excluded.own_price`,
        values: [ids, range.firstDay, range.lastDay, price],
      });
      await client.query('commit');
    },

    /** @returns the id of the edit */
    async edit(change: DayChange): Promise<string> {
      const id = randomUUIDv7();
      const body = { id, propertyIdArray: ids, rangeArray: [range], change };
      const { dayCount } = await call<{ dayCount: number }>('/api/calendar/edits', body);
      if (dayCount !== homes * days) throw new Error(`${dayCount} days were changed.`);
      return id;
    },

    undo: (id: string) => call(`/api/calendar/edits/${id}/undo`, {}),

    async untilFound(count: number): Promise<void> {
      while ((await findOwn()) !== count);
    },

    async close(): Promise<void> {
      await api.stop();
      await client.end();
    },
  };
}
