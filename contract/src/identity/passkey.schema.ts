import { type Static, Type } from 'typebox';
import { Instant, Nullable, Uuid } from '../lib/scalars.schema.ts';
import { PASSKEY_NAME_MAXIMUM, PASSKEYS_MAXIMUM } from './passkey.ts';

/** Characters of a credential id: 1,023 bytes at most (WebAuthn Level 3, section 4). */
const CREDENTIAL_ID_MAXIMUM = 1364;
/** Of a signed answer; one with the certificates of a security key has a few thousand characters. */
const ANSWER_MAXIMUM = 8000;

const base64Url = (maxLength: number) =>
  Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength, description: 'base64url' });
const CredentialId = base64Url(CREDENTIAL_ID_MAXIMUM);
const Challenge = base64Url(86);
const Transports = Type.Array(Type.String({ pattern: '^[a-z-]{1,30}$' }), { maxItems: 10 });
const KeyType = Type.Literal('public-key');
const Verification = Type.Literal('required');

const closed = { additionalProperties: false } as const;
/** What a device says of a passkey, new or old. */
const ofDevice = { id: CredentialId, rawId: CredentialId, type: KeyType };

/** What a person calls a passkey. */
export const PasskeyName = Type.String({ minLength: 1, maxLength: PASSKEY_NAME_MAXIMUM });

/** A passkey as its owner sees it. */
export const Passkey = Type.Object({
  id: Uuid,
  name: Type.String(),
  isBackedUp: Type.Boolean({ description: 'a password manager keeps it on other devices, too' }),
  createdAt: Instant,
  lastUsedAt: Nullable(Instant),
});
export type Passkey = Static<typeof Passkey>;

/** Oldest first. */
export const Passkeys = Type.Object({ passkeyArray: Type.Array(Passkey, { maxItems: PASSKEYS_MAXIMUM }) });

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn Level 3, section 5.1. */
export const PasskeyCreation = Type.Object({
  challenge: Challenge,
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: base64Url(86), name: Type.String(), displayName: Type.String() }),
  pubKeyCredParams: Type.Array(Type.Object({ type: KeyType, alg: Type.Integer() })),
  timeout: Type.Integer({ description: 'milliseconds' }),
  attestation: Type.Literal('none'),
  excludeCredentials: Type.Array(Type.Object({ type: KeyType, id: CredentialId, transports: Transports }), {
    maxItems: PASSKEYS_MAXIMUM,
    description: 'those that the person has',
  }),
  authenticatorSelection: Type.Object({
    residentKey: Verification,
    requireResidentKey: Type.Literal(true),
    userVerification: Verification,
  }),
});
export type PasskeyCreation = Static<typeof PasskeyCreation>;

/** `PublicKeyCredentialRequestOptionsJSON`; it names no passkey, so that it tells of no account. */
export const PasskeyRequest = Type.Object({
  challenge: Challenge,
  rpId: Type.String(),
  timeout: Type.Integer({ description: 'milliseconds' }),
  userVerification: Verification,
});
export type PasskeyRequest = Static<typeof PasskeyRequest>;

/** The same for who is signed in, with their own passkeys: it asks for one of those. */
export const PasskeyReauthentication = Type.Object({
  ...PasskeyRequest.properties,
  allowCredentials: Type.Array(Type.Object({ type: KeyType, id: CredentialId, transports: Transports }), {
    minItems: 1,
    maxItems: PASSKEYS_MAXIMUM,
  }),
});
export type PasskeyReauthentication = Static<typeof PasskeyReauthentication>;

/** `RegistrationResponseJSON`, as far as the site reads it. */
export const NewPasskey = Type.Object(
  {
    ...ofDevice,
    response: Type.Object(
      {
        clientDataJSON: base64Url(ANSWER_MAXIMUM),
        attestationObject: base64Url(ANSWER_MAXIMUM),
        transports: Type.Optional(Transports),
      },
      closed,
    ),
  },
  closed,
);
export type NewPasskey = Static<typeof NewPasskey>;

/** `AuthenticationResponseJSON`, as far as the site reads it. */
export const PasskeyAnswer = Type.Object(
  {
    ...ofDevice,
    response: Type.Object(
      {
        clientDataJSON: base64Url(ANSWER_MAXIMUM),
        authenticatorData: base64Url(ANSWER_MAXIMUM),
        signature: base64Url(ANSWER_MAXIMUM),
        userHandle: Type.Optional(base64Url(86)),
      },
      closed,
    ),
  },
  closed,
);
export type PasskeyAnswer = Static<typeof PasskeyAnswer>;
