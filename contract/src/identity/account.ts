/** Specification §2: the steps of the modal's modes, as the server names them. */
export const SIGN_UP_STEPS = ['phone', 'info', 'sign-in'] as const;
export type SignUpStep = (typeof SIGN_UP_STEPS)[number];
export const BETA_STEPS = ['info', 'success'] as const;
export type BetaStep = (typeof BETA_STEPS)[number];

/** Specification §6, made of what an account is: an owner has a payment-provider user id. */
export const ROLES = ['visitor', 'user', 'owner', 'team-member', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Lengths in characters. */
export const PERSON_NAME_MAXIMUM = 100;
export const PASSWORD_MINIMUM = 8;
export const PASSWORD_MAXIMUM = 200;
/** Slug and code of the refusal of a password that is easy to guess; only the server has the list. */
export const PASSWORD_TOO_COMMON_SLUG = 'auth-password-too-common-error-message';
export const PHONE_NUMBER_MAXIMUM = 30;

/** Six digits, which a mail brings (product decision 18). */
export const SIGN_IN_CODE_PATTERN = '^\\d{6}$';
export const SIGN_IN_CODE_MINUTES = 10;
export const SIGN_IN_CODE_TRIES = 5;
/** Of a code that cost work: with at most 30 codes a day, 90 guesses are compared (decision 0039). */
export const WORKED_SIGN_IN_CODE_TRIES = 2;
/**
 * Answered with status 403 by calls that sign somebody in: the first factor was right, and there is no
 * session before the second one. `step` says what comes next.
 */
export const SECOND_FACTOR_REQUIRED_CODE = 'second-factor-required';
/** Enter a code, or set up an authenticator first. */
export const SECOND_FACTOR_STEPS = ['code', 'enrolment'] as const;
export type SecondFactorStep = (typeof SECOND_FACTOR_STEPS)[number];
/** For how long a sign-in waits for its second factor. */
export const SECOND_FACTOR_MINUTES = 10;
export const SECOND_FACTOR_TRIES = 5;
export const RECOVERY_CODE_COUNT = 10;
/** As people enter them: six digits of an app, or a recovery code. */
export const SECOND_FACTOR_CODE_MAXIMUM = 40;

/** How long the link of a mail lasts (product decision 18). */
export const ACCOUNT_LINK_HOURS = 24;

/** Parameter of any address of the site that opens the modal in a mode: `?auth=sign-up`. */
export const AUTH_PARAMETER = 'auth';
/** Parameter beside it: the path of the site to go to once signed in. */
export const NEXT_PARAMETER = 'next';

/** How long the link to an export of personal data counts. */
export const EXPORT_LINK_HOURS = 24;

/** Answered with status 401 by calls that need somebody: there is no session, or it has ended. */
export const SIGNED_OUT_CODE = 'signed-out';

/** Names the broadcast channel by which tabs of one browser hear that the session has changed. */
export const SESSION_CHANNEL = 'moien-session';

/** Where a sign-in at a provider comes back to; without a language, which the visitor's cookie knows. */
export const AUTH_CALLBACK_PATH = '/auth';

/** What is recorded of an account's security; the order is that of an account's life. */
export const SECURITY_EVENT_KINDS = [
  'account-created',
  'sign-in',
  'new-device',
  'sign-out',
  'session-ended',
  'other-sessions-ended',
  'reauthentication',
  'password-reset-requested',
  'password-reset',
  'password-changed',
  'email-change-requested',
  'email-change-confirmed',
  'email-changed',
  'provider-linked',
  'provider-unlinked',
  'authenticator-added',
  'authenticator-removed',
  'recovery-codes-renewed',
  'recovery-code-used',
  'passkey-added',
  'passkey-removed',
  'release-token-created',
  'release-token-revoked',
  'data-exported',
  /** The account, card or tax data of an owner, or how they are paid. */
  'bank-data-changed',
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];
/** How somebody signed in or proved who they are; `sign-up` is the link of the mail that makes an account. */
export const SECURITY_EVENT_METHODS = [
  'password',
  'code',
  'provider',
  'sign-up',
  'authenticator',
  'passkey',
] as const;
export type SecurityEventMethod = (typeof SECURITY_EVENT_METHODS)[number];
export const SECURITY_EVENT_RESULTS = ['success', 'refused'] as const;
export type SecurityEventResult = (typeof SECURITY_EVENT_RESULTS)[number];
/** How long they are kept. */
export const SECURITY_EVENT_MONTHS = 12;
export const SECURITY_EVENTS_PER_PAGE = 20;
