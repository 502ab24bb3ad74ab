import { PERSONAL_DATA_ROWS_MAXIMUM, type PersonalDataExport } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { openDatabase } from '../../../database/database.ts';
import { TEST_PASSWORD } from '../../../testing/account-factory.ts';
import { exportPersonalDataOf } from '../../../testing/export-personal-data.ts';
import { insertMarkedPerson, type MarkedPerson } from '../../../testing/marked-person.ts';
import { openPerson, type TestPerson } from '../../../testing/person.ts';
import { insertProperty } from '../../../testing/property-factory.ts';
import { insertSession } from '../../../testing/session-factory.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createDeleteAccount } from '../account/delete-account.ts';
import { toCamelCase } from './personal-data.repository.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';

let database: TestDatabase;
let app: FastifyInstance;
let other: TestPerson;
/** A home of somebody else. */
let propertyId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await buildTestApp(database.url);
  other = await openPerson(app, database);
}, 120_000);

afterAll(async () => {
  await app.close();
  await database.drop();
});

async function newPerson(): Promise<MarkedPerson> {
  propertyId = await insertProperty(database.client, { titles: { en: 'A home of somebody else' } });
  return insertMarkedPerson(database.client, { userId: other.userId, propertyId });
}

async function exportOf(userId: string): Promise<PersonalDataExport> {
  const cookie = await insertSession(database.client, userId);
  const answer = await exportPersonalDataOf({ app, client: database.client }, { userId, cookie });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="moien-personal-data.zip"');
  expect(answer.headers['cache-control']).toBe('private, no-store');
  return answer.json();
}

async function erase(userId: string): Promise<void> {
  const connection = openDatabase(database.url, () => undefined);
  await createDeleteAccount(connection)(userId);
  await connection.destroy();
}

