import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { importJWK, jwtVerify } from 'jose';
import { listen } from './listen.ts';
import { readWebPush } from './read-web-push.ts';

/** Services take this much (RFC 8030 §7.2). */
const MESSAGE_BYTES_MAXIMUM = 4096;
const DAY_SECONDS = 86_400;

type Failure = { status: number; headers: Record<string, string> };
const BUSY: Failure = { status: 503, headers: {} };

type Browser = { ecdh: ECDH; auth: Buffer; messages: string[]; isGone: boolean };

export type WebPushService = Awaited<ReturnType<typeof startWebPushService>>;

/**
 * A push service and the browsers that it reaches. It checks the signature of the sender (RFC 8292) and the
 * headers of RFC 8030, and each browser decrypts what it gets (RFC 8291).
 * @param publicKey of the site, with which browsers subscribe; another one is refused
 */
export async function startWebPushService(publicKey: string) {
  const browsers = new Map<string, Browser>();
  let failures = 0;
  let failure: Failure = BUSY;

  const take = async (request: IncomingMessage): Promise<number | Failure> => {
    const browser = browsers.get(request.url ?? '');
    const message = await buffer(request);
    if (failures > 0) {
      failures -= 1;
      return failure;
    }
    if (!browser) return 404;
    if (browser.isGone) return 410;
    if (message.length > MESSAGE_BYTES_MAXIMUM) return 413;
    const { 'content-encoding': encoding, ttl } = request.headers;
    if (encoding !== 'aes128gcm' || !/^\d+$/.test(String(ttl))) return 400;
    if (!(await isSigned(request, origin, publicKey))) return 403;
    browser.messages.push(readWebPush(message, browser));
    return 201;
  };

  const server = createServer((request, response) => {
    take(request).then(
      (taken) => {
        const { status, headers } = typeof taken === 'number' ? { status: taken, headers: {} } : taken;
        response.writeHead(status, headers).end();
      },
      (error: unknown) => response.writeHead(400).end(String(error)),
    );
  });
  const origin = await listen(server);

  return {
    origin,
    /** As `JSON.stringify(await pushManager.subscribe(…))` of a new browser. */
    subscribe(): string {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const browser = { ecdh, auth: randomBytes(16), messages: [], isGone: false };
      const path = `/push/${randomBytes(16).toString('base64url')}`;
      browsers.set(path, browser);
      const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: browser.auth.toString('base64url') };
      return JSON.stringify({ endpoint: `${origin}${path}`, expirationTime: null, keys });
    },
    /** What the browser of a subscription has read. */
    messagesOf: (subscription: string): unknown[] =>
      find(browsers, subscription).messages.map((text) => JSON.parse(text)),
    /** The browser has ended it. */
    end(subscription: string): void {
      find(browsers, subscription).isGone = true;
    },
    failNext(count: number, answer: Failure = BUSY): void {
      [failures, failure] = [count, answer];
    },
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function find(browsers: ReadonlyMap<string, Browser>, subscription: string): Browser {
  const { endpoint } = JSON.parse(subscription) as { endpoint: string };
  const browser = browsers.get(new URL(endpoint).pathname);
  if (!browser) throw new Error('There is no such subscription.');
  return browser;
}

async function isSigned(request: IncomingMessage, origin: string, publicKey: string): Promise<boolean> {
  const [, token, key] =
    /^vapid t=([^,\s]+), ?k=([A-Za-z0-9_-]+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (token === undefined || key !== publicKey) return false;
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  try {
    const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'), {
      audience: origin,
    });
    const { exp = 0, sub = '' } = payload;
    return exp - Date.now() / 1000 <= DAY_SECONDS && /^(mailto:|https:)/.test(sub);
  } catch {
    return false;
  }
}
