import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AMOUNT_RESULTS, resultOf, resultOfAmount } from './result-codes.ts';
import { euros, type Json, startTestServer, type TestServer } from './testing/test-server.ts';

const DAY = 24 * 60 * 60 * 1000;

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});

afterEach(() => server.stop());

const refund = ({ Id: id }: Json, amount?: number, fees = 0) =>
  server.post(`/payins/${id}/refunds`, {
    AuthorId: server.guest.Id,
    ...(amount === undefined ? {} : { DebitedFunds: euros(amount), Fees: euros(fees) }),
  });
const transfer = (amount: number, fees: number, more: object = {}) =>
  server.post('/transfers', {
    AuthorId: server.guest.Id,
    DebitedWalletId: server.wallet.Id,
    CreditedWalletId: server.ownerWallet.Id,
    DebitedFunds: euros(amount),
    Fees: euros(fees),
    ...more,
  });

describe('a refund of a pay-in', () => {
  it('gives all back with the fees, once', async () => {
    const payIn = await server.payIn(10_000, 600);
    const first = await refund(payIn);
    expect(first).toMatchObject({
      Status: 'SUCCEEDED',
      Type: 'PAYOUT',
      Nature: 'REFUND',
      InitialTransactionId: payIn.Id,
      DebitedFunds: euros(9400),
      Fees: euros(-600),
      CreditedFunds: euros(10_000),
    });
    expect(await server.get(`/refunds/${first.Id}`)).toEqual(first);
    expect(await server.balance(server.wallet)).toBe(0);
    expect(await server.fees()).toBe(0);
    expect(await refund(payIn)).toMatchObject({ Status: 'FAILED', ResultCode: '001401' });
    expect((await server.get(`/payins/${payIn.Id}/refunds`)).length).toBe(2);
  });

  it('in parts comes to no more than was paid', async () => {
    const payIn = await server.payIn(10_000, 600);
    expect(await refund(payIn, 4000)).toMatchObject({ Status: 'SUCCEEDED', CreditedFunds: euros(4000) });
    expect(await refund(payIn, 4000)).toMatchObject({ ResultCode: '005407' });
    expect(await refund(payIn, 5401)).toMatchObject({ ResultCode: '005403' });
    expect(await refund(payIn, 1000, -601)).toMatchObject({ ResultCode: '005404' });
    expect(await refund(payIn, 5000, -100)).toMatchObject({ CreditedFunds: euros(5100) });
    expect(await refund(payIn)).toMatchObject({ DebitedFunds: euros(400), Fees: euros(-500) });
    expect(await server.balance(server.wallet)).toBe(0);
    expect(await server.fees()).toBe(0);
  });

  it('needs the money in the wallet', async () => {
    const payIn = await server.payIn(10_000);
    await transfer(9000, 0);
    expect(await refund(payIn, 1001)).toMatchObject({ Status: 'FAILED', ResultCode: '001001' });
    expect(await refund(payIn, 1000)).toMatchObject({ Status: 'SUCCEEDED' });
  });

  it('comes too late after eleven months, and after a day the same amount goes back again', async () => {
    const payIn = await server.payIn(10_000);
    await refund(payIn, 1000);
    server.control.moveClock(DAY);
    await server.renewToken();
    expect(await refund(payIn, 1000)).toMatchObject({ Status: 'SUCCEEDED' });
    server.control.moveClock(335 * DAY);
    await server.renewToken();
    expect(await refund(payIn, 2000)).toMatchObject({ ResultCode: '001403' });
  });

  it.each(Object.entries(AMOUNT_RESULTS.refund))('of %s minor units fails with %s', async (amount, code) => {
    const payIn = await server.payIn(50_000);
    expect(await refund(payIn, Number(amount))).toMatchObject({ Status: 'FAILED', ResultCode: code });
    expect(await server.balance(server.wallet)).toBe(50_000);
  });

  it('is refused for a pay-in that failed and for another author', async () => {
    const failed = await server.payIn(33_305);
    const answer = await server.call('POST', `/payins/${failed.Id}/refunds`, { AuthorId: server.guest.Id });
    expect(answer.status).toBe(400);
    const payIn = await server.payIn(100);
    const foreign = await server.call('POST', `/payins/${payIn.Id}/refunds`, { AuthorId: server.owner.Id });
    expect(foreign).toMatchObject({ status: 400, body: { errors: { AuthorId: expect.any(String) } } });
  });
});

