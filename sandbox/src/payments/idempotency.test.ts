import { randomUUID } from 'node:crypto';
import { euros, FRICTIONLESS, startTestServer, type TestServer } from './testing/test-server.ts';

const HOUR = 60 * 60 * 1000;

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});

afterEach(() => server.stop());

const payIn = async (key: string, amount = 100) =>
  server.call('POST', '/payins/card/direct', server.payInBody(await server.card(FRICTIONLESS), amount), {
    'idempotency-key': key,
  });

describe('an idempotency key', () => {
  it('lets a call through once, whatever the body, and tells its answer', async () => {
    const key = randomUUID();
    const first = await payIn(key);
    expect(first).toMatchObject({ status: 200, body: { Status: 'SUCCEEDED' } });
    expect(await payIn(key, 200)).toMatchObject({
      status: 409,
      body: { Type: 'idempotent_creation_conflict', errors: null },
    });
    expect(await server.balance(server.wallet)).toBe(100);
    const amounts = server.control
      .calls()
      .filter(({ idempotencyKey }) => idempotencyKey === key)
      .map(({ body }) => (body as Record<string, unknown>).DebitedFunds);
    expect(amounts).toEqual([euros(100), euros(200)]);
    expect(await server.get(`/responses/${key}`)).toMatchObject({
      StatusCode: '200',
      ContentType: 'application/json; charset=utf-8',
      Date: expect.stringMatching(/GMT$/),
      Resource: first.body,
      RequestURL: '/v2.01/moien/payins/card/direct',
    });
  });

  it('is used by a call that failed too', async () => {
    const key = randomUUID();
    expect((await payIn(key, 0)).status).toBe(400);
    expect((await payIn(key)).status).toBe(409);
    expect(await server.get(`/responses/${key}`)).toMatchObject({ StatusCode: '400' });
  });

  it('is free again after a day', async () => {
    const key = randomUUID();
    await payIn(key);
    server.control.moveClock(24 * HOUR);
    await server.renewToken();
    expect((await server.call('GET', `/responses/${key}`)).status).toBe(404);
    expect((await payIn(key)).status).toBe(200);
  });

  it.each(['short', 'x'.repeat(37), 'with_underscore_1234'])('%j is refused', async (key) => {
    expect(await payIn(key)).toMatchObject({
      status: 400,
      body: { errors: { 'Idempotency-Key': expect.any(String) } },
    });
    expect(await server.balance(server.wallet)).toBe(0);
  });

  it('that nobody used has no answer', async () => {
    expect((await server.call('GET', `/responses/${randomUUID()}`)).status).toBe(404);
  });
});

describe('an answer that gets lost', () => {
  it('after the work can be asked for by its key', async () => {
    server.control.injectFault({ kind: 'lose-after', target: 'POST /payins/' });
    const key = randomUUID();
    await expect(payIn(key)).rejects.toThrow('fetch failed');
    expect(await server.balance(server.wallet)).toBe(100);
    expect(await server.get(`/responses/${key}`)).toMatchObject({ Resource: { Status: 'SUCCEEDED' } });
    expect((await payIn(key)).status).toBe(409);
    expect(server.control.faultCounts()).toMatchObject({ 'lose-after': 1, 'lose-before': 0 });
  });

  it('before the work leaves its key unused', async () => {
    server.control.injectFault({ kind: 'lose-before', target: 'POST /payins/' });
    const key = randomUUID();
    await expect(payIn(key)).rejects.toThrow('fetch failed');
    expect(await server.balance(server.wallet)).toBe(0);
    expect((await server.call('GET', `/responses/${key}`)).status).toBe(404);
    expect((await payIn(key)).status).toBe(200);
    expect(server.control.faultCounts()).toMatchObject({ 'lose-before': 1 });
  });

  it.each([
    ['status-500', 500, 409],
    ['status-503', 503, 200],
  ] as const)('in %s does no work', async (kind, status, second) => {
    server.control.injectFault({ kind, target: 'POST /payins/' });
    const key = randomUUID();
    expect(await payIn(key)).toMatchObject({ status, body: { Message: expect.any(String), errors: null } });
    expect(await server.balance(server.wallet)).toBe(0);
    expect((await payIn(key)).status).toBe(second);
  });
});

it('an answer is stored before it is delayed', async () => {
  const waiting: { work: () => void; milliseconds: number }[] = [];
  let noteDelay: (() => void) | undefined;
  const delayed = new Promise<void>((resolve) => {
    noteDelay = resolve;
  });
  const slow = await startTestServer({
    timers: {
      schedule: (work, milliseconds) => {
        waiting.push({ work, milliseconds });
        noteDelay?.();
        return () => undefined;
      },
    },
  });
  slow.control.injectFault({ kind: 'delay-answer', target: 'POST /wallets', milliseconds: 30_000 });
  const key = randomUUID();
  const body = { Owners: [slow.guest.Id], Description: 'Booking', Currency: 'EUR' };
  const answer = slow.call('POST', '/wallets', body, { 'idempotency-key': key });
  await delayed;
  expect(await slow.get(`/responses/${key}`)).toMatchObject({ StatusCode: '200' });
  expect(waiting.map(({ milliseconds }) => milliseconds)).toEqual([30_000]);
  for (const { work } of waiting) work();
  expect((await answer).body).toMatchObject({ Balance: euros(0) });
  await slow.stop();
});
