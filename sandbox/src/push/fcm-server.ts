import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { jwtVerify } from 'jose';
import { listen } from './listen.ts';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
/** Of `data` and `notification` together. */
const PAYLOAD_BYTES_MAXIMUM = 4096;

export type FcmMessage = {
  token: string;
  /** Without, it is a data message: the app reads it, and nothing is shown. */
  notification?: { title: string; body: string };
  data: Record<string, string>;
  android: { priority: string; ttl: string; collapse_key: string; notification?: { tag: string } };
};
type Answer = { status: number; body: object };

export type FcmServer = Awaited<ReturnType<typeof startFcmServer>>;

/** Firebase Cloud Messaging (HTTP v1), and the token server that its senders ask first. */
export async function startFcmServer() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const email = 'push@moien-sandbox.iam.gserviceaccount.com';
  const access = new Set<string>();
  const gone = new Set<string>();
  const messages: FcmMessage[] = [];

  const authorize = async (form: URLSearchParams): Promise<Answer> => {
    const options = { issuer: email, audience: `${origin}/token`, maxTokenAge: '1h' };
    const { payload } = await jwtVerify(form.get('assertion') ?? '', publicKey, options);
    if (payload.scope !== SCOPE) return { status: 400, body: { error: 'invalid_scope' } };
    const token = `access-${access.size + 1}`;
    access.add(token);
    return { status: 200, body: { access_token: token, expires_in: 3600, token_type: 'Bearer' } };
  };

  const send = (request: IncomingMessage, body: string): Answer => {
    const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (!access.has(token)) return refusal(401, 'UNAUTHENTICATED');
    const { message } = JSON.parse(body) as { message: FcmMessage };
    if (gone.has(message.token)) return refusal(404, 'UNREGISTERED');
    const areTexts = Object.values(message.data).every((value) => typeof value === 'string');
    const bytes = JSON.stringify([message.data, message.notification ?? {}]).length;
    // What Android is to show without a title would be shown empty.
    const isShown = message.notification !== undefined;
    const isWhole = isShown || message.android.notification === undefined;
    if (!areTexts || !isWhole || bytes > PAYLOAD_BYTES_MAXIMUM) return refusal(400, 'INVALID_ARGUMENT');
    messages.push(message);
    return { status: 200, body: { name: `projects/moien-sandbox/messages/${messages.length}` } };
  };

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const body = await text(request);
    if (request.url === '/token') return authorize(new URLSearchParams(body));
    if (request.url === '/v1/projects/moien-sandbox/messages:send') return send(request, body);
    return refusal(404, 'NOT_FOUND');
  };

  const server = createServer((request, response) => {
    answer(request)
      .catch((error: unknown) => refusal(400, String(error)))
      .then(({ status, body }) => response.writeHead(status).end(JSON.stringify(body)));
  });
  const origin = await listen(server);

  return {
    origin,
    /** The file of the service account, as one line. */
    account: JSON.stringify({
      project_id: 'moien-sandbox',
      client_email: email,
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      token_uri: `${origin}/token`,
    }),
    messages,
    /** How often an access token was asked for. */
    accessCount: () => access.size,
    /** Access tokens that were given are good no more. */
    revokeAccess: () => access.clear(),
    /** The app was removed from the device. */
    remove: (token: string) => void gone.add(token),
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function refusal(status: number, errorCode: string): Answer {
  return { status, body: { error: { code: status, details: [{ errorCode }] } } };
}
