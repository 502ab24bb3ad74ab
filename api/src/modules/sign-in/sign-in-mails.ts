import { SIGN_IN_CODE_MINUTES } from '@moien/contract';
import type { JobHandlers } from '../../jobs/job-payloads.ts';
import type { SendMail } from '../../mail/mail.ts';
import { type MailTextSlug, mailText } from '../../mail/mail-text.ts';
import { renderMail } from '../../mail/render-mail.ts';
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
      const { language } = asked;
      const text = (slug: MailTextSlug, values?: Record<string, string>) => mailText(language, slug, values);
      await sendMail({
        id: `sign-in code ${codeId}`,
        to: account.email,
        language,
        subject: text('sign-in-code-subject'),
        ...renderMail({
          language,
          title: text('sign-in-code-title', { code }),
          paragraphs: [text('sign-in-code-text', { minutes: String(SIGN_IN_CODE_MINUTES) })],
          notes: [text('sign-in-code-note')],
        }),
      });
    },
  };
}
