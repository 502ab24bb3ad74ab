import { randomBytes, randomUUID } from 'node:crypto';
import { openDatabase } from '@moien/api/database/database';
import { createSessionRepository } from '@moien/api/modules/session/session.repository';
import { createSessionService } from '@moien/api/modules/session/session.service';
import { sessionCookieName } from '@moien/api/modules/session/session-cookie';
import { sql } from 'kysely';

/** Unread notifications and messages of the person who is signed in; more than the badge counts to. */
export const UNREAD = { notifications: 3, messages: 12 } as const;

/** Somebody new who lets homes, to whom people have written. @returns the cookie of their session */
export async function signIn(): Promise<{ name: string; value: string }> {
  const database = openDatabase(databaseUrl(), (error) => {
    throw error;
  });
  try {
    const [userId, otherId] = [randomUUID(), randomUUID()];
    await sql`
      insert into profile (user_id, mangopay_user_id, first_name, last_name)
      values (${userId}, ${`test-${userId}`}, 'Éloïse', 'Weyland-Grzeskowiak'), (${otherId}, null, 'Jo', 'Ney')
    `.execute(database);
    await sql`
      insert into notification (id, user_id)
      select gen_random_uuid(), ${userId} from generate_series(1, ${UNREAD.notifications}::int)
    `.execute(database);
    await sql`
      insert into conversation (id, source_user_id, target_user_id, target_new_message_count)
      values (${randomUUID()}, ${otherId}, ${userId}, ${UNREAD.messages})
    `.execute(database);
    const sessions = createSessionService(createSessionRepository(database), () => new Date());
    const value = await sessions.beginSession({
      userId,
      carrier: 'cookie',
      carried: undefined,
      browserHash: randomBytes(32),
      userAgent: undefined,
    });
    return { name: sessionCookieName('http'), value };
  } finally {
    await database.destroy();
  }
}

function databaseUrl(): string {
  const url = process.env.MOIEN_E2E_DATABASE_URL;
  if (!url) throw new Error('MOIEN_E2E_DATABASE_URL names no database: nobody can be signed in.');
  return url;
}
