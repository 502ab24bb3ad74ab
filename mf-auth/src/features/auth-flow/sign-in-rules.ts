import { EMAIL_MAXIMUM, EMAIL_PATTERN, type EntryRule, SIGN_IN_CODE_PATTERN } from '@moien/contract';
import { entrySchema } from '../forms/entry-schema.ts';

type WithEmail = { email: string };

const EMAIL = new RegExp(EMAIL_PATTERN);
const CODE = new RegExp(SIGN_IN_CODE_PATTERN);

/** Specification §5: the address is required and one. */
const EMAIL_RULES: readonly EntryRule<WithEmail>[] = [
  { slug: 'auth-email-missing', field: 'email', isMet: ({ email }) => email !== '' },
  {
    slug: 'auth-email-invalid',
    field: 'email',
    isMet: ({ email }) => email.length <= EMAIL_MAXIMUM && EMAIL.test(email),
  },
];

export const emailSchema = entrySchema(EMAIL_RULES);

export const passwordSignInSchema = entrySchema<WithEmail & { password: string }>([
  ...(EMAIL_RULES as readonly EntryRule<WithEmail & { password: string }>[]),
  { slug: 'auth-password-missing', field: 'password', isMet: ({ password }) => password !== '' },
]);

export const tokenSchema = entrySchema<{ token: string }>([
  { slug: 'auth-token-missing', field: 'token', isMet: ({ token }) => token !== '' },
  { slug: 'auth-token-incomplete', field: 'token', isMet: ({ token }) => CODE.test(token) },
]);
