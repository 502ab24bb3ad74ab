import { randomUUIDv7 } from 'node:crypto';
import { type LanguageTag, SIGN_IN_CODE_MINUTES, SIGN_IN_CODE_TRIES } from '@moien/contract';
import type { Database } from '../../database/database.ts';
import { addJob } from '../../jobs/add-job.ts';
import { mailText } from '../../mail/mail-text.ts';
import { HOUR_MILLISECONDS, MINUTE_MILLISECONDS } from '../../milliseconds.ts';
import { lockAddress } from '../account/lock-address.ts';
import { type Asker, createSignInRepository } from './sign-in.repository.ts';
import type { SignInCodes } from './sign-in-code.ts';

/** Mails an hour for one address; more are not sent, and nobody is told. */
const CODES_AN_HOUR = 5;

export type SignInService = ReturnType<typeof createSignInService>;

export function createSignInService(database: Database, codes: SignInCodes, now: () => Date) {
  const repository = createSignInRepository(database);

  return {
    /** Does the same whether or not the address has an account: the job looks. */
    async requestCode(asker: Asker, language: LanguageTag): Promise<{ message: string }> {
      const createdAt = now();
      await database.transaction().execute(async (transaction) => {
        await lockAddress(transaction, asker.email);
        const asked = createSignInRepository(transaction);
        const anHourAgo = new Date(createdAt.getTime() - HOUR_MILLISECONDS);
        if ((await asked.countAsked(asker, anHourAgo)) >= CODES_AN_HOUR) return;
        await asked.endFormerCodes(asker);
        const codeId = randomUUIDv7();
        const expiresAt = new Date(createdAt.getTime() + SIGN_IN_CODE_MINUTES * MINUTE_MILLISECONDS);
        await asked.insertCode({
          ...asker,
          id: codeId,
          language,
          tries: SIGN_IN_CODE_TRIES,
          createdAt,
          expiresAt,
        });
        await addJob(transaction, 'send-sign-in-code', { codeId });
      });
      return { message: mailText(language, 'sign-in-code-sent') };
    },

    /** Whether it is the code that this browser has asked for; it is used up by the first who enters it. */
    async useCode(asker: Asker, code: string): Promise<boolean> {
      const taken = await repository.takeTry(asker, now());
      const codeHash = taken?.code_hash ?? null;
      if (!codes.isCode(taken?.id ?? '', code, codeHash) || !taken || !codeHash) return false;
      return repository.useCode(taken.id, codeHash);
    },

    /** Kept as long as they are counted. */
    removeOld: () => repository.deleteOld(new Date(now().getTime() - HOUR_MILLISECONDS)),
  };
}
