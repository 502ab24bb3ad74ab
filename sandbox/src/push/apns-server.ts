import { generateKeyPairSync } from 'node:crypto';
import {
  createServer,
  type IncomingHttpHeaders,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import { text } from 'node:stream/consumers';
import { jwtVerify } from 'jose';
import { listen } from './listen.ts';

const PAYLOAD_BYTES_MAXIMUM = 4096;
const COLLAPSE_ID_BYTES_MAXIMUM = 64;

export type ApnsNotification = {
  token: string;
  collapseId: string;
  payload: { aps: object; at: string; path?: string; endedTagArray?: string[] };
};
type Answer = { status: number; reason?: string };

export type ApnsServer = Awaited<ReturnType<typeof startApnsServer>>;

/** Apple's push service: HTTP/2 with tokens that are signed by a team's key. */
export async function startApnsServer() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const settings = { keyId: 'ABC1234567', teamId: 'TEAM123456', topic: 'lu.moien.app' };
  const gone = new Map<string, string>();
  const notifications: ApnsNotification[] = [];
  const sessions = new Set<ServerHttp2Session>();
  let isCutting = false;

  const refusalOf = async (headers: IncomingHttpHeaders, body: string): Promise<Answer | undefined> => {
    const [, token = ''] = /^bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
    try {
      const options = { issuer: settings.teamId, maxTokenAge: '1h', algorithms: ['ES256'] };
      const { protectedHeader } = await jwtVerify(token, publicKey, options);
      if (protectedHeader.kid !== settings.keyId) return { status: 403, reason: 'InvalidProviderToken' };
    } catch {
      return { status: 403, reason: 'InvalidProviderToken' };
    }
    if (headers['apns-topic'] !== settings.topic) return { status: 400, reason: 'BadTopic' };
    const refusal = refusalOfType(headers, body);
    if (refusal) return refusal;
    if (String(headers['apns-collapse-id'] ?? '').length > COLLAPSE_ID_BYTES_MAXIMUM)
      return { status: 400, reason: 'BadCollapseId' };
    return body.length > PAYLOAD_BYTES_MAXIMUM ? { status: 413, reason: 'PayloadTooLarge' } : undefined;
  };

  const take = async (headers: IncomingHttpHeaders, body: string): Promise<Answer> => {
    const [, token = ''] = /^\/3\/device\/([0-9a-f]{64})$/.exec(headers[':path'] ?? '') ?? [];
    const refusal = await refusalOf(headers, body);
    if (refusal) return refusal;
    if (token === '') return { status: 400, reason: 'BadDeviceToken' };
    const reason = gone.get(token);
    if (reason !== undefined) return { status: reason === 'Unregistered' ? 410 : 400, reason };
    const collapseId = String(headers['apns-collapse-id'] ?? '');
    notifications.push({ token, collapseId, payload: JSON.parse(body) });
    return { status: 200 };
  };

  const server = createServer();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  server.on('stream', (stream: ServerHttp2Stream, headers) => {
    if (isCutting) {
      isCutting = false;
      stream.session?.socket?.destroy();
      return;
    }
    text(stream)
      .then((body) => take(headers, body))
      .then(({ status, reason }) => {
        stream.respond({ ':status': status });
        stream.end(reason && JSON.stringify({ reason }));
      })
      // The sender has left.
      .catch(() => stream.destroy());
  });
  const origin = await listen(server);

  return {
    ...{ origin, notifications },
    settings: { ...settings, key: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64') },
    remove: (token: string, reason: 'Unregistered' | 'BadDeviceToken') => void gone.set(token, reason),
    /** As Apple does now and then (RFC 9113 §6.8). */
    sayGoodbye(): void {
      for (const session of sessions) session.goaway();
    },
    /** The connection is cut before the next request is answered. */
    cutNext(): void {
      isCutting = true;
    },
    sessionCount: () => sessions.size,
    async stop(): Promise<void> {
      for (const session of sessions) session.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A background push has its own priority, and nothing that would be shown or heard. */
function refusalOfType(headers: IncomingHttpHeaders, body: string): Answer | undefined {
  const type = headers['apns-push-type'];
  const { aps } = JSON.parse(body) as { aps: object };
  if (type === 'alert') return 'alert' in aps ? undefined : { status: 400, reason: 'InvalidPushType' };
  if (type !== 'background') return { status: 400, reason: 'InvalidPushType' };
  if (JSON.stringify(aps) !== '{"content-available":1}') return { status: 400, reason: 'InvalidPushType' };
  return headers['apns-priority'] === '5' ? undefined : { status: 400, reason: 'BadPriority' };
}
