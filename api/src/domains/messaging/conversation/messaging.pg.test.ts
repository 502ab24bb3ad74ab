import type { FastifyInstance } from 'fastify';
import { insertProfile, insertProperty } from '../../../testing/property-factory.ts';
import { insertSession, insertUnread } from '../../../testing/session-factory.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

let database: TestDatabase;
let app: FastifyInstance;
let userId: string;
let partnerId: string;
let cookie: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await buildTestApp(database.url);
  userId = await insertProfile(database.client);
  partnerId = await insertProfile(database.client);
  cookie = await insertSession(database.client, userId);
}, 120_000);

afterEach(() => database.client.query('delete from notification; delete from conversation'));

afterAll(async () => {
  await app.close();
  await database.drop();
});

const post = (url: string, payload?: object, headers: Record<string, string> = { cookie }) =>
  app.inject({ method: 'POST', url, headers, ...(payload ? { payload } : {}) });
const conversationsOf = (userProfileId: string) =>
  post('/api/conversation/get-by-user-id', { type: 'getByUserId', userProfileId });

describe('notifications', () => {
  it('are one’s own, newest first', async () => {
    await database.client.query(
      `insert into notification (id, user_id, is_read, created_at, kind, data) values
         ('00000000-0000-7000-8000-000000000001', $1, true, '2026-11-01T08:00:00Z', 'booking-confirmed', '{}'),
         ('00000000-0000-7000-8000-000000000002', $1, false, '2026-11-02T08:00:00Z', 'booking-confirmed', '{}'),
         ('00000000-0000-7000-8000-000000000003', $2, false, '2026-11-03T08:00:00Z', 'booking-confirmed', '{}')`,
      [userId, partnerId],
    );
    const answer = await post('/api/notification');
    expect(answer.json()).toEqual({
      notificationArray: [
        {
          id: '00000000-0000-7000-8000-000000000002',
          isRead: false,
          creationTimestamp: '2026-11-02T08:00:00.000Z',
        },
        {
          id: '00000000-0000-7000-8000-000000000001',
          isRead: true,
          creationTimestamp: '2026-11-01T08:00:00.000Z',
        },
      ],
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('are at most a hundred', async () => {
    await insertUnread(database.client, userId, { partnerId, notifications: 101 });
    expect((await post('/api/notification')).json().notificationArray).toHaveLength(100);
  });

  it('are nobody’s who is not signed in', async () => {
    const answer = await post('/api/notification', undefined, {});
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      expect.objectContaining({ code: 'signed-out', error: expect.any(String) }),
    ]);
  });
});

describe('conversations', () => {
  it('are those of which one is a side, with the counts of both', async () => {
    await insertUnread(database.client, userId, { partnerId, asSource: 2, asTarget: 5 });
    const thirdId = await insertProfile(database.client);
    await insertUnread(database.client, partnerId, { partnerId: thirdId, asSource: 1, asTarget: 1 });
    const { conversationArray } = (await conversationsOf(userId)).json();
    expect(conversationArray).toHaveLength(2);
    expect(conversationArray).toContainEqual({
      id: expect.any(String),
      sourceUserProfileId: userId,
      targetUserProfileId: partnerId,
      sourceNewMessageCount: 2,
      targetNewMessageCount: 0,
    });
  });

  it('are latest first and at most a hundred', async () => {
    const propertyId = await insertProperty(database.client, { ad_state: 'paused' });
    await database.client.query(
      `with partner as (
         insert into profile (user_id, first_name, last_name)
         select gen_random_uuid(), 'Jo', 'Ney' from generate_series(1, 101) returning user_id
       )
       insert into conversation
         (id, property_id, source_user_id, target_user_id, type_id, last_seq, created_at, last_message_at)
       select gen_random_uuid(), $2, $1, user_id, 1, 1, now(),
         '2026-11-01T08:00:00Z'::timestamptz + row_number() over () * interval '1 minute' from partner`,
      [userId, propertyId],
    );
    const { rows } = await database.client.query(
      'select id from conversation where source_user_id = $1 order by last_message_at desc limit 100',
      [userId],
    );
    const { conversationArray } = (await conversationsOf(userId.toUpperCase())).json();
    expect(conversationArray.map(({ id }: { id: string }) => id)).toEqual(rows.map(({ id }) => id));
  });

  it('of somebody else are refused, whether or not there is such a person', async () => {
    for (const other of [partnerId, '00000000-0000-7000-8000-00000000ffff']) {
      const answer = await conversationsOf(other);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'not-allowed']);
    }
  });

  it('are nobody’s who is not signed in', async () => {
    const body = { type: 'getByUserId', userProfileId: userId };
    expect((await post('/api/conversation/get-by-user-id', body, {})).statusCode).toBe(401);
  });
});
