import { randomUUIDv7 } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import { addJob } from '../../../jobs/add-job.ts';
import type { JobHandlers } from '../../../jobs/job-payloads.ts';
import { DAY_MILLISECONDS } from '../../../lib/milliseconds.ts';
import type { SendMail } from '../../../mail/mail.ts';
import { WRONG_PASSWORDS_A_DAY } from '../access/attempt-limits.ts';
import { accountMail } from './account-mail.ts';
import { lockAddress } from './lock-address.ts';
import type { PasswordRepository } from './password.repository.ts';

type Queries = Database | Transaction<Tables>;

export type PasswordAttackService = ReturnType<typeof createPasswordAttackService>;

export function createPasswordAttackService(database: Database, now: () => Date) {
  const aDayAgo = () => new Date(now().getTime() - DAY_MILLISECONDS);

  return {
    /**
     * Does the same whether or not the address has an account: the job looks. Once a day for each address.
     */
    record: (email: string): Promise<void> =>
      database.transaction().execute(async (transaction) => {
        await lockAddress(transaction, email);
        if (await wasRecorded(transaction, email, aDayAgo())) return;
        const attackId = randomUUIDv7();
        await sql`
          insert into password_attack (id, email, created_at) values (${attackId}, ${email}, ${now()})
        `.execute(transaction);
        await addJob(transaction, 'send-password-attack', { attackId });
      }),

    async removeOld(): Promise<void> {
      await sql`delete from password_attack where created_at <= ${aDayAgo()}`.execute(database);
    },
  };
}

/** Tells the owner of the address, if it has one. */
export function createPasswordAttackMails(
  database: Database,
  { findByEmail }: Pick<PasswordRepository, 'findByEmail'>,
  sendMail: SendMail,
): Pick<JobHandlers, 'send-password-attack'> {
  return {
    async 'send-password-attack'({ attackId }) {
      const email = await findAttacked(database, attackId);
      const account = email === undefined ? undefined : await findByEmail(email);
      if (!account) return;
      await sendMail(
        accountMail({
          id: `password attack ${attackId}`,
          to: account.email,
          language: account.language,
          part: 'password-attack',
          extra: ['password-attack-advice'],
          values: { count: String(WRONG_PASSWORDS_A_DAY) },
        }),
      );
    },
  };
}

async function wasRecorded(queries: Queries, email: string, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from password_attack where email = ${email} and created_at > ${since} limit 1
  `.execute(queries);
  return rows.length > 0;
}

async function findAttacked(queries: Queries, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select email::text as email from password_attack where id = ${id}
  `.execute(queries);
  return rows[0]?.email;
}
