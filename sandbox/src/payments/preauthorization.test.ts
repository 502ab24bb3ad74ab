import { CHALLENGE, euros, FRICTIONLESS, startTestServer, type TestServer } from './testing/test-server.ts';

const DAY = 24 * 60 * 60 * 1000;

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});

afterEach(() => server.stop());

const reserve = async (amount: number, more: object = {}) =>
  server.post('/preauthorizations/card/direct', {
    ...server.payment(await server.card(FRICTIONLESS), amount),
    ...more,
  });
const capture = (id: string, amount: number, fees = 0) =>
  server.call('POST', '/payins/preauthorized/direct', {
    PreauthorizationId: id,
    CreditedWalletId: server.wallet.Id,
    DebitedFunds: euros(amount),
    Fees: euros(fees),
  });

describe('a preauthorization', () => {
  it('reserves for 6.5 days, and the rest is free after one capture', async () => {
    const reserved = await reserve(10_000);
    expect(reserved).toMatchObject({
      Status: 'SUCCEEDED',
      PaymentStatus: 'WAITING',
      RemainingFunds: euros(10_000),
      PayInId: null,
    });
    expect(Number(reserved.ExpirationDate) - Number(reserved.AuthorizationDate)).toBe((6.5 * DAY) / 1000);
    expect(await server.balance(server.wallet)).toBe(0);
    const { body: payIn } = await capture(reserved.Id, 7000, 420);
    expect(payIn).toMatchObject({
      Status: 'SUCCEEDED',
      PaymentType: 'PREAUTHORIZED',
      PreauthorizationId: reserved.Id,
      CreditedFunds: euros(6580),
    });
    expect(await server.balance(server.wallet)).toBe(6580);
    expect(await server.get(`/preauthorizations/${reserved.Id}`)).toMatchObject({
      PaymentStatus: 'VALIDATED',
      PayInId: payIn.Id,
      RemainingFunds: euros(0),
    });
    expect(await server.get(`/preauthorizations/${reserved.Id}/transactions`)).toEqual([payIn]);
    expect((await capture(reserved.Id, 3000)).status).toBe(400);
  });

  it('of several captures gives no more than was reserved', async () => {
    const { Id: id } = await reserve(10_000, { MultiCapture: true });
    await capture(id, 6000);
    expect(await capture(id, 4001)).toMatchObject({
      status: 400,
      body: { errors: { 'DebitedFunds.Amount': 'Only 4000 are reserved.' } },
    });
    expect((await server.call('PUT', `/preauthorizations/${id}`, { PaymentStatus: 'CANCELED' })).status).toBe(
      400,
    );
    expect((await capture(id, 4000)).body.Status).toBe('SUCCEEDED');
    expect(await server.get(`/preauthorizations/${id}`)).toMatchObject({ PaymentStatus: 'VALIDATED' });
    expect(await server.balance(server.wallet)).toBe(10_000);
  });

  it('gives nothing once it is cancelled, and is cancelled once', async () => {
    const { Id: id } = await reserve(10_000);
    const cancel = () => server.call('PUT', `/preauthorizations/${id}`, { PaymentStatus: 'CANCELED' });
    expect((await cancel()).body).toMatchObject({ PaymentStatus: 'CANCELED', RemainingFunds: euros(0) });
    expect((await capture(id, 1)).status).toBe(400);
    expect((await cancel()).status).toBe(400);
    expect(await server.balance(server.wallet)).toBe(0);
  });

  it('gives nothing once its time is over', async () => {
    const { Id: id } = await reserve(10_000);
    server.control.moveClock(6.5 * DAY);
    await server.renewToken();
    expect(await server.get(`/preauthorizations/${id}`)).toMatchObject({ PaymentStatus: 'EXPIRED' });
    expect((await capture(id, 1)).status).toBe(400);
  });

  it('stays open when a capture is declined', async () => {
    const { Id: id } = await reserve(10_000);
    server.control.declineNext('101101');
    expect((await capture(id, 10_000)).body).toMatchObject({ Status: 'FAILED', ResultCode: '101101' });
    expect((await capture(id, 10_000)).body).toMatchObject({ Status: 'SUCCEEDED' });
  });

  it('that the bank declines reserves nothing', async () => {
    const declined = await reserve(33_305);
    expect(declined).toMatchObject({ Status: 'FAILED', PaymentStatus: 'FAILED', ResultCode: '101101' });
    expect((await capture(declined.Id, 1)).status).toBe(400);
  });

  it('names itself in the address that its challenge leads back to', async () => {
    const reserved = await server.post(
      '/preauthorizations/card/direct',
      server.payment(await server.card(CHALLENGE), 5000),
    );
    const answer = await fetch(String(reserved.SecureModeRedirectURL), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ answer: 'confirm' }),
    });
    expect(answer.headers.get('location')).toContain(`preAuthorizationId=${reserved.Id}`);
    expect(await server.get(`/preauthorizations/${reserved.Id}`)).toMatchObject({ Status: 'SUCCEEDED' });
  });
});

it('a deposit is reserved for 29.5 days and captured once, in part', async () => {
  const deposit = await server.post(
    '/deposit-preauthorizations/card/direct',
    server.payment(await server.card(FRICTIONLESS), 50_000),
  );
  expect(Number(deposit.ExpirationDate) - Number(deposit.AuthorizationDate)).toBe((29.5 * DAY) / 1000);
  expect((await server.call('GET', `/preauthorizations/${deposit.Id}`)).status).toBe(404);
  const payIn = await server.post('/payins/deposit-preauthorized/direct/full-capture', {
    DepositId: deposit.Id,
    CreditedWalletId: server.wallet.Id,
    DebitedFunds: euros(12_345),
    Fees: euros(0),
  });
  expect(payIn).toMatchObject({ Status: 'SUCCEEDED', DepositId: deposit.Id });
  expect(await server.get(`/deposit-preauthorizations/${deposit.Id}`)).toMatchObject({
    PaymentStatus: 'VALIDATED',
    PayinsLinked: { PayinCaptureId: payIn.Id },
  });
  expect(await server.balance(server.wallet)).toBe(12_345);
});
