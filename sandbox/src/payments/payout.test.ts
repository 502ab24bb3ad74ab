import { euros, type Json, startTestServer, type TestServer } from './testing/test-server.ts';

const DAY = 24 * 60 * 60 * 1000;
const RETURN = 'https://moien.example/dashboard';
const OWNER = {
  UserCategory: 'OWNER',
  TermsAndConditionsAccepted: true,
  Email: 'jean@moien.example',
  FirstName: 'Jean',
  LastName: 'Weber',
  Birthday: 0,
  Nationality: 'LU',
  CountryOfResidence: 'LU',
};

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

/** As a browser on the provider's page. */
async function answer(url: unknown, form: Record<string, string>): Promise<string | null> {
  const page = await fetch(String(url), { headers: { 'accept-language': 'de' } });
  expect(await page.text()).toContain('Dies ist eine Testseite.');
  const given = await fetch(String(url), {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  return given.headers.get('location');
}

const redirectOf = ({ PendingUserAction: action }: Json) => `${action?.RedirectUrl}?returnUrl=${RETURN}`;

async function enrol(): Promise<Json> {
  const owner = await server.post('/sca/users/natural', OWNER);
  expect(owner.UserStatus).toBe('PENDING_USER_ACTION');
  expect(await answer(redirectOf(owner), { answer: 'confirm' })).toBe(RETURN);
  return owner;
}

async function verify(owner: Json, form: Record<string, string>): Promise<Json> {
  const session = await server.post(`/users/${owner.Id}/identity-verifications`, { ReturnUrl: RETURN });
  expect(await answer(session.HostedUrl, form)).toBe(RETURN);
  return server.get(`/identity-verifications/${session.Id}`);
}

async function addRecipient(owner: Json, choice = 'confirm'): Promise<Json> {
  const recipient = await server.post(`/users/${owner.Id}/recipients`, {
    DisplayName: 'Jean Weber',
    PayoutMethodType: 'InternationalBankTransfer',
    RecipientType: 'Individual',
    Currency: 'EUR',
    Country: 'LU',
    IndividualRecipient: { FirstName: 'Jean', LastName: 'Weber' },
    InternationalBankTransfer: { AccountNumber: 'LU280019400644750000', BIC: 'BCEELULL' },
  });
  await answer(redirectOf(recipient), { answer: choice });
  return server.get(`/recipients/${recipient.Id}`);
}

/** An owner with so much in their wallet, less our fees. */
async function earn(owner: Json, amount: number, fees: number): Promise<Json> {
  const wallet = await server.post('/wallets', { Owners: [owner.Id], Description: 'x', Currency: 'EUR' });
  const payIn = await server.payIn(amount);
  expect(payIn.Status).toBe('SUCCEEDED');
  const transfer = await server.post('/transfers', {
    AuthorId: server.guest.Id,
    DebitedWalletId: server.wallet.Id,
    CreditedWalletId: wallet.Id,
    DebitedFunds: euros(amount),
    Fees: euros(fees),
  });
  expect(transfer.Status).toBe('SUCCEEDED');
  return wallet;
}

const payOut = (owner: Json, wallet: Json, recipient: Json, amount: number) =>
  server.post('/payouts/bankwire', {
    AuthorId: owner.Id,
    DebitedWalletId: wallet.Id,
    DebitedFunds: euros(amount),
    Fees: euros(0),
    BankAccountId: recipient.Id,
  });

const balanceOf = async (wallet: Json) => (await server.get(`/wallets/${wallet.Id}`)).Balance?.Amount;

it('an owner who has enrolled is verified on a page', async () => {
  const owner = await enrol();
  expect(await verify(owner, { answer: 'confirm' })).toMatchObject({ Status: 'VALIDATED' });
  expect(await server.get(`/users/${owner.Id}`)).toMatchObject({ KYCLevel: 'REGULAR', UserStatus: 'ACTIVE' });
});

it('a refusal says why, and nothing is verified', async () => {
  const owner = await enrol();
  const session = await verify(owner, { answer: 'refuse', reason: 'DOCUMENT_HAS_EXPIRED' });
  expect(session).toMatchObject({
    Status: 'REFUSED',
    Checks: [{ Reasons: [{ Type: 'DOCUMENT_HAS_EXPIRED' }] }],
  });
  expect(await server.get(`/users/${owner.Id}`)).toMatchObject({ KYCLevel: 'LIGHT' });
});

it('who has not enrolled cannot be verified', async () => {
  const owner = await server.post('/sca/users/natural', OWNER);
  const path = `/users/${owner.Id}/identity-verifications`;
  expect((await server.call('POST', path, { ReturnUrl: RETURN })).status).toBe(400);
});

it('a payout leaves the wallet at once, and the bank has it a day later', async () => {
  const owner = await enrol();
  await verify(owner, { answer: 'confirm' });
  const recipient = await addRecipient(owner);
  const wallet = await earn(owner, 10_000, 900);
  const payout = await payOut(owner, wallet, recipient, 9100);
  expect(payout.Status).toBe('CREATED');
  expect(await balanceOf(wallet)).toBe(0);
  server.control.moveClock(DAY + 1000);
  await server.renewToken();
  expect(await server.get(`/payouts/${payout.Id}`)).toMatchObject({ Status: 'SUCCEEDED' });
  expect((await server.get('/clients/wallets/FEES/EUR')).Balance?.Amount).toBe(900);
});

it('what the bank sends back is in the wallet again', async () => {
  const owner = await enrol();
  await verify(owner, { answer: 'confirm' });
  const wallet = await earn(owner, 10_000, 0);
  const payout = await payOut(owner, wallet, await addRecipient(owner), 10_000);
  server.control.returnPayout(payout.Id);
  expect(await balanceOf(wallet)).toBe(10_000);
  const { body } = await server.call('GET', `/payouts/${payout.Id}/refunds`);
  expect(body).toMatchObject([{ Nature: 'REFUND', InitialTransactionId: payout.Id, Status: 'SUCCEEDED' }]);
});

it.each([
  ['is not verified', false, 'confirm', 10_000, '002999'],
  ['has not confirmed the account', true, 'refuse', 10_000, '121006'],
  ['has less in the wallet', true, 'confirm', 10_001, '121003'],
] as const)('a payout of an owner who %s has failed', async (_case, isVerified, choice, amount, code) => {
  const owner = await enrol();
  if (isVerified) await verify(owner, { answer: 'confirm' });
  const wallet = await earn(owner, 10_000, 0);
  const recipient = await addRecipient(owner, choice);
  expect(await payOut(owner, wallet, recipient, amount)).toMatchObject({
    Status: 'FAILED',
    ResultCode: code,
  });
  expect(await balanceOf(wallet)).toBe(10_000);
});
