import { type Static, Type } from 'typebox';
import { EMAIL_MAXIMUM, EMAIL_PATTERN } from '../lib/email.ts';
import { MAIL_TOKEN_PATTERN } from '../lib/mail-token.ts';
import { recordOf } from '../lib/record.schema.ts';
import { Instant, LanguageTag, Nullable, Uuid } from '../lib/scalars.schema.ts';
import {
  BETA_STEPS,
  PASSWORD_MAXIMUM,
  PERSON_NAME_MAXIMUM,
  PHONE_NUMBER_MAXIMUM,
  RECOVERY_CODE_COUNT,
  ROLES,
  SECOND_FACTOR_CODE_MAXIMUM,
  SECURITY_EVENT_KINDS,
  SECURITY_EVENT_METHODS,
  SECURITY_EVENT_RESULTS,
  SIGN_IN_CODE_PATTERN,
  SIGN_UP_STEPS,
} from './account.ts';
import { PERSONAL_DATA_ROWS_MAXIMUM } from './limits.ts';
import { PasskeyAnswer } from './passkey.schema.ts';

const oneOf = <Value extends string>(values: readonly Value[]) =>
  Type.Unsafe<Value>(Type.Union(values.map((value) => Type.Literal(value))));

export const Email = Type.String({ maxLength: EMAIL_MAXIMUM, pattern: EMAIL_PATTERN });
/** As entered; which rules a new one keeps is said by `sign-up-rules.ts`. */
export const Password = Type.String({ maxLength: PASSWORD_MAXIMUM });

/** Specification §3. May be empty: the rules of §5 are asked one by one, in their order. */
export const SignUpFields = Type.Object(
  {
    phonePrefix: Type.String({ maxLength: 5 }),
    phoneNumber: Type.String({ maxLength: PHONE_NUMBER_MAXIMUM }),
    firstName: Type.String({ maxLength: PERSON_NAME_MAXIMUM }),
    lastName: Type.String({ maxLength: PERSON_NAME_MAXIMUM }),
    email: Type.String({ maxLength: EMAIL_MAXIMUM }),
    password: Password,
  },
  { additionalProperties: false },
);
export type SignUpFields = Static<typeof SignUpFields>;

const signUp = SignUpFields.properties;

/** The phone step knows no more than these. */
export const PhoneFields = Type.Object(
  {
    phonePrefix: Type.Optional(signUp.phonePrefix),
    phoneNumber: Type.Optional(signUp.phoneNumber),
    firstName: Type.Optional(signUp.firstName),
    lastName: Type.Optional(signUp.lastName),
    email: Type.Optional(signUp.email),
    password: Type.Optional(signUp.password),
  },
  { additionalProperties: false },
);

export const BetaApplication = Type.Object(
  {
    firstName: Type.String({ maxLength: PERSON_NAME_MAXIMUM }),
    lastName: Type.String({ maxLength: PERSON_NAME_MAXIMUM }),
    email: Type.String({ maxLength: EMAIL_MAXIMUM }),
    languageCode: LanguageTag,
  },
  { additionalProperties: false },
);
export type BetaApplication = Static<typeof BetaApplication>;

/** What went well, in the visitor's language, and the step that comes next. */
export const SignUpAnswer = Type.Object({ message: Type.String(), step: oneOf(SIGN_UP_STEPS) });
export const BetaAnswer = Type.Object({ message: Type.String(), step: oneOf(BETA_STEPS) });

export const SignInCode = Type.String({ pattern: SIGN_IN_CODE_PATTERN });
export const AccountToken = Type.String({ pattern: MAIL_TOKEN_PATTERN });

/**
 * Proves again who is asking, before something that cannot be undone: the password, a code that was
 * mailed, or an answer of a passkey to a challenge of the session.
 */
export const Proof = Type.Union([
  Type.Object({ password: Password }, { additionalProperties: false }),
  Type.Object({ token: SignInCode }, { additionalProperties: false }),
  Type.Object({ passkey: PasskeyAnswer }, { additionalProperties: false }),
]);
export type Proof = Static<typeof Proof>;

/** As an authenticator shows it, or a recovery code; spaces and hyphens do not count. */
export const SecondFactorCode = Type.String({ minLength: 1, maxLength: SECOND_FACTOR_CODE_MAXIMUM });

