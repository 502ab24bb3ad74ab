import type { LanguageTag } from '@moien/contract';
import type { Mail } from '../../../mail/mail.ts';
import { type MailTextSlug, mailText } from '../../../mail/mail-text.ts';
import { renderMail } from '../../../mail/render-mail.ts';

type Part =
  | 'sign-in-code'
  | 'sign-up-confirm'
  | 'sign-up-known'
  | 'password-reset'
  | 'password-changed'
  | 'password-attack'
  | 'email-change-old'
  | 'email-change-new'
  | 'email-changed'
  | 'new-device'
  | 'authenticator-added'
  | 'authenticator-removed'
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  | 'passkey-added'
  | 'passkey-removed'
  | 'bank-data-changed'
  | 'release-token-created'
  | 'farewell'
  | 'provider-linked'
  | 'provider-unlinked'
  | 'beta-receipt'
  | 'release-token-made'
  | 'release-activated'
  | 'release-rolled-back'
  | 'release-withdrawn'
  | 'release-approval-asked';

/** Those that lead somewhere have a button. */
type WithAction = Extract<MailTextSlug, `${Part}-action`> extends `${infer Name}-action` ? Name : never;

type AccountMail = {
  id: string;
  to: string;
  language: LanguageTag;
  extra?: readonly MailTextSlug[];
  values?: Record<string, string>;
} & ({ part: WithAction; url: string } | { part: Exclude<Part, WithAction>; url?: never });

/** A mail whose texts are named after what it is about. */
export function accountMail({ id, to, language, part, url, extra = [], values = {} }: AccountMail): Mail {
  const text = (slug: MailTextSlug) => mailText(language, slug, values);
  const content = renderMail({
    language,
    title: text(`${part}-title`),
    paragraphs: [text(`${part}-text`), ...extra.map(text)],
    ...(url === undefined ? {} : { action: { label: text(`${part}-action`), url } }),
    notes: [text(`${part}-note`)],
  });
  return { id, to, language, subject: text(`${part}-subject`), ...content };
}
