import { randomUUIDv7 } from 'node:crypto';
import { ACCOUNT_LINK_HOURS, type LanguageTag } from '@moien/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { DAY_MILLISECONDS, HOUR_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { hashToken } from '../../../lib/random-token.ts';
import type { RequestClient } from '../../../lib/request-client.ts';
import { messageText } from '../../../messages/message-text.ts';
import type { SignedIn } from '../access/signed-in.ts';
import { recordSecurityEvent } from '../security-event/record-security-event.ts';
import { createSessionRepository } from '../session/session.repository.ts';
import { createEmailChangeRepository, type EmailChangeRow } from './email-change.repository.ts';
import { lockAddress } from './lock-address.ts';
import { createPasswordRepository } from './password.repository.ts';

/**
 * Nobody mails strangers through us by changing an address again and again, with one account or with many.
 */
const CHANGES_AN_HOUR = 3;
/** Whoever has taken over an account changes its address first and its bank data then. */
export const FORMER_ADDRESS_DAYS = 30;

type Asking = { language: LanguageTag; origin: string; client: RequestClient };
type Confirmed = { userId: string; isChanged: boolean };

export type EmailChangeService = ReturnType<typeof createEmailChangeService>;

export function createEmailChangeService(database: Database, now: () => Date) {
  /** What was mailed to the old address before, and every session but the one named, ends with it. */
  const change = async (
    transaction: Transaction<Tables>,
    row: EmailChangeRow,
    keptSession: SignedIn | undefined,
    client: RequestClient,
  ): Promise<void> => {
    const repository = createEmailChangeRepository(transaction);
    await lockAddress(transaction, row.new_email);
    if (await repository.isTaken(row.new_email, row.user_id)) throw new ProblemError(409, 'email-taken');
    await repository.change(row, now());
    await createPasswordRepository(transaction).endOpenSecrets(row.old_email, now());
    const keptId = keptSession?.userId === row.user_id ? keptSession.sessionId : undefined;
    const sessions = createSessionRepository(transaction);
    await sessions.deleteSessionsOf(row.user_id, keptId);
    await sessions.forgetBrowsers(row.user_id, undefined);
    const event = { userId: row.user_id, kind: 'email-changed', at: now() } as const;
    const eventId = await recordSecurityEvent(transaction, client, event);
    for (const side of ['old', 'new'] as const)
      await addJob(transaction, 'send-email-changed', { changeId: row.id, side, eventId });
  };

  return {
    /**
     * Asked before the proof, so that no code is used up for nothing. @throws ProblemError when nothing would
     * change
     */
    async refuseSame(userId: string, email: string): Promise<void> {
      if (await createEmailChangeRepository(database).isEmailOf(userId, email))
        throw new ProblemError(400, 'email-same');
    },

    /**
     * For who has proved again who they are. Whether the new address belongs to somebody is not said: its
     * owner is asked by mail.
     * @throws ProblemError when it was asked for too often
     */
    async request(
      userId: string,
      newEmail: string,
      { language, origin, client }: Asking,
    ): Promise<{ message: string }> {
      await database.transaction().execute(async (transaction) => {
        const repository = createEmailChangeRepository(transaction);
        const createdAt = now();
        if ((await repository.lockEmail(userId)) === undefined) return;
        const anHourAgo = new Date(createdAt.getTime() - HOUR_MILLISECONDS);
        if ((await repository.countChanges(userId, anHourAgo)) >= CHANGES_AN_HOUR)
          throw new ProblemError(429, 'too-many-requests', { message: 'email-change-too-many' });
        await repository.endOpen(userId, createdAt);
        await lockAddress(transaction, newEmail);
        const isMailedEnough = (await repository.countChangesTo(newEmail, anHourAgo)) >= CHANGES_AN_HOUR;
        const changeId = randomUUIDv7();
        const expiresAt = new Date(createdAt.getTime() + ACCOUNT_LINK_HOURS * HOUR_MILLISECONDS);
        await repository.insertChange({ id: changeId, userId, newEmail, createdAt, expiresAt });
        const event = { userId, kind: 'email-change-requested', at: createdAt } as const;
        await recordSecurityEvent(transaction, client, event);
        for (const side of isMailedEnough ? (['old'] as const) : (['old', 'new'] as const))
          await addJob(transaction, 'send-email-change', { changeId, side, origin });
      });
      return { message: messageText(language, 'email-change-sent') };
    },

    /**
     * May be repeated. The address changes once both have agreed.
     * @param keptSession goes on, if it is the account's
     * @throws ProblemError `invalid-link`, or `email-taken` when the address has got another account
     */
    async confirm(
      token: string,
      keptSession: SignedIn | undefined,
      client: RequestClient,
    ): Promise<Confirmed & { isChangedNow: boolean }> {
      return database.transaction().execute(async (transaction) => {
        const row = await createEmailChangeRepository(transaction).confirm(hashToken(token), now());
        if (!row) throw new ProblemError(404, 'invalid-link');
        const isDue = row.old_confirmed_at !== null && row.new_confirmed_at !== null && !row.changed_at;
        const event = { userId: row.user_id, kind: 'email-change-confirmed', at: now() } as const;
        if (!row.changed_at) await recordSecurityEvent(transaction, client, event);
        if (isDue) await change(transaction, row, keptSession, client);
        return { userId: row.user_id, isChanged: isDue || row.changed_at !== null, isChangedNow: isDue };
      });
    },

    /** They are kept for an hour more, because they are counted. */
    removeOld: () =>
      createEmailChangeRepository(database).deleteExpired(
        new Date(now().getTime() - HOUR_MILLISECONDS),
        new Date(now().getTime() - FORMER_ADDRESS_DAYS * DAY_MILLISECONDS),
      ),
  };
}
