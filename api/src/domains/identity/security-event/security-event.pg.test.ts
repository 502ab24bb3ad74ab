import { randomUUIDv7 } from 'node:crypto';
import { SECURITY_EVENT_KINDS } from '@moien/contract';
import { type Database, openDatabase } from '../../../database/database.ts';
import type { RequestClient } from '../../../lib/request-client.ts';
import { insertPerson } from '../../../testing/session-factory.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { recordSecurityEvent } from './record-security-event.ts';
import { createSecurityEventRepository } from './security-event.repository.ts';

const HERE: RequestClient = { browser: 'Firefox', system: 'Linux', network: '192.0.2.0/24', sessionId: null };
const REFUSED = { code: '23001' };

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase(test.url, () => undefined);
}, 120_000);

afterAll(async () => {
  await database.destroy();
  await test.drop();
});

const count = async (userId: string) =>
  (await test.client.query('select from security_event where user_id = $1', [userId])).rowCount;

async function insertAt(userId: string, age: string): Promise<string> {
  const id = randomUUIDv7();
  await test.client.query(
    `insert into security_event (id, user_id, kind, created_at) values ($1, $2, 'sign-in', now() - $3::interval)`,
    [id, userId, age],
  );
  return id;
}

describe('the table of security events', () => {
  it.each([
    "update security_event set result = 'refused'",
    'update security_event set user_id = user_id',
    'delete from security_event',
    'truncate security_event',
    'truncate account cascade',
  ])('refuses %j', async (statement) => {
    const userId = await insertPerson(test.client);
    await recordSecurityEvent(database, HERE, { userId, kind: 'sign-in' });
    await expect(test.client.query(statement)).rejects.toMatchObject(REFUSED);
    expect(await count(userId)).toBe(1);
  });

  it('lets go of events with their account, and of nobody else’s', async () => {
    const [gone, other] = [await insertPerson(test.client), await insertPerson(test.client)];
    for (const userId of [gone, other])
      await recordSecurityEvent(database, HERE, { userId, kind: 'sign-in' });
    await test.client.query('delete from account where user_id = $1', [gone]);
    expect(await count(gone)).toBe(0);
    expect(await count(other)).toBe(1);
  });

  it('lets go of events that are older than twelve months, and the clean-up takes these alone', async () => {
    const userId = await insertPerson(test.client);
    await insertAt(userId, '12 months 1 hour');
    const young = await insertAt(userId, '11 months 29 days');
    await createSecurityEventRepository(database).deleteOld();
    const { rows } = await test.client.query('select id from security_event where user_id = $1', [userId]);
    expect(rows).toEqual([{ id: young }]);
  });

  it('knows the kinds of the contract and no other', async () => {
    const userId = await insertPerson(test.client);
    for (const kind of SECURITY_EVENT_KINDS) await recordSecurityEvent(database, HERE, { userId, kind });
    expect(await count(userId)).toBe(SECURITY_EVENT_KINDS.length);
    await expect(
      recordSecurityEvent(database, HERE, { userId, kind: 'else' as 'sign-in' }),
    ).rejects.toMatchObject({ code: '23514' });
  });

  it('takes no exact network address', async () => {
    const userId = await insertPerson(test.client);
    for (const network of ['192.0.2.7/32', '192.0.2.0/25', '2001:db8:1:2::/64'])
      await expect(
        recordSecurityEvent(database, { ...HERE, network }, { userId, kind: 'sign-in' }),
      ).rejects.toMatchObject({ code: '23514' });
  });

  it('is not filled: ten refused ones and thirty others an hour of each kind', async () => {
    const userId = await insertPerson(test.client);
    for (let index = 0; index < 12; index++)
      await recordSecurityEvent(database, HERE, { userId, kind: 'sign-in', result: 'refused' });
    expect(await count(userId)).toBe(10);
    // Strangers who fail to sign in hide nothing of what is refused inside the account.
    const inside = { userId, kind: 'reauthentication', result: 'refused' } as const;
    expect(await recordSecurityEvent(database, HERE, inside)).toBeDefined();
    for (let index = 0; index < 32; index++)
      await recordSecurityEvent(database, HERE, { userId, kind: 'sign-in' });
    await recordSecurityEvent(database, HERE, { userId, kind: 'password-changed' });
    expect(await count(userId)).toBe(42);
    const at = new Date(Date.now() + 61 * 60 * 1000);
    expect(await recordSecurityEvent(database, HERE, { userId, kind: 'sign-in', at })).toBeDefined();
  });

  it('records an event of a job once, and none of an account that is gone', async () => {
    const userId = await insertPerson(test.client);
    const id = randomUUIDv7();
    expect(await recordSecurityEvent(database, HERE, { id, userId, kind: 'sign-in' })).toBe(id);
    expect(await recordSecurityEvent(database, HERE, { id, userId, kind: 'sign-in' })).toBeUndefined();
    expect(
      await recordSecurityEvent(database, HERE, { userId: randomUUIDv7(), kind: 'sign-in' }),
    ).toBeUndefined();
    expect(await count(userId)).toBe(1);
  });
});