describe('a transfer', () => {
  it('moves what the fees leave, and its refund moves it back', async () => {
    await server.payIn(10_000);
    const sent = await transfer(10_000, 300);
    expect(sent).toMatchObject({ Status: 'SUCCEEDED', CreditedFunds: euros(9700) });
    expect(await server.balance(server.ownerWallet)).toBe(9700);
    const back = await server.post(`/transfers/${sent.Id}/refunds`, { AuthorId: server.guest.Id });
    expect(back).toMatchObject({ Type: 'TRANSFER', Nature: 'REFUND', CreditedFunds: euros(10_000) });
    expect(await server.balance(server.wallet)).toBe(10_000);
    expect(await server.balance(server.ownerWallet)).toBe(0);
    expect(await server.fees()).toBe(0);
  });

  it.each([
    ['more than the wallet has', 10_001, {}, '001001'],
    ['by somebody else', 100, { author: 'owner' }, '001002'],
    ['to a payer', 100, { to: 'guest' }, '002701'],
  ])('of %s fails', async (_case, amount, { author, to }: { author?: string; to?: string }, code) => {
    await server.payIn(10_000);
    const second = await server.post('/wallets', {
      Owners: [server.guest.Id],
      Description: 'Second',
      Currency: 'EUR',
    });
    const sent = await transfer(amount, 0, {
      ...(author ? { AuthorId: server.owner.Id } : {}),
      ...(to ? { CreditedWalletId: second.Id } : {}),
    });
    expect(sent).toMatchObject({ Status: 'FAILED', ResultCode: code });
    expect(await server.balance(server.wallet)).toBe(10_000);
  });

  it.each(Object.entries(AMOUNT_RESULTS.transfer))(
    'of %s minor units fails with %s',
    async (amount, code) => {
      await server.payIn(50_000);
      expect(await transfer(Number(amount), 0)).toMatchObject({ Status: 'FAILED', ResultCode: code });
      expect(await server.balance(server.wallet)).toBe(50_000);
    },
  );
});

it('what came in and did not go out is in wallets and fees', async () => {
  const first = await server.payIn(10_000, 600);
  await server.payIn(33_305, 100);
  await server.payIn(7777, 333);
  await refund(first, 2500, -150);
  await transfer(5000, 250);
  await transfer(500_000, 0);
  const balances = await Promise.all([
    server.balance(server.wallet),
    server.balance(server.ownerWallet),
    server.fees(),
  ]);
  const total = balances.reduce<number>((sum, amount) => sum + (amount ?? Number.NaN), 0);
  expect(total).toBe(10_000 + 7777 - 2650);
  expect(balances).toEqual([9400 + 7444 - 2500 - 5000, 4750, 600 + 333 - 150 + 250]);
});

describe('the tables of amounts', () => {
  const rows = Object.values(AMOUNT_RESULTS).flatMap((codes) => Object.entries(codes));

  it('have codes with a message, and other amounts succeed', () => {
    for (const [, code] of rows) expect(resultOf(code).ResultMessage).not.toBe('Generic Operation error');
    expect(resultOfAmount('payout', 33_637)).toBe('130007');
    expect(resultOfAmount('payout', 33_305)).toBe('000000');
  });

  it('decide nothing once they are to be ignored', async () => {
    server.control.ignoreTestAmounts();
    await server.payIn(33_501);
    expect(await transfer(33_501, 0)).toMatchObject({ Status: 'SUCCEEDED' });
  });

  it('stand in the README', async () => {
    const readme = await readFile(join(import.meta.dirname, '..', '..', 'README.md'), 'utf8');
    const documented = readme.match(/33\d\.\d\d \| \d{6}/g) ?? [];
    const inCode = rows.map(([amount, code]) => `${(Number(amount) / 100).toFixed(2)} | ${code}`);
    expect(documented.toSorted()).toEqual(inCode.toSorted());
  });
});
