import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHALLENGE, euros, FRICTIONLESS, startTestServer, type TestServer } from './testing/test-server.ts';

let folder: string;
let file: string;
let servers: TestServer[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'moien-payments-'));
  file = join(folder, 'payments.json');
});

afterEach(async () => {
  for (const server of servers) await server.stop();
  servers = [];
  rmSync(folder, { recursive: true });
});

async function start(now = Date.now): Promise<TestServer> {
  const server = await startTestServer({ file, now });
  servers.push(server);
  return server;
}

/** Everything that is asked of the second server was told to the first. */
async function restart(first: TestServer, now?: () => number): Promise<TestServer> {
  await first.stop();
  return start(now);
}

it('refunds what was paid before it started', async () => {
  const first = await start();
  const payIn = await first.payIn(20_000);
  const second = await restart(first);
  const refund = await second.post(`/payins/${payIn.Id}/refunds`, {
    AuthorId: first.guest.Id,
    DebitedFunds: euros(5000),
    Fees: euros(0),
  });
  expect([refund.Status, await second.balance(first.wallet)]).toEqual(['SUCCEEDED', 15_000]);
});

it('still ends what is reserved at its time', async () => {
  const first = await start();
  const body = first.payment(await first.card(FRICTIONLESS), 9000);
  const reserved = await first.post('/preauthorizations/card/direct', body);
  const days = 7 * 24 * 60 * 60 * 1000;
  const second = await restart(first, () => Date.now() + days);
  expect((await second.get(`/preauthorizations/${reserved.Id}`)).PaymentStatus).toBe('EXPIRED');
});

it('knows no page any more on which a payment could be confirmed: it has failed', async () => {
  const first = await start();
  const body = first.payInBody(await first.card(CHALLENGE), 9000);
  const payIn = await first.post('/payins/card/direct', body);
  expect(payIn.Status).toBe('CREATED');
  const second = await restart(first);
  expect(await second.get(`/payins/${payIn.Id}`)).toMatchObject({ Status: 'FAILED', ResultCode: '101304' });
});

it('writes the number of no card', async () => {
  const first = await start();
  await first.payIn(20_000);
  await first.stop();
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('497010XXXXXX1119');
  expect(text).not.toContain(FRICTIONLESS);
});