/** What an authenticator is set up with (RFC 6238); it counts once a code of it has been entered. */
export const AuthenticatorSetup = Type.Object({
  secret: Type.String({ description: 'base32, for those who enter it by hand' }),
  url: Type.String({ description: 'otpauth:// address, which the QR code holds' }),
  qrCode: Type.Object({
    size: Type.Integer({ minimum: 21, maximum: 177, description: 'modules of a side' }),
    path: Type.String({ description: 'its dark modules as an SVG path of lines that are one wide' }),
  }),
});
export type AuthenticatorSetup = Static<typeof AuthenticatorSetup>;

/** They are shown once: only their hashes are kept. */
export const RecoveryCodes = Type.Object({
  recoveryCodeArray: Type.Array(Type.String(), { maxItems: RECOVERY_CODE_COUNT }),
});

/** What only its owner sees of an account. */
export const Account = Type.Object({
  email: Type.String(),
  /** The address that a change under way would lead to. */
  newEmail: Nullable(Type.String()),
  hasPassword: Type.Boolean(),
  hasPasskey: Type.Boolean(),
  phonePrefix: Nullable(Type.String()),
  phoneNumber: Nullable(Type.String()),
  roleArray: Type.Array(oneOf(ROLES)),
  /** Ids of the providers that are linked. */
  providerArray: Type.Array(Type.String()),
  secondFactor: Type.Object({
    hasAuthenticator: Type.Boolean(),
    /** Those that are left. */
    recoveryCodeCount: Type.Integer({ minimum: 0, maximum: RECOVERY_CODE_COUNT }),
    isMandatory: Type.Boolean({ description: 'for the roles team-member and admin of a site for others' }),
  }),
});
export type Account = Static<typeof Account>;

/** A browser or app in which the account is signed in. */
export const AccountSession = Type.Object({
  id: Uuid,
  isCurrent: Type.Boolean(),
  /** As far as its programs say: `Firefox`, `Android`. */
  browser: Nullable(Type.String()),
  system: Nullable(Type.String()),
  createdAt: Instant,
  lastSeenAt: Instant,
});
export type AccountSession = Static<typeof AccountSession>;

/** Something that happened to the security of an account, for its owner alone. */
export const SecurityEvent = Type.Object({
  id: Uuid,
  kind: oneOf(SECURITY_EVENT_KINDS),
  result: oneOf(SECURITY_EVENT_RESULTS),
  method: Nullable(oneOf(SECURITY_EVENT_METHODS)),
  /** Id of the provider, or name of the release token or passkey. */
  name: Nullable(Type.String()),
  browser: Nullable(Type.String()),
  system: Nullable(Type.String()),
  network: Nullable(Type.String(), 'CIDR notation: an IPv4 /24 or an IPv6 /48'),
  createdAt: Instant,
});
export type SecurityEvent = Static<typeof SecurityEvent>;

/** Where one may sign in with an account of elsewhere. */
export const AuthProvider = Type.Object({
  id: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
  name: Type.String(),
});
export type AuthProvider = Static<typeof AuthProvider>;

/** For admins. */
export const BetaApplicant = Type.Object({
  id: Uuid,
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  languageCode: LanguageTag,
  createdAt: Instant,
});
export type BetaApplicant = Static<typeof BetaApplicant>;

/**
 * What the site keeps of somebody, for them to take along (GDPR art. 15 and 20): by kind, the newest rows
 * first. `data.json` of the zip file.
 */
export const PersonalDataExport = Type.Object({
  exportTimestamp: Type.String({ format: 'date-time' }),
  tableArray: Type.Array(
    Type.Object({
      name: Type.String(),
      isComplete: Type.Boolean({ description: 'false: there is more than one export has of a kind' }),
      rowArray: Type.Array(recordOf(Type.Unknown()), { maxItems: PERSONAL_DATA_ROWS_MAXIMUM }),
    }),
  ),
  missingFileArray: Type.Array(Type.Object({ table: Type.String(), key: Type.String() }), {
    description: 'files that rows name, and that could not be read',
  }),
});
export type PersonalDataExport = Static<typeof PersonalDataExport>;

/** Where the zip file of it is, for who is signed in. */
export const PersonalDataLink = Type.Object({
  path: Type.String(),
  expiryTimestamp: Instant,
  isComplete: Type.Boolean({ description: 'false: there is more than one export has of a kind' }),
});
