import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import { unreadMessagesOf } from '../../../database/unread-messages.ts';
import type { DeviceName } from '../../../lib/device-name.ts';
import type { TokenTransport } from '../access/token-transport.ts';
import { isOpenSession, type OpenAt } from './open-session.ts';

export type SessionRow = {
  user_id: string;
  mangopay_user_id: string | null;
  first_name: string;
  last_name: string;
  image_path: string | null;
  unread_notification_count: number;
  unread_message_count: number;
};

export type SignedInRow = {
  id: string;
  user_id: string;
  is_owner: boolean;
  role: 'user' | 'team-member' | 'admin';
  last_seen_at: string;
};

export type AccountSessionRow = {
  id: string;
  browser: string | null;
  system: string | null;
  created_at: string;
  last_seen_at: string;
};

/** A session is known by its token and goes on only by the carrier that it began with. */
export type SessionKey = { tokenHash: Buffer; carrier: TokenTransport };

export type NewSession = SessionKey &
  DeviceName & {
    id: string;
    userId: string;
    createdAt: Date;
    expiresAt: Date;
    /** Of the session that the request carried: it ends. */
    endedHash: Buffer | undefined;
    /** Of the browser that has signed in. */
    browserHash: Buffer;
  };

/**
 * Done in the transaction that begins a session. @param isKnownBrowser of an earlier sign-in to the account
 */
type AsBegun = (transaction: Transaction<Tables>, isKnownBrowser: boolean) => Promise<void>;

export type EndedSession = { id: string; user_id: string };

/** Done in the transaction that ends sessions, if there are any. */
type AsEnded = (transaction: Transaction<Tables>, ended: EndedSession) => Promise<void>;

/** Of one person; those used longest ago make room. */
const SESSIONS_MAXIMUM = 100;
const KNOWN_BROWSERS_MAXIMUM = 100;

export type SessionRepository = ReturnType<typeof createSessionRepository>;

