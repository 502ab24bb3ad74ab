import { createECDH } from 'node:crypto';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { parseJson } from '../../../lib/parse-json.ts';

/** Everybody knows it: it makes a clone of this project work, and anybody can push in its name. */
export const DEVELOPMENT_PUSH_KEY = 'usYk_c_iMRilEJfItAcSlLJcAkTKGD0PbJ39kbpu14s';

/** Of the browsers that are in use: Chrome, Firefox, Safari, Edge. */
const BROWSER_SERVICES =
  'https://fcm.googleapis.com,https://updates.push.services.mozilla.com,https://web.push.apple.com,https://*.notify.windows.com';

const ORIGIN = 'https?://[^/@?#,]+';

export const PUSH_VARIABLES = {
  PUSH_PRIVATE_KEY: Type.String({
    pattern: '^[A-Za-z0-9_-]{43}$',
    description: 'a private key of P-256 as base64url',
    default: DEVELOPMENT_PUSH_KEY,
  }),
  /** Whom a subscription may name: this server calls no other address that a browser gives it. */
  PUSH_SERVICES: Type.String({
    pattern: `^${ORIGIN}(,${ORIGIN})*$`,
    description: 'origins of push services, separated by commas',
    default: BROWSER_SERVICES,
  }),
  FCM_SERVICE_ACCOUNT: Type.Optional(
    Type.String({ description: 'the JSON file of a service account of Firebase, as one line' }),
  ),
  FCM_ORIGIN: Type.String({
    pattern: `^${ORIGIN}$`,
    description: 'an origin',
    default: 'https://fcm.googleapis.com',
  }),
  APNS_KEY: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9+/=]{100,400}$',
      description: 'the key of Apple as base64 of PKCS8 DER',
    }),
  ),
  APNS_KEY_ID: Type.Optional(Type.String({ pattern: '^[A-Z0-9]{10}$', description: 'ten characters' })),
  APNS_TEAM_ID: Type.Optional(Type.String({ pattern: '^[A-Z0-9]{10}$', description: 'ten characters' })),
  APNS_TOPIC: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9.-]{3,200}$',
      description: 'the id of the app, such as lu.moien.app',
    }),
  ),
  APNS_ORIGIN: Type.String({
    pattern: `^${ORIGIN}$`,
    description: 'an origin',
    default: 'https://api.push.apple.com',
  }),
};
type PushVariables = Static<ReturnType<typeof pushVariables>>;
const pushVariables = () => Type.Object(PUSH_VARIABLES);

const ServiceAccount = Type.Object({
  project_id: Type.String({ pattern: '^[a-z0-9-]{1,100}$' }),
  client_email: Type.String({ minLength: 1 }),
  private_key: Type.String({ pattern: '^-----BEGIN PRIVATE KEY-----' }),
  token_uri: Type.String({ pattern: `^${ORIGIN}/` }),
});

export type WebPushSettings = { publicKey: string; privateKey: string; contact: string; services: string[] };
export type FcmSettings = { origin: string; account: Static<typeof ServiceAccount> };
export type ApnsSettings = { origin: string; key: string; keyId: string; teamId: string; topic: string };

export type PushSettings = {
  web: WebPushSettings;
  /** Undefined: the app for Android is told nothing. */
  fcm: FcmSettings | undefined;
  apns: ApnsSettings | undefined;
};

/** @param contact e-mail address that push services may write to (RFC 8292 §2.1) */
export function readPushSettings(given: PushVariables, contact: string): PushSettings {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(given.PUSH_PRIVATE_KEY, 'base64url');
  return {
    web: {
      publicKey: ecdh.getPublicKey('base64url'),
      privateKey: given.PUSH_PRIVATE_KEY,
      contact: `mailto:${contact}`,
      services: given.PUSH_SERVICES.split(','),
    },
    fcm: given.FCM_SERVICE_ACCOUNT
      ? { origin: given.FCM_ORIGIN, account: readAccount(given.FCM_SERVICE_ACCOUNT) }
      : undefined,
    apns: readApns(given),
  };
}

function readAccount(text: string): FcmSettings['account'] {
  const account = parseJson(text);
  if (!Value.Check(ServiceAccount, account))
    throw new Error('FCM_SERVICE_ACCOUNT must be the JSON file of a service account, as one line.');
  return account;
}

function readApns(given: PushVariables): ApnsSettings | undefined {
  const { APNS_KEY: key, APNS_KEY_ID: keyId, APNS_TEAM_ID: teamId, APNS_TOPIC: topic } = given;
  if (key && keyId && teamId && topic) return { origin: given.APNS_ORIGIN, key, keyId, teamId, topic };
  if (key || keyId || teamId || topic)
    throw new Error('APNS_KEY, APNS_KEY_ID, APNS_TEAM_ID and APNS_TOPIC must be set together.');
  return undefined;
}