const listTables = async (): Promise<string[]> =>
  (
    await database.client.query<{ name: string }>(
      `select case table_schema when 'public' then '' else table_schema || '.' end || table_name as name
       from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    )
  ).rows.map(({ name }) => name);

/** Every place of the database in which a mark of the person is found: `table: mark`. */
async function findMarks({ marks }: MarkedPerson): Promise<string[]> {
  const found: string[] = [];
  const names = Object.keys(marks);
  const isIn = names.map((_, index) => `bool_or(strpos(words, lower($${index + 1})) > 0)`);
  for (const table of await listTables()) {
    const { rows } = await database.client.query<{ places: (boolean | null)[] }>(
      // Each row is written out once, however many marks are looked for.
      `with kept as materialized (select lower(kept::text) as words from ${table} as kept)
       select array[${isIn.join(', ')}] as places from kept`,
      Object.values(marks),
    );
    for (const [index, isThere] of (rows[0]?.places ?? []).entries())
      if (isThere) found.push(`${table}: ${names[index]}`);
  }
  return found.sort();
}

const rowsOf = ({ tableArray }: PersonalDataExport, table: string) =>
  tableArray.find(({ name }) => name === toCamelCase(table))?.rowArray ?? [];

describe('the export of somebody of whom every table has something', () => {
  it('is refused without a proof, and with a wrong one', async () => {
    const { userId } = await newPerson();
    const cookie = await insertSession(database.client, userId);
    const ask = async (payload: object) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/account/personal-data',
        headers: { cookie },
        payload,
      });
      return [answer.statusCode, answer.json().code];
    };
    expect(await ask({})).toEqual([400, 'invalid-request']);
    expect(await ask({ proof: { password: 'Wrong-horse-1' } })).toEqual([403, 'proof-refused']);
  });

  it('has a row of every table that declares one, with every column that it declares', async () => {
    const { userId } = await newPerson();
    const exported = await exportOf(userId);
    const columns = Object.fromEntries(
      exported.tableArray.map(({ name, rowArray }) => [name, Object.keys(rowArray[0] ?? {}).sort()]),
    );
    const declared = PERSONAL_TABLES.filter(({ own }) => own).map(({ table, exported: names, file }) => [
      toCamelCase(table),
      [
        ...names.map(toCamelCase),
        ...(names.includes('property_id') ? ['propertyTitle'] : []),
        ...(file ? ['file'] : []),
      ].sort(),
    ]);
    expect(columns).toEqual(Object.fromEntries(declared));
    expect(exported.tableArray.every(({ isComplete }) => isComplete)).toBe(true);
  });

  it('has their own words, and none that a stranger sent with their address', async () => {
    const { userId, marks, email } = await newPerson();
    const exported = await exportOf(userId);
    const text = JSON.stringify(exported);
    for (const mark of [marks.address, marks.name, marks.phone, marks.words]) expect(text).toContain(mark);
    expect(text).not.toContain(marks.strangersWords);
    expect(rowsOf(exported, 'contact_message')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: marks.words, email, body: `${marks.words} and more` }),
        expect.objectContaining({ name: '', email, body: '' }),
      ]),
    );
    expect(rowsOf(exported, 'contact_message')).toHaveLength(2);
    expect(
      rowsOf(exported, 'property_report')
        .map((row) => row.text)
        .sort(),
    ).toEqual(['', marks.words]);
    expect(rowsOf(exported, 'favorite')).toEqual([
      expect.objectContaining({ propertyId, propertyTitle: 'A home of somebody else' }),
    ]);
  });

  it('has nothing of another person, and no secret', async () => {
    const { marks } = await newPerson();
    const exported = await exportOf(other.userId);
    const tablesWith = (mark: string) =>
      exported.tableArray
        .filter(({ rowArray }) => JSON.stringify(rowArray).includes(mark))
        .map(({ name }) => name);
    expect(Object.fromEntries(Object.entries(marks).map(([name, mark]) => [name, tablesWith(mark)]))).toEqual(
      {
        // They share a conversation, and have entered that address themselves.
        id: ['conversation'],
        address: ['contactMessage', 'emailChange'],
        name: [],
        phone: [],
        // The title of the home that they have booked.
        words: ['rentalBooking'],
        strangersWords: [],
      },
    );
    const text = JSON.stringify(exported);
    expect(text).not.toMatch(/hash|\\\\x[0-9a-f]{64}/i);
  });

  it('is bounded, and says of which kind there is more', async () => {
    const { userId } = await newPerson();
    await database.client.query(
      `insert into property_report (id, property_id, reporter_id, reason, text, created_at)
       select gen_random_uuid(), $2, $1, 'other', repeat('ä', 2000), now() + n * interval '1 second'
       from generate_series(1, 3000) as n`,
      [userId, propertyId],
    );
    const exported = await exportOf(userId);
    expect(JSON.stringify(exported).length).toBeLessThan(10_000_000);
    expect(rowsOf(exported, 'property_report')).toHaveLength(PERSONAL_DATA_ROWS_MAXIMUM);
    const incomplete = exported.tableArray.filter(({ isComplete }) => !isComplete).map(({ name }) => name);
    expect(incomplete).toEqual(['propertyReport']);
  });

  it('is recorded as a security event', async () => {
    const { userId } = await newPerson();
    await exportOf(userId);
    const { rows } = await database.client.query(
      `select result from security_event where user_id = $1 and kind = 'data-exported'`,
      [userId],
    );
    expect(rows).toEqual([{ result: 'success' }]);
  });

  it('is for who is signed in alone', async () => {
    const payload = { proof: { password: TEST_PASSWORD } };
    const answer = await app.inject({ method: 'POST', url: '/api/account/personal-data', payload });
    expect(answer.statusCode).toBe(401);
  });
});

describe('the erasure of somebody of whom every table has something', () => {
  it('leaves their marks nowhere but where it is declared, with the reason', async () => {
    const person = await newPerson();
    const before = new Set((await findMarks(person)).map((place) => place.split(':')[0]));
    // The fixtures reach every table with something of a person that does not only hang on another row.
    const unreached = PERSONAL_TABLES.filter(({ table }) => !before.has(table)).map(({ table }) => table);
    expect(unreached.sort()).toEqual([
      ...[
        'ad_photo_upload',
        'ad_review',
        'booking_change',
        'booking_event',
        'calendar_edit_home',
        'calendar_event',
        'calendar_export',
        'farewell',
        'file_view',
        'newsletter_token',
        'occupancy',
        'payment_dispute',
        'property_booking_option',
        'property_discount',
      ],
      ...['property_feature', 'property_view', 'realtime_ticket', 'rental_day', 'rental_file_unlock'],
    ]);
    await erase(person.userId);
    const staying = await findMarks(person);
    expect(staying).toEqual(
      [
        // Until the mail is sent that says so.
        'farewell: address',
        'graphile_worker._private_jobs: id',
        // Stays and conversations are of others as well; the profile that they refer to is empty.
        'conversation: id',
        'message: id',
        'message: words',
        'message_attachment: id',
        'payment_user: id',
        'payment_owner_wallet: id',
        'ledger_account: id',
        'money_release: id',
        'profile: id',
        'property: id',
        'rental_booking: id',
        // Kept for ten years by the laws on bookkeeping and tax.
        'invoice: id',
        // Kept for ten years by the laws on reports of platforms.
        'stay_record: id',
        'stay_record: name',
        'stay_record: words',
        'host_report_entry: id',
        'host_report_entry: name',
        'owner_tax_data: id',
        'owner_tax_data: words',
        // Looked into by law, whoever wrote it.
        'property_report: strangersWords',
        'property_report: words',
        'conversation_report: words',
        // Append-only.
        'release_event: id',
        'release_event: words',
      ].sort(),
    );
    const tables = new Set(staying.map((place) => place.split(':')[0]));
    expect(PERSONAL_TABLES.filter(({ table, stays }) => tables.has(table) && !stays)).toEqual([]);
  });

  it('deletes homes that nobody has booked, and of others text, pictures, number and exact place', async () => {
    const { userId, bookedHomeId, unbookedHomeId } = await newPerson();
    await erase(userId);
    const { rows } = await database.client.query(
      `select id, is_published, registration_number, latitude, longitude,
         (select count(*)::int from property_text where property_id = property.id) as texts,
         (select count(*)::int from property_image where property_id = property.id) as images
       from property where id = any ($1)`,
      [[bookedHomeId, unbookedHomeId]],
    );
    expect(rows).toEqual([
      {
        id: bookedHomeId,
        is_published: false,
        registration_number: null,
        latitude: 49.612,
        longitude: 6.123,
        texts: 0,
        images: 0,
      },
    ]);
  });

  it('takes nothing of another person', async () => {
    const count = async () =>
      (
        await database.client.query(
          `select (select count(*)::int from contact_message where sender_id = $1) as messages,
             (select count(*)::int from rental_booking where guest_id = $1) as stays,
             (select count(*)::int from conversation where target_user_id = $1) as conversations`,
          [other.userId],
        )
      ).rows;
    const person = await newPerson();
    const before = await count();
    await erase(person.userId);
    expect(await count()).toEqual(before);
  });
});
