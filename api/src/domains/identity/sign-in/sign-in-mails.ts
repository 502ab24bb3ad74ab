import { SIGN_IN_CODE_MINUTES } from '@moien/contract';
import type { JobHandlers } from '../../../jobs/job-payloads.ts';
import type { SendMail } from '../../../mail/mail.ts';
import { accountMail } from '../account/account-mail.ts';
import type { PasswordRepository } from '../account/password.repository.ts';
import type { SignInRepository } from './sign-in.repository.ts';
import type { SignInCodes } from './sign-in-code.ts';

type Repository = Pick<SignInRepository, 'findCode' | 'setCodeHash'> &
  Pick<PasswordRepository, 'findByEmail'>;

/** The code is made when its mail is sent; an address without an account gets neither. */
export function createSignInMails(
  repository: Repository,
  codes: SignInCodes,
  sendMail: SendMail,
  now: () => Date,
): Pick<JobHandlers, 'send-sign-in-code'> {
  return {
    async 'send-sign-in-code'({ codeId }) {
      const asked = await repository.findCode(codeId, now());
      const account = asked && (await repository.findByEmail(asked.email));
      if (!account) return;
      const code = codes.create();
      await repository.setCodeHash(codeId, codes.hash(codeId, code));
      await sendMail(
        accountMail({
          id: `sign-in code ${codeId}`,
          to: account.email,
          language: asked.language,
          part: 'sign-in-code',
          values: { code, minutes: String(SIGN_IN_CODE_MINUTES) },
        }),
      );
    },
  };
}
