import { AMOUNT_RESULTS } from './result-codes.ts';
import {
  CHALLENGE,
  DECLINED,
  euros,
  FRICTIONLESS,
  startTestServer,
  type TestServer,
} from './testing/test-server.ts';

const DAY = 24 * 60 * 60 * 1000;

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});

afterEach(() => server.stop());

describe('a pay-in by card', () => {
  it('credits the wallet with what the fees leave', async () => {
    const payIn = await server.payIn(12_000, 720);
    expect(payIn).toMatchObject({
      Id: expect.stringMatching(/^payin_m_01[0-9A-Z]{24}$/),
      Type: 'PAYIN',
      Nature: 'REGULAR',
      Status: 'SUCCEEDED',
      ResultCode: '000000',
      CreditedFunds: euros(11_280),
      SecureModeNeeded: false,
      SecureModeRedirectURL: null,
    });
    expect(await server.get(`/payins/${payIn.Id}`)).toEqual(payIn);
    expect(await server.balance(server.wallet)).toBe(11_280);
    expect(await server.fees()).toBe(720);
  });

  it.each(Object.entries(AMOUNT_RESULTS.card))('of %s minor units fails with %s', async (amount, code) => {
    const payIn = await server.payIn(Number(amount));
    expect(payIn).toMatchObject({ Status: 'FAILED', ResultCode: code, ExecutionDate: null });
    expect(await server.balance(server.wallet)).toBe(0);
  });

  it.each([
    ['AMEX', '375989111111119'],
    ['MAESTRO', '5033951000000004'],
    ['VISA', FRICTIONLESS],
  ])('by %s asks nobody', async (provider, number) => {
    const cardId = await server.card(number);
    expect(await server.get(`/cards/${cardId}`)).toMatchObject({ CardProvider: provider, Active: true });
    const payIn = await server.post('/payins/card/direct', server.payInBody(cardId, 100));
    expect(payIn.Status).toBe('SUCCEEDED');
  });

  it('fails whatever the amount with the card that is always declined', async () => {
    const body = server.payInBody(await server.card(DECLINED), 100);
    expect(await server.post('/payins/card/direct', body)).toMatchObject({ ResultCode: '101101' });
  });

  it('fails once when the next payment is to be declined', async () => {
    server.control.declineNext('101305');
    expect(await server.payIn(100)).toMatchObject({ Status: 'FAILED', ResultCode: '101305' });
    expect(await server.payIn(100)).toMatchObject({ Status: 'SUCCEEDED' });
  });

  it('fails with a card that was deactivated, has expired or has long been unused', async () => {
    const [off, used, unused] = [
      await server.card(FRICTIONLESS),
      await server.card(FRICTIONLESS),
      await server.card(FRICTIONLESS),
    ];
    await server.call('PUT', `/cards/${off}`, { Active: false });
    const pay = (cardId: string) => server.post('/payins/card/direct', server.payInBody(cardId, 100));
    expect(await pay(off)).toMatchObject({ ResultCode: '101410' });
    expect(await pay(used)).toMatchObject({ ResultCode: '000000' });
    server.control.moveClock(2 * DAY);
    // The token of the API is older than twenty minutes now.
    expect((await server.call('GET', `/cards/${used}`)).status).toBe(401);
    await server.renewToken();
    expect(await pay(unused)).toMatchObject({ ResultCode: '101410' });
    const expired = String((await server.register(FRICTIONLESS, '0120')).body.CardId);
    expect(await pay(expired)).toMatchObject({ ResultCode: '101105' });
  });

  it.each([
    [{ DebitedFunds: { Currency: 'EUR', Amount: 10.5 } }, 'DebitedFunds.Amount'],
    [{ DebitedFunds: { Currency: 'EUR', Amount: 0 } }, 'DebitedFunds.Amount'],
    [{ DebitedFunds: { Currency: 'CHF', Amount: 100 } }, 'CreditedWalletId'],
    [{ DebitedFunds: null }, 'DebitedFunds'],
    [{ Fees: euros(101) }, 'Fees.Amount'],
    [{ Fees: { Currency: 'CHF', Amount: 1 } }, 'Fees.Currency'],
    [{ AuthorId: 'user_m_0' }, 'AuthorId'],
    [{ CardId: 'card_m_0' }, 'CardId'],
    [{ IpAddress: 'here' }, 'IpAddress'],
    [{ BrowserInfo: { UserAgent: 'x' } }, 'BrowserInfo.AcceptHeader'],
    [{ SecureModeReturnURL: 'javascript:1' }, 'SecureModeReturnURL'],
    [{ SecureMode: 'NEVER' }, 'SecureMode'],
    [{ StatementDescriptor: 'Moïen booking' }, 'StatementDescriptor'],
  ])('is refused with %j', async (change, field) => {
    const body = { ...server.payInBody(await server.card(FRICTIONLESS), 100), ...change };
    const answer = await server.call('POST', '/payins/card/direct', body);
    expect(answer).toMatchObject({
      status: 400,
      body: { Type: 'param_error', errors: { [field]: expect.any(String) } },
    });
    expect((await server.get(`/wallets/${server.wallet.Id}/transactions`)).length).toBe(0);
  });
});

