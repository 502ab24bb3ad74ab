import { EMAIL_MAXIMUM, EMAIL_PATTERN } from '../lib/email.ts';
import { PASSWORD_MINIMUM, type SignUpStep } from './account.ts';

/** What a person enters to sign up; everything may be empty. */
export type SignUpEntry = {
  phonePrefix: string;
  phoneNumber: string;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  passwordConfirmation: string;
};

/** @param slug of the text that says what is wrong, and the code of the refusal */
export type EntryRule<Entry> = {
  slug: string;
  field: keyof Entry & string;
  isMet: (entry: Entry) => boolean;
};

const EMAIL = new RegExp(EMAIL_PATTERN);
const isEmail = (email: string) => email.length <= EMAIL_MAXIMUM && EMAIL.test(email);
const isFilled = (text: string) => text.trim() !== '';

type WithPassword = { password: string };

/** Specification §5, rules 6 to 11. Letters and digits of every script count. */
export const PASSWORD_RULES: readonly EntryRule<WithPassword>[] = [
  passwordRule('auth-empty-password-error-message', (password) => password !== ''),
  passwordRule(
    'auth-password-too-short-error-message',
    (password) => [...password].length >= PASSWORD_MINIMUM,
  ),
  passwordRule('auth-password-no-uppercase-characters-error-message', (password) => /\p{Lu}/u.test(password)),
  passwordRule('auth-password-no-lowercase-characters-error-message', (password) => /\p{Ll}/u.test(password)),
  passwordRule('auth-password-no-special-characters-error-message', (password) =>
    /[^\p{L}\p{M}\p{N}\s]/u.test(password),
  ),
  passwordRule('auth-password-no-numbers-error-message', (password) => /\p{Nd}/u.test(password)),
];

/** Specification §5, rule 12. */
const CONFIRMATION_RULE: EntryRule<WithPassword & { passwordConfirmation: string }> = {
  slug: 'auth-passwords-do-not-match-error-message',
  field: 'passwordConfirmation',
  isMet: ({ password, passwordConfirmation }) => password === passwordConfirmation,
};

/** Rules 6 to 12, for whoever chooses a new password. */
export const NEW_PASSWORD_RULES = [...PASSWORD_RULES, CONFIRMATION_RULE] as const;

/** Specification §5, in its order. */
export const SIGN_UP_RULES: readonly EntryRule<SignUpEntry>[] = [
  { slug: 'auth-sign-up-email-failed', field: 'email', isMet: ({ email }) => isEmail(email) },
  {
    slug: 'auth-sign-up-empty-first-name',
    field: 'firstName',
    isMet: ({ firstName }) => isFilled(firstName),
  },
  { slug: 'auth-sign-up-empty-last-name', field: 'lastName', isMet: ({ lastName }) => isFilled(lastName) },
  {
    slug: 'auth-country-phone-prefix-error-message',
    field: 'phonePrefix',
    isMet: ({ phonePrefix }) => /^\+\d{1,4}$/.test(phonePrefix),
  },
  {
    slug: 'auth-phone-number-error-message',
    field: 'phoneNumber',
    isMet: ({ phoneNumber }) => /\d/.test(phoneNumber),
  },
  ...(NEW_PASSWORD_RULES as readonly EntryRule<SignUpEntry>[]),
];

/** Product decision 16: the phone step asks rules 4 and 5, after the terms box. */
export const PHONE_STEP_RULES = SIGN_UP_RULES.filter(
  ({ field }) => field === 'phonePrefix' || field === 'phoneNumber',
);

export type BetaEntry = { firstName: string; lastName: string; email: string };

/** Specification §5; the terms box comes after them. */
export const BETA_RULES: readonly EntryRule<BetaEntry>[] = [
  { slug: 'auth-beta-apply-email-failed', field: 'email', isMet: ({ email }) => isEmail(email) },
  {
    slug: 'auth-beta-apply-empty-first-name',
    field: 'firstName',
    isMet: ({ firstName }) => isFilled(firstName),
  },
  { slug: 'auth-beta-apply-empty-last-name', field: 'lastName', isMet: ({ lastName }) => isFilled(lastName) },
];

export const TERMS_SLUG = 'auth-terms-not-accepted';

/** The first rule that an entry breaks. */
export function brokenRule<Entry>(
  rules: readonly EntryRule<Entry>[],
  entry: Entry,
): EntryRule<Entry> | undefined {
  return rules.find(({ isMet }) => !isMet(entry));
}

/** Specification §4: phone errors belong to the phone step, all others to the info step. */
export function stepOfField(field: keyof SignUpEntry): SignUpStep {
  return field === 'phonePrefix' || field === 'phoneNumber' ? 'phone' : 'info';
}

/** Specification §5: digits, spaces, hyphens and parentheses stay. */
export function stripPhoneNumber(text: string): string {
  return text.replace(/[^\d \-()]/g, '');
}

function passwordRule(slug: string, isMet: (password: string) => boolean): EntryRule<WithPassword> {
  return { slug, field: 'password', isMet: ({ password }) => isMet(password) };
}
