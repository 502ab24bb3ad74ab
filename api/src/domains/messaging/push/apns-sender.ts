import { type ClientHttp2Session, connect, constants } from 'node:http2';
import { text as textOf } from 'node:stream/consumers';
import { importPKCS8, SignJWT } from 'jose';
import {
  ANSWER_MILLISECONDS,
  ENDED_COLLAPSE_ID,
  KEPT_SECONDS,
  type PushAnswer,
  type PushOutcome,
  type PushSender,
  refused,
} from './push-sender.ts';
import type { ApnsSettings } from './push-settings.ts';

/** Apple wants a new one between 20 and 60 minutes. */
const TOKEN_SECONDS = 40 * 60;

/** Reasons of Apple for a device that is not there any more, or that is of another app. */
const GONE = /"(BadDeviceToken|Unregistered|DeviceTokenNotForTopic|ExpiredToken)"/;

type Kind = { type: 'alert' | 'background'; collapseId: string };

/** The push service of Apple: one connection of HTTP/2, opened again when it ends. */
export function createApnsSender(
  { origin, key, keyId, teamId, topic }: ApnsSettings,
  now: () => Date,
): PushSender & { close: () => void } {
  let session: ClientHttp2Session | undefined;
  let signed: { token: string; until: number } | undefined;
  const seconds = () => Math.floor(now().getTime() / 1000);

  const authorize = async (): Promise<string> => {
    if (signed && seconds() < signed.until) return signed.token;
    const pem = `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----`;
    const token = await new SignJWT({})
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setIssuedAt(seconds())
      .sign(await importPKCS8(pem, 'ES256'));
    signed = { token, until: seconds() + TOKEN_SECONDS };
    return token;
  };

  const open = (): ClientHttp2Session => {
    if (session && !session.closed && !session.destroyed) return session;
    const opened = connect(origin);
    session = opened;
    const leave = () => {
      if (session === opened) session = undefined;
    };
    // What is asked on it fails with the same error.
    opened.on('error', leave).on('goaway', leave).on('close', leave);
    opened.setTimeout(5 * ANSWER_MILLISECONDS, () => opened.close());
    opened.unref();
    return opened;
  };

  const post = async (token: string, kind: Kind, payload: object): Promise<PushOutcome> => {
    const answer = await ask(
      open(),
      {
        [constants.HTTP2_HEADER_METHOD]: 'POST',
        [constants.HTTP2_HEADER_PATH]: `/3/device/${token}`,
        authorization: `bearer ${await authorize()}`,
        'apns-topic': topic,
        'apns-push-type': kind.type,
        'apns-priority': kind.type === 'alert' ? '10' : '5',
        'apns-expiration': String(seconds() + KEPT_SECONDS),
        'apns-collapse-id': kind.collapseId.slice(0, 64),
      },
      JSON.stringify({ ...payload, at: now().toISOString() }),
    );
    if (answer.status === 200) return 'told';
    if (GONE.test(answer.text)) return 'gone';
    const isPassing = answer.text.includes('ExpiredProviderToken');
    if (isPassing) signed = undefined;
    throw refused('The push service of Apple', answer, { now: now(), isPassing });
  };

  return {
    isToken: (token) => /^[0-9a-fA-F]{64,200}$/.test(token),

    send: (token, { title, body, path, tag }) =>
      post(
        token,
        { type: 'alert', collapseId: tag },
        { aps: { alert: { title, body }, sound: 'default', 'thread-id': tag }, path },
      ),

    /**
     * A background push, which the app reads (`EndedPush`). iOS knows a shown notification by the collapse id
     * that it came with, its tag: by that the app removes it. Apple wants priority 5 for such a push.
     */
    sendEnded: (token, endedTagArray) =>
      post(
        token,
        { type: 'background', collapseId: ENDED_COLLAPSE_ID },
        { aps: { 'content-available': 1 }, endedTagArray },
      ),

    close: () => session?.close(),
  };
}

function ask(
  session: ClientHttp2Session,
  headers: Record<string, string>,
  body: string,
): Promise<PushAnswer> {
  return new Promise((resolve, reject) => {
    const request = session.request(headers, { signal: AbortSignal.timeout(ANSWER_MILLISECONDS) });
    request.on('error', reject);
    // A connection that is cut ends its requests without an error.
    request.on('close', () => reject(new Error('The push service of Apple has ended the connection.')));
    request.on('response', ({ [constants.HTTP2_HEADER_STATUS]: status = 0, 'retry-after': retryAfter }) => {
      textOf(request).then((text) => resolve({ status: Number(status), text, retryAfter }), reject);
    });
    request.end(body);
  });
}
