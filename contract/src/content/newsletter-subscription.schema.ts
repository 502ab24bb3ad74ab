import { type Static, Type } from 'typebox';
import { EMAIL_MAXIMUM } from '../lib/email.ts';
import { MAIL_TOKEN_PATTERN } from '../lib/mail-token.ts';
import { LanguageTag } from '../lib/scalars.schema.ts';
import { NEWSLETTER_EMAIL_PATTERN } from './newsletter-subscription.ts';

export const NewsletterSubscription = Type.Object(
  {
    isActive: Type.Boolean(),
    email: Type.String({ maxLength: EMAIL_MAXIMUM, pattern: NEWSLETTER_EMAIL_PATTERN }),
    languageCode: LanguageTag,
  },
  { additionalProperties: false },
);
export type NewsletterSubscription = Static<typeof NewsletterSubscription>;

export const MailToken = Type.Object(
  { token: Type.String({ pattern: MAIL_TOKEN_PATTERN }) },
  { additionalProperties: false },
);