export function createSessionRepository(database: Database) {
  const isOf = ({ tokenHash, carrier }: SessionKey) =>
    sql`session.token_hash = ${tokenHash} and session.carrier = ${carrier}`;

  const signedInColumns = sql`
    session.id, session.last_seen_at, profile.user_id, mangopay_user_id is not null as is_owner,
    coalesce(account.role, 'user') as role`;
  const signedInPeople = sql`
    join profile on profile.user_id = session.user_id
    left join account on account.user_id = session.user_id`;

  async function findOne(key: SessionKey, at: OpenAt): Promise<SignedInRow | undefined> {
    const { rows } = await sql<SignedInRow>`
      select ${signedInColumns} from session ${signedInPeople} where ${isOf(key)} and ${isOpenSession(at)}
    `.execute(database);
    return rows[0];
  }

  return {
    /** Whoever the session belongs to, and what waits for them, unless it has ended. */
    async findSession(key: SessionKey, at: OpenAt): Promise<(SessionRow & SignedInRow) | undefined> {
      const { rows } = await sql<SessionRow & SignedInRow>`
        select ${signedInColumns}, mangopay_user_id, first_name, last_name, image_path,
          (select count(*) from notification where user_id = profile.user_id and not is_read and dismissed_at is null)
            as unread_notification_count,
          ${unreadMessagesOf(sql.ref('profile.user_id'))} as unread_message_count
        from session ${signedInPeople}
        where ${isOf(key)} and ${isOpenSession(at)}
      `.execute(database);
      return rows[0];
    },

    /**
     * Who is asking, for calls that need somebody; in the order of the keys. A profile without an account is
     * that of a user.
     */
    async findSignedIn(keys: readonly SessionKey[], at: OpenAt): Promise<(SignedInRow | undefined)[]> {
      const [key, ...others] = keys;
      // One alone has a statement of its own, whose plan is kept: that of many is made anew each time.
      if (key && others.length === 0) return [await findOne(key, at)];
      const { rows } = await sql<SignedInRow & { place: number }>`
        select ${signedInColumns}, place::int
        from unnest(
          ${keys.map(({ tokenHash }) => tokenHash)}::bytea[], ${keys.map(({ carrier }) => carrier)}::text[]
        ) with ordinality as carried (token_hash, carrier, place)
          join session on session.token_hash = carried.token_hash and session.carrier = carried.carrier
          ${signedInPeople}
        where ${isOpenSession(at)}
      `.execute(database);
      const found = new Map(rows.map((row) => [row.place, row]));
      return keys.map((_key, index) => found.get(index + 1));
    },

    async findById(id: string, at: OpenAt): Promise<SignedInRow | undefined> {
      const { rows } = await sql<SignedInRow>`
        select ${signedInColumns} from session ${signedInPeople}
        where session.id = ${id} and ${isOpenSession(at)}
      `.execute(database);
      return rows[0];
    },

    /** Which of these sessions have not ended. */
    async findOpen(sessionIds: readonly string[], at: OpenAt): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        select id from session where id = any (${[...sessionIds]}::uuid[]) and ${isOpenSession(at)}
      `.execute(database);
      return rows.map(({ id }) => id);
    },

    /**
     * All or nothing; what is more than the person may have goes. Gives false when there is no such account
     * any more: a profile that stays behind, because others are concerned, is nobody's; a deletion on its way
     * is waited for.
     */
    async beginSession(session: NewSession, asBegun: AsBegun, asEnded: AsEnded): Promise<boolean> {
      return database.transaction().execute(async (transaction) => {
        const begun = await insertSession(transaction, session);
        if (session.endedHash) await endWithin(transaction, sql`token_hash = ${session.endedHash}`, asEnded);
        if (begun) await asBegun(transaction, begun.is_known_browser);
        return begun !== undefined;
      });
    },

    /** Whether somebody has signed in to the account of an address in a browser. */
    async isKnownBrowser(browserHash: Buffer, email: string): Promise<boolean> {
      const { rows } = await sql`
        select 1 from known_browser join profile using (user_id)
        where browser_hash = ${browserHash} and email = ${email}
      `.execute(database);
      return rows.length > 0;
    },

    /** Gives an open session another token; false when it has none. */
    async replaceToken(key: SessionKey, at: OpenAt, tokenHash: Buffer): Promise<boolean> {
      const { rows } = await sql`
        update session set token_hash = ${tokenHash} where ${isOf(key)} and ${isOpenSession(at)} returning id
      `.execute(database);
      return rows.length === 1;
    },

    async noteSeen(id: string, { now, before }: { now: Date; before: Date }): Promise<void> {
      await sql`
        update session set last_seen_at = ${now} where id = ${id} and last_seen_at <= ${before}
      `.execute(database);
    },

    /** Those used last first, at most a hundred. */
    async listSessions(userId: string, at: OpenAt): Promise<AccountSessionRow[]> {
      const { rows } = await sql<AccountSessionRow>`
        select id, browser, system, created_at, last_seen_at from session
        where user_id = ${userId} and ${isOpenSession(at)}
        order by last_seen_at desc, id desc limit ${SESSIONS_MAXIMUM}
      `.execute(database);
      return rows;
    },

    deleteSession: (tokenHash: Buffer, asEnded: AsEnded): Promise<void> =>
      endSessions(database, sql`token_hash = ${tokenHash}`, asEnded),

    deleteSessionOf: (userId: string, id: string, asEnded: AsEnded): Promise<void> =>
      endSessions(database, sql`user_id = ${userId} and id = ${id}`, asEnded),

    deleteOthersOf: (userId: string, exceptId: string, asEnded: AsEnded): Promise<void> =>
      endSessions(database, sql`user_id = ${userId} and id <> ${exceptId}`, asEnded),

    /** Sign-ins that wait for their second factor end, too. */
    async deleteSessionsOf(userId: string, exceptId: string | undefined): Promise<void> {
      await sql`delete from pending_sign_in where user_id = ${userId}`.execute(database);
      await sql`
        delete from session where user_id = ${userId} and id is distinct from ${exceptId ?? null}::uuid
      `.execute(database);
    },

    /**
     * Whoever signs in there next is told to the owner, and their wrong tries count with those of unknown
     * browsers.
     */
    async forgetBrowsers(userId: string, exceptHash: Buffer | undefined): Promise<void> {
      await sql`
        delete from known_browser
        where user_id = ${userId} and browser_hash is distinct from ${exceptHash ?? null}::bytea
      `.execute(database);
    },

    async deleteEnded({ now, idleSince }: OpenAt): Promise<void> {
      await sql`
        delete from session where expires_at <= ${now} or last_seen_at <= ${idleSince}
      `.execute(database);
    },

    async deleteForgottenBrowsers(seenBefore: Date): Promise<void> {
      await sql`delete from known_browser where seen_at <= ${seenBefore}`.execute(database);
    },
  };
}

async function endSessions(
  database: Database,
  condition: ReturnType<typeof sql>,
  asEnded: AsEnded,
): Promise<void> {
  await database.transaction().execute((transaction) => endWithin(transaction, condition, asEnded));
}

async function endWithin(
  transaction: Transaction<Tables>,
  condition: ReturnType<typeof sql>,
  asEnded: AsEnded,
): Promise<void> {
  const { rows } = await sql<EndedSession>`
    delete from session where ${condition} returning id, user_id
  `.execute(transaction);
  if (rows[0]) await asEnded(transaction, rows[0]);
}

async function insertSession(
  transaction: Transaction<Tables>,
  session: NewSession,
): Promise<{ is_known_browser: boolean } | undefined> {
  const { rows } = await sql<{ is_known_browser: boolean }>`
    with person as (select user_id from account where user_id = ${session.userId} for key share),
    ended as (
      delete from session where id in (
        select id from session where user_id = ${session.userId}
        order by last_seen_at desc, id desc offset ${SESSIONS_MAXIMUM - 1}
      )
    ),
    forgotten as (
      delete from known_browser
      where user_id = ${session.userId} and browser_hash <> ${session.browserHash} and browser_hash in (
        select browser_hash from known_browser where user_id = ${session.userId}
        order by seen_at desc, browser_hash offset ${KNOWN_BROWSERS_MAXIMUM - 1}
      )
    ),
    known as (
      insert into known_browser (user_id, browser_hash, seen_at)
      select user_id, ${session.browserHash}, ${session.createdAt} from person
      on conflict (user_id, browser_hash) do update set seen_at = excluded.seen_at
    )
    insert into session
      (id, token_hash, carrier, user_id, browser, system, created_at, last_seen_at, expires_at)
    select ${session.id}, ${session.tokenHash}, ${session.carrier}, user_id, ${session.browser},
      ${session.system}, ${session.createdAt}, ${session.createdAt}, ${session.expiresAt}
    from person
    returning exists (
      select from known_browser where user_id = ${session.userId} and browser_hash = ${session.browserHash}
    ) as is_known_browser
  `.execute(transaction);
  return rows[0];
}
