import { randomUUIDv7 } from 'node:crypto';
import { openClient } from '@moien/api/database/connections';
import type { BookingRequest } from '@moien/contract';
import type pg from 'pg';

type Template = { columns: string[]; values: Map<string, string | null> };

/** What differs from one booking to the next. */
type Own = { guestId: string; request: BookingRequest };

export type BareBookings = Awaited<ReturnType<typeof openBareBookings>>;

/**
 * The locks and the writes of a booking by hand, as named statements in one transaction: the row is that of a
 * booking which the API has made, and nothing is read, checked or priced.
 */
export async function openBareBookings(databaseUrl: string, connections: number, templateId: string) {
  const clients = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = openClient({ connectionString: databaseUrl, options: '-c jit=off' });
      await client.connect();
      return client;
    }),
  );
  const [first] = clients;
  if (!first) throw new RangeError('At least one connection is needed.');
  const template = await readTemplate(first, templateId);
  const free = [...clients];
  return {
    /** As many at a time as there are connections. */
    async book(own: Own): Promise<void> {
      const client = free.pop();
      if (!client) throw new Error('All connections are busy.');
      await writeBooking(client, template, own);
      free.push(client);
    },
    close: async () => {
      for (const client of clients) await client.end();
    },
  };
}

async function readTemplate(client: pg.Client, id: string): Promise<Template> {
  const { rows: names } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = 'rental_booking' and is_generated = 'NEVER' order by ordinal_position`,
  );
  const columns = names.map(({ name }) => name);
  const texts = columns.map((name) => `${name}::text`).join(', ');
  const { rows } = await client.query(`select ${texts} from rental_booking where id = $1`, [id]);
  return { columns, values: new Map(columns.map((name) => [name, rows[0][name]])) };
}

async function writeBooking(client: pg.Client, template: Template, { guestId, request }: Own): Promise<void> {
  const { id, propertyId, arrivalDate, departureDate } = request;
  const run = (name: string, text: string, values: unknown[]) => client.query({ name, text, values });
  const own = new Map<string, string>([
    ['id', id],
    ['property_id', propertyId],
    ['guest_id', guestId],
    ['arrival_date', arrivalDate],
    ['departure_date', departureDate],
  ]);
  const endsAt = template.values.get('deadline_at');
  await client.query('begin');
  await run('person', 'select from account where user_id = $1 for no key update', [guestId]);
  await run('home', 'select from property where id = $1 for no key update', [propertyId]);
  await run(
    'nights',
    `insert into occupancy (id, property_id, period, kind, source_id, ends_at)
     values ($1, $2, daterange($3, $4), 'hold', $5, $6)`,
    [randomUUIDv7(), propertyId, arrivalDate, departureDate, id, endsAt],
  );
  await run(
    'booking',
    `insert into rental_booking (${template.columns.join(', ')})
     values (${template.columns.map((_column, index) => `$${index + 1}`).join(', ')})`,
    template.columns.map((name) => own.get(name) ?? template.values.get(name)),
  );
  await run(
    'event',
    `insert into booking_event (id, booking_id, transition, actor, reason, at)
     values ($1, $2, 'held', 'guest', null, $3)`,
    [randomUUIDv7(), id, new Date()],
  );
  await run(
    'job',
    `select graphile_worker.add_job('run-booking-clock', $1::json, run_at => $2, job_key => $3)`,
    [JSON.stringify({ bookingId: id }), endsAt, `booking clock ${id}`],
  );
  await client.query('commit');
}
