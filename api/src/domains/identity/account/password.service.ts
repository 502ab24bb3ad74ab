import { randomUUIDv7 } from 'node:crypto';
import { ACCOUNT_LINK_HOURS, type LanguageTag, PASSWORD_RULES } from '@moien/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Tables } from '../../../database/tables.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { HOUR_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { hashToken } from '../../../lib/random-token.ts';
import type { RequestClient } from '../../../lib/request-client.ts';
import { messageText } from '../../../messages/message-text.ts';
import type { SignedIn } from '../access/signed-in.ts';
import type { MailQuota, MailRequest } from '../challenge/mail-quota.ts';
import { PASSWORD_RESET_MAILS } from '../challenge/mail-rule.ts';
import { isMailDue, recordSecurityEvent } from '../security-event/record-security-event.ts';
import { createSessionRepository } from '../session/session.repository.ts';
import { createEmailChangeRepository } from './email-change.repository.ts';
import type { PasswordOwner } from './guessable-password.ts';
import { lockAddress } from './lock-address.ts';
import { createPasswordRepository, type PasswordAccountRow } from './password.repository.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { refuseBroken, refuseGuessable } from './rule-problem.ts';

export type PasswordService = ReturnType<typeof createPasswordService>;

export function createPasswordService(database: Database, quota: MailQuota, now: () => Date) {
  const repository = createPasswordRepository(database);

  /**
   * Whatever was asked for and mailed before, and every session but the one named, ends with the former
   * password. Browsers in which somebody signed in with it, but the one named, are not known any more.
   */
  const setPassword = async (
    transaction: Transaction<Tables>,
    { user_id: userId, email }: PasswordAccountRow,
    passwordHash: string,
    { kind, client }: { kind: 'password-changed' | 'password-reset'; client: RequestClient },
    kept?: { sessionId: string; browserHash: Buffer | undefined },
  ): Promise<void> => {
    const at = now();
    const accounts = createPasswordRepository(transaction);
    await accounts.setPassword(userId, passwordHash);
    await createEmailChangeRepository(transaction).endOpen(userId, at);
    await accounts.endOpenSecrets(email, at);
    const sessions = createSessionRepository(transaction);
    await sessions.deleteSessionsOf(userId, kept?.sessionId);
    await sessions.forgetBrowsers(userId, kept?.browserHash);
    const eventId = await recordSecurityEvent(transaction, client, { userId, kind, at });
    if (await isMailDue(transaction, { userId, kind, at }))
      await addJob(transaction, 'send-password-changed', { userId, at: at.toISOString(), eventId });
  };

  return {
    findByEmail: repository.findByEmail,
    findByUser: repository.findByUser,

    /** Takes as long for an address without an account, or an account without a password. */
    async findByPassword(email: string, password: string): Promise<PasswordAccountRow | undefined> {
      const account = await repository.findByEmail(email);
      const isRight = await verifyPassword(password, account?.password_hash);
      return isRight ? account : undefined;
    },

    /**
     * False when the password was changed while it was compared: a session that began with it must not go on.
     */
    isStillPassword: ({ user_id, password_hash }: PasswordAccountRow) =>
      repository.hasPasswordHash(user_id, password_hash ?? ''),

    /**
     * Does the same whether or not the address has an account: the job looks.
     * @throws ChallengeRequired, or ProblemError `too-many-mails`
     */
    async requestReset(
      email: string,
      request: MailRequest,
      { origin, client }: { origin: string; client: RequestClient },
    ): Promise<{ message: string }> {
      const createdAt = now();
      const { language } = request;
      await database.transaction().execute(async (transaction) => {
        await lockAddress(transaction, email);
        const resets = createPasswordRepository(transaction);
        const asked = await resets.countResets(email, quota.since());
        await quota.admit(transaction, { ...request, rule: PASSWORD_RESET_MAILS, email, asked });
        const expiresAt = new Date(createdAt.getTime() + ACCOUNT_LINK_HOURS * HOUR_MILLISECONDS);
        const resetId = randomUUIDv7();
        await resets.insertReset({ id: resetId, email, language, createdAt, expiresAt });
        await addJob(transaction, 'send-password-reset', { resetId, origin, client });
      });
      return { message: messageText(language, 'password-reset-sent') };
    },

    /** @throws ProblemError of a rule, or `invalid-link` */
    async reset(
      token: string,
      password: string,
      { language, client }: { language: LanguageTag; client: RequestClient },
    ): Promise<{ message: string }> {
      refuseBroken(PASSWORD_RULES, { password });
      const passwordHash = await hashPassword(password);
      await database.transaction().execute(async (transaction) => {
        const resets = createPasswordRepository(transaction);
        const email = await resets.useReset(hashToken(token), now());
        const account = email === undefined ? undefined : await resets.findByEmail(email);
        if (!account) throw new ProblemError(404, 'invalid-link');
        // The transaction ends with the refusal, so the link can be used again.
        refuseGuessable(password, ownerOf(account));
        await setPassword(transaction, account, passwordHash, { kind: 'password-reset', client });
      });
      return { message: messageText(language, 'password-was-reset') };
    },

    /** @throws ProblemError of a rule; asked before the proof, so that no code is used up for nothing */
    async refuseWeak(userId: string, password: string): Promise<void> {
      refuseBroken(PASSWORD_RULES, { password });
      const account = await repository.findByUser(userId);
      if (account) refuseGuessable(password, ownerOf(account));
    },

    /**
     * For who has proved again who they are. @param browserHash of the browser that asks, which stays known
     */
    async change(
      { userId, sessionId }: SignedIn,
      password: string,
      { client, browserHash }: { client: RequestClient; browserHash: Buffer | undefined },
    ): Promise<void> {
      const passwordHash = await hashPassword(password);
      await database.transaction().execute(async (transaction) => {
        const account = await createPasswordRepository(transaction).findByUser(userId);
        const event = { kind: 'password-changed', client } as const;
        if (account) await setPassword(transaction, account, passwordHash, event, { sessionId, browserHash });
      });
    },

    removeOld: () => repository.deleteExpiredResets(now()),
  };
}

function ownerOf({ email, first_name, last_name }: PasswordAccountRow): PasswordOwner {
  return { email, firstName: first_name, lastName: last_name };
}
