import { createECDH, createHash } from 'node:crypto';
import { type PushContent, WebSubscription } from '@moien/contract';
import { importJWK, SignJWT } from 'jose';
import { Value } from 'typebox/value';
import { parseJson } from '../../../lib/parse-json.ts';
import { encryptWebPush } from './encrypt-web-push.ts';
import { ANSWER_MILLISECONDS, KEPT_SECONDS, type PushSender, refused } from './push-sender.ts';
import type { WebPushSettings } from './push-settings.ts';

/** RFC 8292 §2: at most 24 hours. */
const TOKEN_SECONDS = 12 * 3600;
const GONE = [404, 410];
/** RFC 8291 §2: a point, uncompressed. */
const KEY_BYTES = 65;
const AUTH_BYTES = 16;

/** RFC 8030, with the signature of RFC 8292 and the encryption of RFC 8291. */
export function createWebPushSender(settings: WebPushSettings, now: () => Date): PushSender {
  const { publicKey, privateKey, contact, services } = settings;
  const key = importJWK(jwkOf(publicKey, privateKey), 'ES256');

  const authorize = async (endpoint: string): Promise<string> => {
    const token = await new SignJWT({})
      .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
      .setAudience(new URL(endpoint).origin)
      .setExpirationTime(Math.floor(now().getTime() / 1000) + TOKEN_SECONDS)
      .setSubject(contact)
      .sign(await key);
    return `vapid t=${token}, k=${publicKey}`;
  };

  return {
    isToken: (token) => readSubscription(token, services) !== undefined,

    async send(token, content) {
      const subscription = readSubscription(token, services);
      if (!subscription) return 'gone';
      const { endpoint, keys } = subscription;
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: {
          authorization: await authorize(endpoint),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(KEPT_SECONDS),
          topic: topicOf(content),
          urgency: 'high',
        },
        body: new Uint8Array(encryptWebPush(JSON.stringify(content), keys)),
        // An answer that leads elsewhere would lead past the list of services.
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_MILLISECONDS),
      });
      const text = await answer.text();
      const { status } = answer;
      const retryAfter = answer.headers.get('retry-after');
      if (GONE.includes(status)) return 'gone';
      if (!answer.ok) throw refused('A push service', { status, text, retryAfter }, { now: now() });
      return 'told';
    },
  };
}

/** @returns undefined for what is no subscription, or one at a service that is not called */
function readSubscription(token: string, services: readonly string[]): WebSubscription | undefined {
  const subscription = parseJson(token);
  if (!Value.Check(WebSubscription, subscription)) return undefined;
  const { endpoint, keys } = subscription;
  if (!URL.canParse(endpoint) || !services.some((service) => isAt(new URL(endpoint), service)))
    return undefined;
  return isPoint(keys.p256dh) && bytesOf(keys.auth).length === AUTH_BYTES ? subscription : undefined;
}

/** @param service an origin, whose host may begin with `*.` */
function isAt({ origin, protocol, host, username, password }: URL, service: string): boolean {
  if (username !== '' || password !== '') return false;
  const [, scheme, ending] = /^(https?:)\/\/\*(\..+)$/.exec(service) ?? [];
  return ending === undefined ? origin === service : protocol === scheme && host.endsWith(ending);
}

function isPoint(p256dh: string): boolean {
  const bytes = bytesOf(p256dh);
  if (bytes.length !== KEY_BYTES) return false;
  try {
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    ecdh.computeSecret(bytes);
    return true;
  } catch {
    return false;
  }
}

/** RFC 8030 §5.4: up to 32 characters of base64url. */
function topicOf({ tag }: PushContent): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32);
}

function jwkOf(publicKey: string, privateKey: string) {
  const point = bytesOf(publicKey);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  return { kty: 'EC', crv: 'P-256', x, y, d: privateKey };
}

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');