describe('a challenge', () => {
  const open = async (address: string, language = 'en', init: RequestInit = {}) =>
    fetch(address, { redirect: 'manual', headers: { 'accept-language': language }, ...init });
  const answer = (address: string, value: string) =>
    open(address, 'en', { method: 'POST', body: new URLSearchParams({ answer: value }) });
  const start = async (amount = 12_050) => {
    const payIn = await server.post(
      '/payins/card/direct',
      server.payInBody(await server.card(CHALLENGE), amount),
    );
    expect(payIn).toMatchObject({ Status: 'CREATED', ResultCode: null, SecureModeNeeded: true });
    return { payIn, page: String(payIn.SecureModeRedirectURL) };
  };

  it.each([
    ['en-GB', '€120.50', 'Confirm', 'Refuse'],
    ['fr', '120,50\u00a0€', 'Confirmer', 'Refuser'],
    ['lb, de;q=0.9', '120,50\u00a0€', 'Bestätigen', 'Ablehnen'],
  ])('is in the language of %s', async (language, amount, confirm, refuse) => {
    const { page } = await start();
    expect(page.startsWith(`${server.origin}/3ds/`)).toBe(true);
    const html = await (await open(page, language)).text();
    expect(html).toContain(`<dd>${amount}</dd>`);
    expect(html).toContain(`value="confirm">${confirm}</button>`);
    expect(html).toContain(`value="refuse">${refuse}</button>`);
    expect(html).toContain('8183');
  });

  it.each([
    ['confirm', 'SUCCEEDED', '000000', 12_050],
    ['refuse', 'FAILED', '101301', 0],
  ])('that is answered by %s ends %s and leads back', async (value, status, code, balance) => {
    const { payIn, page } = await start();
    const redirect = await answer(page, value);
    expect(redirect.status).toBe(303);
    expect(redirect.headers.get('location')).toBe(
      `https://moien.example/de/return?booking=7&transactionId=${payIn.Id}`,
    );
    expect(await server.get(`/payins/${payIn.Id}`)).toMatchObject({ Status: status, ResultCode: code });
    expect(await server.balance(server.wallet)).toBe(balance);
  });

  it('counts its first answer alone, also when its page is opened again', async () => {
    const { payIn, page } = await start();
    await answer(page, 'confirm');
    expect((await answer(page, 'refuse')).status).toBe(303);
    expect((await open(page)).status).toBe(303);
    expect(await server.get(`/payins/${payIn.Id}`)).toMatchObject({ Status: 'SUCCEEDED' });
    expect(await server.balance(server.wallet)).toBe(12_050);
  });

  it('that is posted without an answer stays open', async () => {
    const { payIn, page } = await start();
    expect((await answer(page, 'perhaps')).status).toBe(400);
    expect(await server.get(`/payins/${payIn.Id}`)).toMatchObject({ Status: 'CREATED' });
  });

  it('is followed by what the bank says to the amount', async () => {
    const { payIn, page } = await start(33_305);
    await answer(page, 'confirm');
    expect(await server.get(`/payins/${payIn.Id}`)).toMatchObject({ ResultCode: '101101' });
  });

  it('fails when it is left alone for 15 minutes', async () => {
    const { payIn, page } = await start();
    server.control.moveClock(15 * 60_000 - 1000);
    expect(await server.get(`/payins/${payIn.Id}`)).toMatchObject({ Status: 'CREATED' });
    server.control.moveClock(2000);
    expect(await server.get(`/payins/${payIn.Id}`)).toMatchObject({ Status: 'FAILED', ResultCode: '101304' });
    await answer(page, 'confirm');
    expect(await server.balance(server.wallet)).toBe(0);
  });

  it('comes with every card when the platform forces it', async () => {
    const body = { ...server.payInBody(await server.card(FRICTIONLESS), 100), SecureMode: 'FORCE' };
    expect(await server.post('/payins/card/direct', body)).toMatchObject({ Status: 'CREATED' });
  });
});
