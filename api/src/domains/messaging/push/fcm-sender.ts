import { importPKCS8, SignJWT } from 'jose';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import {
  ANSWER_MILLISECONDS,
  ENDED_COLLAPSE_ID,
  KEPT_SECONDS,
  type PushAnswer,
  type PushOutcome,
  type PushSender,
  refused,
} from './push-sender.ts';
import type { FcmSettings } from './push-settings.ts';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const ASSERTION_SECONDS = 3600;
/** An access token is renewed so long before its end. */
const EARLY_SECONDS = 60;

const TTL = `${KEPT_SECONDS}s`;

const AccessToken = Type.Object({ access_token: Type.String(), expires_in: Type.Number() });

/** Answers for a device that is not there any more name one of these. */
const GONE = /"(UNREGISTERED|SENDER_ID_MISMATCH)"/;

/** Firebase Cloud Messaging, HTTP v1 (`projects.messages.send`), as a service account (RFC 7523). */
export function createFcmSender({ origin, account }: FcmSettings, now: () => Date): PushSender {
  let access: { token: string; until: number } | undefined;
  const seconds = () => Math.floor(now().getTime() / 1000);

  const findAccess = async (): Promise<string> => {
    if (access && seconds() < access.until - EARLY_SECONDS) return access.token;
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ typ: 'JWT', alg: 'RS256' })
      .setIssuer(account.client_email)
      .setAudience(account.token_uri)
      .setIssuedAt(seconds())
      .setExpirationTime(seconds() + ASSERTION_SECONDS)
      .sign(await importPKCS8(account.private_key, 'RS256'));
    const answer = await fetch(account.token_uri, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
      signal: AbortSignal.timeout(ANSWER_MILLISECONDS),
    });
    const text = await answer.text();
    const given: unknown = answer.ok ? JSON.parse(text) : undefined;
    if (!Value.Check(AccessToken, given))
      throw refused('The token server of Firebase', answerOf(answer, text), { now: now() });
    access = { token: given.access_token, until: seconds() + given.expires_in };
    return access.token;
  };

  const post = async (message: object): Promise<PushOutcome> => {
    const answer = await fetch(`${origin}/v1/projects/${account.project_id}/messages:send`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await findAccess()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message }),
      signal: AbortSignal.timeout(ANSWER_MILLISECONDS),
    });
    const text = await answer.text();
    if (answer.ok) return 'told';
    if (GONE.test(text)) return 'gone';
    const isPassing = answer.status === 401;
    if (isPassing) access = undefined;
    throw refused('Firebase', answerOf(answer, text), { now: now(), isPassing });
  };
  const at = () => now().toISOString();

  return {
    isToken: (token) => /^[A-Za-z0-9_:-]{20,4000}$/.test(token),

    send: (token, { title, body, path, tag }) =>
      post({
        token,
        notification: { title, body },
        data: { path, at: at() },
        android: { priority: 'HIGH', ttl: TTL, collapse_key: tag, notification: { tag } },
      }),

    /**
     * A data message, which the app reads (`EndedPush`, its list as JSON: Firebase takes texts alone).
     * Android shows notifications of Firebase by their tag with the id 0: by these the app removes them. High
     * priority is for what is shown.
     */
    sendEnded: (token, endedTagArray) =>
      post({
        token,
        data: { endedTagArray: JSON.stringify(endedTagArray), at: at() },
        android: { priority: 'NORMAL', ttl: TTL, collapse_key: ENDED_COLLAPSE_ID },
      }),
  };
}

function answerOf({ status, headers }: Response, text: string): PushAnswer {
  return { status, text, retryAfter: headers.get('retry-after') };
}
