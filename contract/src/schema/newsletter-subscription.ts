import { type Static, Type } from 'typebox';
import { EMAIL_MAXIMUM } from '../contact.ts';
import { MAIL_TOKEN_PATTERN, NEWSLETTER_EMAIL_PATTERN } from '../newsletter.ts';
import { LanguageTag } from './scalars.ts';

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
