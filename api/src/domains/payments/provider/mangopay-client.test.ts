import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Identified } from './mangopay.schema.ts';
import { createMangopayClient } from './mangopay-client.ts';

type Reply = { status?: number; body?: unknown; never?: boolean };

let server: Server;
let calls: string[];
let replies: Reply[];
let tokenCount: number;
let expiresIn: number;

beforeEach(async () => {
  [calls, replies, tokenCount, expiresIn] = [[], [], 0, 1200];
  server = createServer((request, response) => {
    request.resume();
    const { status = 200, body = {}, never } = replyTo(request);
    if (never) return;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function replyTo({ method, url, headers }: IncomingMessage): Reply {
  if (url === '/v2.01/oauth/token') {
    tokenCount += 1;
    return { body: { access_token: `token ${tokenCount}`, expires_in: expiresIn } };
  }
  calls.push(`${method} ${url} ${headers.authorization} ${headers['idempotency-key'] ?? ''}`.trim());
  return replies.shift() ?? { body: { Id: 'thing_1' } };
}

function open(timeoutMilliseconds?: number) {
  const { port } = server.address() as AddressInfo;
  const settings = { origin: `http://127.0.0.1:${port}`, clientId: 'moien', apiKey: 'key', isSandbox: true };
  return createMangopayClient(settings, timeoutMilliseconds);
}

const KEY = '01890a5d-ac96-774b-bcce-b302099a8057';
const post = { method: 'POST', path: '/things', body: {}, key: KEY, answer: Identified } as const;

describe('the token', () => {
  it('is asked for once for many calls', async () => {
    const client = open();
    const outcomes = await Promise.all([client.call(post), client.call(post), client.call(post)]);
    expect(outcomes).toEqual(Array(3).fill({ is: 'answered', value: { Id: 'thing_1' } }));
    expect(tokenCount).toBe(1);
    expect(calls[0]).toBe(`POST /v2.01/moien/things Bearer token 1 ${KEY}`);
  });

  it('is renewed before its end', async () => {
    expiresIn = 60;
    const client = open();
    await client.call(post);
    await client.call(post);
    expect(tokenCount).toBe(2);
  });

  it('is renewed once when the provider refuses it', async () => {
    replies = [{ status: 401 }, { body: { Id: 'thing_2' } }, { status: 401 }, { status: 401 }];
    const client = open();
    expect(await client.call(post)).toMatchObject({ is: 'answered', value: { Id: 'thing_2' } });
    expect(await client.call(post)).toEqual({ is: 'unknown', reason: 'status 401' });
  });
});

describe('an outcome', () => {
  it.each([
    [{ status: 400, body: { Type: 'param_error', errors: { CardId: 'x' } } }, 'refused'],
    [{ status: 404 }, 'refused'],
    [{ status: 429 }, 'unknown'],
    [{ status: 500 }, 'unknown'],
    [{ status: 503 }, 'unknown'],
    [{ body: { id: 'thing' } }, 'unknown'],
    [{ body: { Id: '../thing' } }, 'unknown'],
  ])('of %j is %s', async (reply, is) => {
    replies = [reply];
    expect(await open().call(post)).toMatchObject({ is });
  });

  it('says which fields were refused, and nothing of what was sent', async () => {
    replies = [
      { status: 400, body: { Type: 'param_error', Message: 'secret', errors: { CardId: 'secret' } } },
    ];
    expect(await open().call(post)).toEqual({ is: 'refused', status: 400, reason: 'param_error CardId' });
  });

  it('is unknown after the time-out, and where nobody listens', async () => {
    replies = [{ never: true }];
    const client = open(200);
    expect(await client.call(post)).toMatchObject({ is: 'unknown' });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(await client.call(post)).toMatchObject({ is: 'unknown' });
    server = createServer();
  });

  it.each([
    [
      { body: { StatusCode: '200', Resource: { Id: 'thing_1' } } },
      { is: 'answered', value: { Id: 'thing_1' } },
    ],
    [{ body: { StatusCode: '400', Resource: {} } }, { is: 'refused', status: 400, reason: 'error' }],
    [{ body: { StatusCode: '500', Resource: {} } }, { is: 'unknown', reason: expect.any(String) }],
    [{ status: 404 }, { is: 'unknown', reason: expect.any(String) }],
    [{ status: 503 }, { is: 'unknown', reason: expect.any(String) }],
  ])('of a key that was used before is that of its first call: %j', async (stored, outcome) => {
    replies = [{ status: 409 }, stored];
    expect(await open().call(post)).toEqual(outcome);
    expect(calls[1]).toContain(`GET /v2.01/moien/responses/${KEY}`);
  });
});
