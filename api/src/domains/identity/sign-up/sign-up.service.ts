import { randomUUIDv7 } from 'node:crypto';
import { ACCOUNT_LINK_HOURS, type LanguageTag, type SignUpFields, stepOfField } from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { HOUR_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { hashToken } from '../../../lib/random-token.ts';
import type { RequestClient } from '../../../lib/request-client.ts';
import { messageText } from '../../../messages/message-text.ts';
import { lockAddress } from '../account/lock-address.ts';
import { hashPassword } from '../account/password-hash.ts';
import { refuseBroken, refuseGuessable } from '../account/rule-problem.ts';
import type { MailQuota, MailRequest } from '../challenge/mail-quota.ts';
import { SIGN_UP_MAILS } from '../challenge/mail-rule.ts';
import { recordSecurityEvent } from '../security-event/record-security-event.ts';
import { createSignUpRepository, type SignUpRow } from './sign-up.repository.ts';
import { readEntry, SERVER_PHONE_RULES, SERVER_SIGN_UP_RULES } from './sign-up-entry.ts';

type Asking = { browserHash: Buffer; mail: MailRequest; origin: string };
type Verified = { userId: string; isWhereSignedUp: boolean };

export type SignUpService = ReturnType<typeof createSignUpService>;

export function createSignUpService(database: Database, quota: MailQuota, now: () => Date) {
  const store = (signUp: SignUpRow, mail: MailRequest, origin: string): Promise<void> =>
    database.transaction().execute(async (transaction) => {
      const createdAt = now();
      await lockAddress(transaction, signUp.email);
      const repository = createSignUpRepository(transaction);
      const asked = await repository.countSignUps(signUp.email, quota.since());
      await quota.admit(transaction, { ...mail, rule: SIGN_UP_MAILS, email: signUp.email, asked });
      const expiresAt = new Date(createdAt.getTime() + ACCOUNT_LINK_HOURS * HOUR_MILLISECONDS);
      await repository.insertSignUp({ ...signUp, createdAt, expiresAt });
      await addJob(transaction, 'send-sign-up', { signUpId: signUp.id, origin });
    });

  return {
    /** Product decision 16. @throws ProblemError with the slug of rule 4 or 5 */
    checkPhone(fields: Partial<SignUpFields>, language: LanguageTag) {
      refuseBroken(SERVER_PHONE_RULES, readEntry(fields), stepOfField);
      return { message: messageText(language, 'sign-up-phone-accepted'), step: 'info' as const };
    },

    /**
     * Does the same whether or not the address has an account: the job looks.
     * @throws ProblemError with the slug of the first broken rule, or `too-many-mails`; ChallengeRequired
     */
    async signUp(fields: SignUpFields, { browserHash, mail, origin }: Asking) {
      const { language } = mail;
      const entry = readEntry(fields);
      refuseBroken(SERVER_SIGN_UP_RULES, entry, stepOfField);
      refuseGuessable(entry.password, entry, stepOfField('password'));
      const signUp: SignUpRow = {
        id: randomUUIDv7(),
        email: entry.email,
        first_name: entry.firstName,
        last_name: entry.lastName,
        phone_prefix: entry.phonePrefix,
        phone_number: entry.phoneNumber,
        password_hash: await hashPassword(entry.password),
        language,
        browser_hash: browserHash,
      };
      await store(signUp, mail, origin);
      return { message: messageText(language, 'sign-up-sent'), step: 'sign-in' as const };
    },

    /**
     * Makes profile and account, once; the password that was chosen counts where it was chosen.
     * @param browserHash of the browser that shows the page of the mail
     * @throws ProblemError `invalid-link`, or `address-taken` when the address has got an account meanwhile
     */
    async verify(token: string, browserHash: Buffer | undefined, client: RequestClient): Promise<Verified> {
      const tokenHash = hashToken(token);
      const account = await database.transaction().execute(async (transaction) => {
        const repository = createSignUpRepository(transaction);
        const email = await repository.findEmailByToken(tokenHash, now());
        if (email === undefined) return undefined;
        await lockAddress(transaction, email);
        const waiting = await repository.takeSignUps(email);
        const signUp = waiting.find(({ token_hash }) => token_hash?.equals(tokenHash));
        if (!signUp) return undefined;
        const isWhereSignedUp = browserHash?.equals(signUp.browser_hash) ?? false;
        const at = now();
        const userId = await repository.insertAccount(
          {
            ...signUp,
            user_id: randomUUIDv7(),
            // Elsewhere nobody knows who chose it: whoever reads the mails may follow the link of a
            // stranger's sign-up.
            password_hash: isWhereSignedUp ? signUp.password_hash : null,
          },
          at,
        );
        if (userId !== undefined)
          await recordSecurityEvent(transaction, client, { userId, kind: 'account-created', at });
        return { userId, isWhereSignedUp };
      });
      if (!account) throw new ProblemError(404, 'invalid-link');
      const { userId, isWhereSignedUp } = account;
      if (userId === undefined) throw new ProblemError(409, 'address-taken');
      return { userId, isWhereSignedUp };
    },

    removeOld: () => createSignUpRepository(database).deleteExpired(now()),
  };
}
