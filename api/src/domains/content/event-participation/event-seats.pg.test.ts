import type { EventParticipations } from '@moien/contract';
import type { FastifyInstance } from 'fastify';
import { openDatabase } from '../../../database/database.ts';
import { HOUR_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { type EventInput, insertEvent } from '../../../testing/blog-factory.ts';
import { openDeliveries } from '../../../testing/delivery-site.ts';
import { openPerson, type TestPerson } from '../../../testing/person.ts';
import { insertPerson } from '../../../testing/session-factory.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { notifyPerson } from '../../messaging/index.ts';
import { runEventClock } from './event-clock.ts';
import { createEventParticipationRepository } from './event-participation.repository.ts';

const UNKNOWN_ID = '01890000-0000-7000-8000-000000000000';
/** Longer than 500 transactions take that wait for the same row. */
const PATIENT = { connectingTicks: 100, waitingTicks: 600, statementMilliseconds: 60_000 };

let database: TestDatabase;
let app: FastifyInstance;
let pool: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await buildTestApp(database.url);
  pool = openDatabase(database.url, () => undefined, {}, PATIENT);
}, 120_000);

afterAll(async () => {
  await pool.destroy();
  await app.close();
  await database.drop();
});

const person = () => openPerson(app, database);
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MILLISECONDS);

/** Two hours long, in ten days unless the hours until its start are given. */
const event = (input: EventInput = {}, hours = 240) =>
  insertEvent(database.client, {
    starts_at: inHours(hours).toISOString(),
    ends_at: inHours(hours + 2).toISOString(),
    titles: { en: 'Supper', de: 'Abendessen' },
    ...input,
  });
const seats = (count: number, hours?: number) => event({ seat_count: count }, hours);
const path = (id: string) => `/api/events/${id}/participation`;
const join = async ({ call }: TestPerson, id: string) => (await call('PUT', path(id))).json();
const leave = async ({ call }: TestPerson, id: string) => (await call('DELETE', path(id))).json();
const stateOf = async ({ call }: TestPerson, id: string) => (await call('GET', path(id))).json();
const seatsLeftOf = async (id: string) => (await app.inject(`/api/events/${id}`)).json().seatsLeft;

async function newsOf(userId: string): Promise<string[]> {
  const { rows } = await database.client.query(
    'select kind from notification where user_id = $1 order by created_at, id',
    [userId],
  );
  return rows.map(({ kind }) => kind);
}

describe('joining an event', () => {
  it('takes a seat, and a place in the waiting list once there is none', async () => {
    const id = await seats(1);
    const [anna, ben, cleo] = [await person(), await person(), await person()];
    expect(await stateOf(anna, id)).toEqual({ eventId: id, state: null, waitingPlace: null, seatsLeft: 1 });
    const joined = { eventId: id, state: 'joined', waitingPlace: null, seatsLeft: 0 };
    expect(await join(anna, id)).toEqual(joined);
    expect(await join(ben, id)).toMatchObject({ state: 'waiting', waitingPlace: 1, seatsLeft: 0 });
    expect(await join(cleo, id)).toMatchObject({ state: 'waiting', waitingPlace: 2 });
    expect(await join(anna, id)).toEqual(joined);
    expect(await join(ben, id)).toMatchObject({ state: 'waiting', waitingPlace: 1 });
    expect(await seatsLeftOf(id)).toBe(0);
  });

  it('is not limited without a number of seats', async () => {
    const id = await event();
    expect(await join(await person(), id)).toMatchObject({ state: 'joined', seatsLeft: null });
    expect(await join(await person(), id)).toMatchObject({ state: 'joined', seatsLeft: null });
    expect(await seatsLeftOf(id)).toBeNull();
  });

  it('500 at once for the last seat: one has it and 499 wait, in one order', async () => {
    const id = await seats(1);
    const userIds: string[] = [];
    for (let count = 0; count < 500; count += 1) userIds.push(await insertPerson(database.client));
    const repository = createEventParticipationRepository(pool, notifyPerson);
    const outcomes = await Promise.all(userIds.map((userId) => repository.join(id, userId, new Date())));
    expect(new Set(outcomes)).toEqual(new Set(['done']));
    const { rows } = await database.client.query(
      'select state, count(*)::int from event_participation where event_id = $1 group by state order by state',
      [id],
    );
    expect(rows).toEqual([
      { state: 'joined', count: 1 },
      { state: 'waiting', count: 499 },
    ]);
    const found = await Promise.all(userIds.map((userId) => repository.find(id, userId)));
    const places = found.flatMap((row) => row?.waiting_place ?? []).sort((one, other) => one - other);
    expect(places).toEqual(Array.from({ length: 499 }, (_value, index) => index + 1));
  }, 120_000);

  it.each(['PUT', 'DELETE'] as const)('%s is refused for what is over or does not exist', async (method) => {
    const anna = await person();
    const over = await event({}, -3);
    for (const [id, status, code] of [
      [over, 409, 'event-over'],
      [UNKNOWN_ID, 404, 'event-not-found'],
    ] as const) {
      const answer = await anna.call(method, path(id));
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    }
  });
});

