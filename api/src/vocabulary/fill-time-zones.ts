import type pg from 'pg';
import { timeZoneAt } from '../lib/time-zone-at.ts';

const HOMES_PER_BATCH = 1000;

type Place = { id: string; latitude: number; longitude: number };

/**
 * Gives each home the time zone of its coordinates: those that are older than the column, and all of them
 * when the borders of time zones change. Homes are locked in the order of their ids.
 */
export async function fillTimeZones(client: pg.Client): Promise<void> {
  let last: string | undefined = '00000000-0000-0000-0000-000000000000';
  while (last !== undefined) {
    const { rows }: { rows: Place[] } = await client.query<Place>(
      `select id, latitude, longitude from property
       where id > $1 and latitude is not null and longitude is not null order by id limit $2 for no key update`,
      [last, HOMES_PER_BATCH],
    );
    const zones = rows.map((place) => ({ id: place.id, time_zone: timeZoneAt(place) }));
    await client.query(
      `update property set time_zone = known.time_zone
       from jsonb_to_recordset($1) as known (id uuid, time_zone text)
       where known.id = property.id and property.time_zone <> known.time_zone`,
      [JSON.stringify(zones)],
    );
    last = rows.at(-1)?.id;
  }
}
