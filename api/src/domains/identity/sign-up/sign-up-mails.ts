import { ACCOUNT_LINK_HOURS, AUTH_PARAMETER } from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import type { JobHandlers } from '../../../jobs/job-payloads.ts';
import { HOUR_MILLISECONDS } from '../../../lib/milliseconds.ts';
import { createToken, hashToken } from '../../../lib/random-token.ts';
import type { Mail, SendMail } from '../../../mail/mail.ts';
import { accountMail } from '../account/account-mail.ts';
import { lockAddress } from '../account/lock-address.ts';
import { createPasswordRepository } from '../account/password.repository.ts';
import { createSignUpRepository, type SignUpRow } from './sign-up.repository.ts';

type Told = Pick<SignUpRow, 'id' | 'email'>;

/**
 * What an address is told that somebody has signed up with: how to confirm it, or that it has an account, at
 * most once an hour. Neither repeats what was entered: nobody sends words to others through us.
 */
export function createSignUpMails(
  database: Database,
  sendMail: SendMail,
  now: () => Date,
): Pick<JobHandlers, 'send-sign-up'> {
  const signUps = createSignUpRepository(database);
  const accounts = createPasswordRepository(database);

  const noteTold = (signUp: Told): Promise<boolean> =>
    database.transaction().execute(async (transaction) => {
      await lockAddress(transaction, signUp.email);
      const at = now();
      return createSignUpRepository(transaction).noteTold(
        signUp,
        at,
        new Date(at.getTime() - HOUR_MILLISECONDS),
      );
    });

  return {
    async 'send-sign-up'({ signUpId, origin }) {
      const signUp = await signUps.findSignUp(signUpId, now());
      if (!signUp) return;
      const account = await accounts.findByEmail(signUp.email);
      if (account) {
        if (await noteTold(signUp)) await sendMail(knownMail({ ...account, id: signUpId }, origin));
        return;
      }
      const token = createToken();
      await signUps.setToken(signUpId, hashToken(token));
      await sendMail(confirmMail(signUp, origin, token));
    },
  };
}

type Recipient = Pick<SignUpRow, 'id' | 'email' | 'language'>;

function confirmMail({ id, email, language }: Recipient, origin: string, token: string): Mail {
  return accountMail({
    id: `sign-up ${id}`,
    to: email,
    language,
    part: 'sign-up-confirm',
    extra: ['sign-up-confirm-time'],
    values: { hours: String(ACCOUNT_LINK_HOURS) },
    url: `${origin}/${language}/auth/verify-sign-up?token=${token}`,
  });
}

function knownMail({ id, email, language }: Recipient, origin: string): Mail {
  return accountMail({
    id: `sign-up known ${id}`,
    to: email,
    language,
    part: 'sign-up-known',
    url: `${origin}/${language}?${AUTH_PARAMETER}=sign-in`,
  });
}