describe('leaving an event', () => {
  it('gives the seat to who has waited longest, and tells them once', async () => {
    const id = await seats(1);
    const [anna, ben, cleo] = [await person(), await person(), await person()];
    for (const one of [anna, ben, cleo]) await join(one, id);
    expect(await leave(anna, id)).toMatchObject({ state: null, seatsLeft: 0 });
    expect(await leave(anna, id)).toMatchObject({ state: null });
    expect(await stateOf(ben, id)).toMatchObject({ state: 'joined' });
    expect(await stateOf(cleo, id)).toMatchObject({ state: 'waiting', waitingPlace: 1 });
    expect([await newsOf(anna.userId), await newsOf(ben.userId), await newsOf(cleo.userId)]).toEqual([
      [],
      ['event-seat-free'],
      [],
    ]);
    // Who waits leaves no seat.
    await leave(cleo, id);
    expect(await seatsLeftOf(id)).toBe(0);
  });

  it('of everybody at once fills each seat once', async () => {
    const id = await seats(5);
    const repository = createEventParticipationRepository(pool, notifyPerson);
    const userIds: string[] = [];
    for (let count = 0; count < 20; count += 1) userIds.push(await insertPerson(database.client));
    for (const userId of userIds) await repository.join(id, userId, new Date());
    await Promise.all(userIds.slice(0, 5).map((userId) => repository.leave(id, userId, new Date())));
    const rows = await Promise.all(userIds.map((userId) => repository.find(id, userId)));
    const states = rows.map((row) => row?.state);
    expect(states).toEqual([
      ...Array(5).fill(null),
      ...Array(5).fill('joined'),
      ...Array(10).fill('waiting'),
    ]);
  });

  it('sends the one who moves up a mail in their language', async () => {
    const id = await seats(1);
    const [anna, ben] = [await person(), await person()];
    await database.client.query("update account set language = 'de' where user_id = $1", [ben.userId]);
    for (const one of [anna, ben]) await join(one, id);
    await leave(anna, id);
    const site = { url: database.url, client: database.client, now: () => new Date() };
    const deliveries = openDeliveries({ ...site, formKey: 'x'.repeat(32) });
    const open = await deliveries.openOf(ben.userId);
    for (const one of open) await deliveries.run(one);
    await deliveries.close();
    expect(deliveries.sent).toHaveLength(1);
    expect(deliveries.sent[0]).toMatchObject({
      language: 'de',
      subject: 'Sie haben einen Platz: „Abendessen“',
    });
    expect(deliveries.sent[0]?.text).toContain(`https://moien.example/de/blog/events/${id}/`);
    const { notificationArray } = (await ben.call('GET', '/api/notifications?language=de')).json();
    expect(notificationArray).toMatchObject([
      { kind: 'event-seat-free', data: { eventId: id }, event: { title: 'Abendessen' } },
    ]);
  });
});

describe('the clock of events', () => {
  const run = (at = new Date()) => runEventClock(pool, notifyPerson, () => at);

  it('reminds who has joined once, one day before, and nobody who waits, has left or came later', async () => {
    const id = await seats(2, 48);
    const [anna, ben, cleo] = [await person(), await person(), await person()];
    for (const one of [anna, ben, cleo]) await join(one, id);
    await leave(ben, id);
    await leave(cleo, id);
    await join(ben, id);
    await join(cleo, id);
    await leave(ben, id);
    await join(ben, id);
    await run();
    expect(await newsOf(anna.userId)).toEqual([]);
    const later = inHours(24.1);
    await Promise.all([run(later), run(later), run(later)]);
    expect(await newsOf(anna.userId)).toEqual(['event-reminder']);
    expect(await newsOf(ben.userId)).toEqual([]);
    const near = await seats(2, 20);
    await join(ben, near);
    await run();
    expect(await newsOf(ben.userId)).toEqual([]);
  });

  it('leaves out who has switched reminders off', async () => {
    const anna = await person();
    await join(anna, await seats(1, 30));
    await database.client.query(
      `insert into notification_choice (user_id, kind, channel, is_on)
       select $1, 'event-reminder', channel, false from unnest(array['site', 'mail', 'push']) as channel`,
      [anna.userId],
    );
    await run(inHours(10));
    expect(await newsOf(anna.userId)).toEqual([]);
  });

  it('fills the seats of a deleted account and those that were added', async () => {
    const id = await seats(1);
    const [anna, ben, cleo] = [await person(), await person(), await person()];
    for (const one of [anna, ben, cleo]) await join(one, id);
    await database.client.query('delete from event_participation where user_id = $1', [anna.userId]);
    await database.client.query('update event set seat_count = 2 where id = $1', [id]);
    await run();
    expect([(await stateOf(ben, id)).state, (await stateOf(cleo, id)).state]).toEqual(['joined', 'joined']);
    expect(await newsOf(cleo.userId)).toEqual(['event-seat-free']);
  });
});

it('one’s own events are those to come, the next one first, then past ones', async () => {
  const [anna, ben] = [await person(), await person()];
  const ids = { far: await event({}, 500), near: await event({ titles: { de: 'Nur deutsch' } }, 30) };
  const [old, older] = [await event({}, 3), await event({}, 2)];
  for (const id of [ids.far, ids.near, old, older]) await join(anna, id);
  await join(ben, ids.far);
  const past = (id: string, days: number) =>
    database.client.query(
      'update event set starts_at = starts_at - $2::interval, ends_at = ends_at - $2::interval where id = $1',
      [id, `${days} days`],
    );
  await past(old, 10);
  await past(older, 20);
  const answer = await anna.call('GET', '/api/event-participations?language=en');
  const { eventParticipationArray } = answer.json<EventParticipations>();
  expect(eventParticipationArray.map((one) => [one.event.id, one.event.isPast, one.hasPage])).toEqual([
    [ids.near, false, false],
    [ids.far, false, true],
    [old, true, true],
    [older, true, true],
  ]);
});
