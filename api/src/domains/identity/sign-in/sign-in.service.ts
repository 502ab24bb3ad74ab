import { randomUUIDv7 } from 'node:crypto';
import { SIGN_IN_CODE_MINUTES, SIGN_IN_CODE_TRIES, WORKED_SIGN_IN_CODE_TRIES } from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { addJob } from '../../../jobs/add-job.ts';
import { MINUTE_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { messageText } from '../../../messages/message-text.ts';
import { lockAddress } from '../account/lock-address.ts';
import type { MailQuota, MailRequest } from '../challenge/mail-quota.ts';
import { SIGN_IN_CODE_MAILS } from '../challenge/mail-rule.ts';
import { type Asker, createSignInRepository } from './sign-in.repository.ts';
import type { SignInCodes } from './sign-in-code.ts';

export type SignInService = ReturnType<typeof createSignInService>;

export function createSignInService(
  database: Database,
  codes: SignInCodes,
  quota: MailQuota,
  now: () => Date,
) {
  const repository = createSignInRepository(database);

  return {
    /**
     * Does the same whether or not the address has an account: the job looks.
     * @throws ChallengeRequired, or ProblemError `too-many-mails`
     */
    async requestCode(asker: Asker, request: MailRequest): Promise<{ message: string }> {
      const createdAt = now();
      const { language } = request;
      await database.transaction().execute(async (transaction) => {
        await lockAddress(transaction, asker.email);
        const asked = createSignInRepository(transaction);
        const { isKnown, ...counts } = await asked.countAsked(asker, quota.since());
        const work = await quota.admit(transaction, {
          ...request,
          rule: SIGN_IN_CODE_MAILS,
          email: asker.email,
          asked: counts,
          isNetworkBusy: request.isNetworkBusy && !isKnown,
        });
        await asked.endFormerCodes(asker);
        const codeId = randomUUIDv7();
        const expiresAt = new Date(createdAt.getTime() + SIGN_IN_CODE_MINUTES * MINUTE_MILLISECONDS);
        await asked.insertCode({
          ...asker,
          id: codeId,
          language,
          tries: work === 0 ? SIGN_IN_CODE_TRIES : WORKED_SIGN_IN_CODE_TRIES,
          createdAt,
          expiresAt,
        });
        await addJob(transaction, 'send-sign-in-code', { codeId });
      });
      return { message: messageText(language, 'sign-in-code-sent') };
    },

    /** Whether it is the code that this browser has asked for; it is used up by the first who enters it. */
    async useCode(asker: Asker, code: string): Promise<boolean> {
      const taken = await repository.takeTry(asker, now());
      const codeHash = taken?.code_hash ?? null;
      if (!codes.isCode(taken?.id ?? '', code, codeHash) || !taken || !codeHash) return false;
      return repository.useCode(taken.id, codeHash);
    },

    /** Kept as long as they are counted. */
    removeOld: () => repository.deleteOld(quota.since().day),
  };
}
