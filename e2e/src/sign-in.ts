import { randomBytes, randomUUID } from 'node:crypto';
import { bookingAgreedElsewhere } from '@moien/api/database/booking-agreed-elsewhere';
import {
  createSessionRepository,
  createSessionService,
  hashPassword,
  sessionCookieName,
} from '@moien/api/domains/identity/index';
import { addDays, toDay } from '@moien/contract';
import { sql } from 'kysely';
import { type Database, withDatabase } from './database.ts';
import { TALKS, type Talk } from './talks.ts';

/** Unread notifications and messages of the person who is signed in; more than the badge counts to. */
export const UNREAD = { notifications: 2, messages: 12 } as const;

/** With which everybody signs in whom journeys make. */
export const PASSWORD = 'Quetsch-2026-warm';

const DAY_MILLISECONDS = 86_400_000;

/** Stays that somebody was refused, as notifications tell of them. */
const DECLINED = [
  { daysAgo: 3, isRead: false },
  { daysAgo: 40, isRead: true },
] as const;

export type Person = { userId: string; email: string; firstName: string; lastName: string };

type Cookie = { name: string; value: string };

/** Made once in each worker: it costs what guessing shall cost. */
let passwordHash: Promise<string> | undefined;

/** Somebody new who lets homes, to whom people have written. @returns the cookie of their session */
export async function signIn(siteAddress: string): Promise<Cookie> {
  return beginSession(await createHost(), siteAddress);
}

/** Somebody new who lets homes, to whom people have written; signed in nowhere. */
export function createHost(): Promise<Person> {
  return withDatabase(async (database) => {
    const person = await insertPerson(database, { firstName: 'Éloïse', lastName: 'Weyland-Grzeskowiak' });
    const { userId } = person;
    await sql`
      update profile set mangopay_user_id = ${`test-${userId}`} where user_id = ${userId}
    `.execute(database);
    for (const told of DECLINED) await insertDeclined(database, { userId, ...told });
    for (const [index, talk] of TALKS.entries())
      await insertTalk(database, { ...talk, hostId: userId, index });
    return person;
  });
}

/** Somebody new with an account, who is signed in nowhere. */
export function createPerson(names: Partial<Person> = {}): Promise<Person> {
  return withDatabase((database) => insertPerson(database, names));
}

/** A session of theirs in some browser. */
export function beginSession(person: Person, siteAddress: string): Promise<Cookie> {
  return withDatabase((database) => insertSession(database, person, siteAddress));
}

/** A session of theirs in the app. @returns its token */
export async function beginAppSession(person: Person): Promise<string> {
  return withDatabase((database) => insertToken(database, person, 'bearer'));
}

/** As on another device. */
export async function endSessions({ userId }: Person): Promise<void> {
  await withDatabase((database) => sql`delete from session where user_id = ${userId}`.execute(database));
}

/** An address that nobody else has. */
export function newAddress(): string {
  return `${randomBytes(6).toString('hex')}@example.org`;
}

async function insertPerson(database: Database, names: Partial<Person>): Promise<Person> {
  passwordHash ??= hashPassword(PASSWORD);
  const person: Person = {
    userId: randomUUID(),
    email: newAddress(),
    firstName: 'Anna',
    lastName: 'Weber',
    ...names,
  };
  const { userId, email, firstName, lastName } = person;
  await sql`
    with person as (
      insert into profile (user_id, email, first_name, last_name)
      values (${userId}, ${email}, ${firstName}, ${lastName}) returning user_id
    )
    insert into account (user_id, password_hash, language, created_at)
    select user_id, ${await passwordHash}, 'en', now() from person
  `.execute(database);
  return person;
}

type Declined = { userId: string; daysAgo: number; isRead: boolean };

/** A stay that was asked for and refused, and what tells of it. */
async function insertDeclined(database: Database, { userId, daysAgo, isRead }: Declined): Promise<void> {
  const told = new Date(Date.now() - daysAgo * DAY_MILLISECONDS);
  const arrival = addDays(toDay(told), 50);
  const { rows: homes } = await sql<{ id: string }>`
    select id from property order by id offset ${daysAgo}::int limit 1
  `.execute(database);
  const row = {
    ...bookingAgreedElsewhere({
      id: randomUUID(),
      property_id: homes[0]?.id ?? '',
      guest_id: userId,
      arrival_date: arrival,
      departure_date: addDays(arrival, 4),
      allows_same_day_turnover: true,
      created_at: told.toISOString(),
    }),
    state: 'declined',
    confirmed_at: null,
    clock_at: null,
  };
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  await sql`
    with booking as (
      insert into rental_booking (${columns})
      select ${columns} from jsonb_populate_record(null::rental_booking, ${JSON.stringify(row)}::jsonb)
      returning id
    )
    insert into notification (id, user_id, kind, data, is_read, created_at)
    select gen_random_uuid(), ${userId}, 'booking-declined', jsonb_build_object('bookingId', id), ${isRead},
      ${told}
    from booking
  `.execute(database);
}

type HostedTalk = Talk & { hostId: string; index: number };

/** A talk about a home of its own, a line every five minutes. */
async function insertTalk(database: Database, talk: HostedTalk): Promise<void> {
  const { hostId, index, minutesAgo, isRead, lines } = talk;
  const { userId: guestId } = await insertPerson(database, talk.guest);
  const lastOf = (side: 'guest' | 'host') => lines.findLastIndex(({ by }) => by === side) + 1;
  const [id, count] = [randomUUID(), lines.length];
  const written = sql`now() - make_interval(mins => ${minutesAgo}::int)`;
  await sql`
    insert into conversation (id, property_id, source_user_id, target_user_id, type_id, last_seq,
      source_last_seq, target_last_seq, source_read_up_to, target_read_up_to, created_at, last_message_at)
    select ${id}, property.id, ${guestId}, ${hostId}, 1, ${count}::int, ${lastOf('guest')}::int,
      ${lastOf('host')}::int, ${count}::int, ${isRead ? count : 0}::int, ${written}, ${written}
    from property order by property.id offset ${index}::int limit 1
  `.execute(database);
  if (!isRead)
    await sql`
      insert into notification (id, user_id, kind, data, created_at)
      select gen_random_uuid(), ${hostId}, 'message', jsonb_build_object('conversationId', id,
        'propertyId', property_id, 'userId', ${guestId}::text, 'typeId', 1), now()
      from conversation where id = ${id}
    `.execute(database);
  for (const [number, { by, text }] of lines.entries())
    await sql`
      insert into message (conversation_id, id, seq, sender_id, text, created_at)
      values (${id}, ${randomUUID()}, ${number + 1}, ${by === 'guest' ? guestId : hostId}, ${text},
        ${written} - make_interval(mins => ${5 * (count - 1 - number)}::int))
    `.execute(database);
}

async function insertSession(database: Database, person: Person, siteAddress: string): Promise<Cookie> {
  const value = await insertToken(database, person, 'cookie');
  return { name: sessionCookieName(new URL(siteAddress).protocol.slice(0, -1)), value };
}

function insertToken(database: Database, { userId }: Person, carrier: 'cookie' | 'bearer'): Promise<string> {
  const sessions = createSessionService(createSessionRepository(database), () => new Date());
  return sessions.beginSession({
    signIn: { userId, method: 'password', isFirst: true },
    carrier,
    carried: undefined,
    browserHash: randomBytes(32),
    client: { browser: null, system: null, network: null, sessionId: null },
    origin: '',
  });
}
