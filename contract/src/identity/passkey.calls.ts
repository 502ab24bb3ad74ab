import { Type } from 'typebox';
import { Message, Uuid } from '../lib/scalars.schema.ts';
import { Proof } from './account.schema.ts';
import {
  NewPasskey,
  Passkey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyName,
  PasskeyReauthentication,
  PasskeyRequest,
  Passkeys,
} from './passkey.schema.ts';
import { Session } from './session.schema.ts';

const closed = { additionalProperties: false } as const;
const idPath = Type.Object({ id: Uuid });

/** A challenge for a sign-in in this browser. */
export const beginPasskeySignIn = {
  method: 'POST',
  url: '/api/sign-in/passkey',
  response: PasskeyRequest,
} as const;

/** A passkey counts as both factors: it is had, and its owner was verified (decision 0099). */
export const completePasskeySignIn = {
  method: 'POST',
  url: '/api/sign-in/passkey/confirm',
  body: Type.Object({ credential: PasskeyAnswer }, closed),
  response: Session,
} as const;

// One's own.

export const getPasskeys = { method: 'GET', url: '/api/account/passkeys', response: Passkeys } as const;

export const beginPasskey = {
  method: 'POST',
  url: '/api/account/passkeys',
  body: Type.Object({ proof: Proof }, closed),
  response: PasskeyCreation,
} as const;

/** Its first name is what is known of the device. */
export const confirmPasskey = {
  method: 'POST',
  url: '/api/account/passkeys/confirm',
  body: Type.Object({ credential: NewPasskey }, closed),
  response: Passkey,
} as const;

export const renamePasskey = {
  method: 'PATCH',
  url: '/api/account/passkeys/:id',
  path: idPath,
  body: Type.Object({ name: PasskeyName }, closed),
  response: Passkey,
} as const;

export const removePasskey = {
  method: 'POST',
  url: '/api/account/passkeys/:id/removal',
  path: idPath,
  body: Type.Object({ proof: Proof }, closed),
  response: Message,
} as const;

/** A challenge for the proof of one change in this session. */
export const beginPasskeyReauthentication = {
  method: 'POST',
  url: '/api/account/passkeys/reauthentication',
  response: PasskeyReauthentication,
} as const;

export const passkeyCalls = {
  beginPasskeySignIn,
  completePasskeySignIn,
  getPasskeys,
  beginPasskey,
  confirmPasskey,
  renamePasskey,
  removePasskey,
  beginPasskeyReauthentication,
} as const;
