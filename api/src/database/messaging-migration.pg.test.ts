import { randomUUIDv7 } from 'node:crypto';
import { createEmptyDatabase, type TestDatabase } from '../testing/test-database.ts';
import { bookingAgreedElsewhere } from './booking-agreed-elsewhere.ts';
import { insertRows } from './insert-rows.ts';
import { migrate } from './migrate.ts';

const BEFORE = '0035_deposit';
const AFTER = '0036_messaging';

let database: TestDatabase;

beforeAll(async () => {
  database = await createEmptyDatabase();
  await migrate(database.url, { upTo: BEFORE });
  await database.client.query(
    `insert into country (code, name, phone_prefix, icon_image_path)
     values ('LU', '{"en":"x","fr":"x","de":"x"}', '+352', '/lu');
     insert into city (id, name, country_code, latitude, longitude, population, search_text)
     values (1, 'Luxembourg', 'LU', 49.6, 6.1, 1, 'x');
     insert into property_type (id, name, text) values (1, 'x', '{"en":"x","fr":"x","de":"x"}');
     insert into rental_type (id, name, text) values (1, 'x', '{"en":"x","fr":"x","de":"x"}')`,
  );
}, 120_000);

afterAll(() => database.drop());

async function insertPerson(): Promise<string> {
  const id = randomUUIDv7();
  await database.client.query(
    `insert into profile (user_id, first_name, last_name) values ($1, 'Léa', 'Muller')`,
    [id],
  );
  return id;
}

async function insertHome(ownerId: string): Promise<string> {
  const id = randomUUIDv7();
  await database.client.query(
    `insert into property (id, owner_id, city_id, latitude, longitude, time_zone, property_type_id, rental_type_id,
       guest_count, is_available_for_short_term, is_available_for_long_term, currency, nightly_price,
       bookable_until, original_language, is_published)
     values ($1, $2, 1, 49.6, 6.1, 'Europe/Luxembourg', 1, 1, 2, true, false, 'EUR', 10000, '2038-01-01', 'en', true)`,
    [id, ownerId],
  );
  return id;
}

type Old = { propertyId: string; guestId: string; month: string; message: string; state?: string };

async function insertOld({ propertyId, guestId, month, message, state = 'confirmed' }: Old): Promise<string> {
  const id = randomUUIDv7();
  const row = bookingAgreedElsewhere({
    ...{ id, property_id: propertyId, guest_id: guestId, allows_same_day_turnover: false },
    ...{
      arrival_date: `${month}-10`,
      departure_date: `${month}-12`,
      created_at: `${month}-01T08:00:00.123456Z`,
    },
  });
  const held = { state, confirmed_at: null, deadline_kind: 'hold', deadline_at: '2030-01-01T00:00:00Z' };
  await insertRows(database.client, 'rental_booking', [
    { ...row, message, ...(state === 'held' ? held : {}) },
  ]);
  return id;
}

it('makes messages of what guests wrote at the checkout, which owners have read', async () => {
  const [ownerId, guestId, otherId] = [await insertPerson(), await insertPerson(), await insertPerson()];
  const propertyId = await insertHome(ownerId);
  const stay = { propertyId, guestId };
  const second = await insertOld({ ...stay, month: '2027-06', message: 'Again' });
  const first = await insertOld({ ...stay, month: '2027-05', message: 'Hello' });
  await insertOld({ ...stay, month: '2027-07', message: '' });
  await insertOld({ ...stay, month: '2027-08', message: 'Not paid', state: 'held' });
  const other = await insertOld({ propertyId, guestId: otherId, month: '2027-09', message: 'Guten Tag' });
  await migrate(database.url, { upTo: AFTER });
  const { rows: messages } = await database.client.query(
    `select message.id, seq, sender_id, text, message.created_at
     from message join conversation on conversation.id = conversation_id
     order by source_user_id = $1 desc, seq`,
    [guestId],
  );
  const at = (month: string) => new Date(`${month}-01T08:00:00.123Z`);
  expect(messages).toEqual([
    { id: first, seq: 1, sender_id: guestId, text: 'Hello', created_at: at('2027-05') },
    { id: second, seq: 2, sender_id: guestId, text: 'Again', created_at: at('2027-06') },
    { id: other, seq: 1, sender_id: otherId, text: 'Guten Tag', created_at: at('2027-09') },
  ]);
  const { rows: conversations } = await database.client.query(
    `select source_user_id, target_user_id, type_id, last_seq, source_last_seq, target_read_up_to, last_message_at
     from conversation order by last_seq desc`,
  );
  expect(conversations).toEqual([
    {
      ...{ source_user_id: guestId, target_user_id: ownerId, type_id: 2, last_seq: 2, source_last_seq: 2 },
      ...{ target_read_up_to: 2, last_message_at: at('2027-06') },
    },
    {
      ...{ source_user_id: otherId, target_user_id: ownerId, type_id: 2, last_seq: 1, source_last_seq: 1 },
      ...{ target_read_up_to: 1, last_message_at: at('2027-09') },
    },
  ]);
});
