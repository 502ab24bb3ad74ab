import { type PaymentServerOptions, startPaymentServer } from '../payment-server.ts';

const CLIENT = { clientId: 'moien', apiKey: 'only for tests' };

export const FRICTIONLESS = '4970107111111119';
export const CHALLENGE = '4970105181818183';
export const DECLINED = '4000000000000002';

const BROWSER_INFO = {
  AcceptHeader: 'text/html',
  ColorDepth: 24,
  JavaEnabled: false,
  JavascriptEnabled: true,
  Language: 'en-GB',
  ScreenHeight: 900,
  ScreenWidth: 1440,
  TimeZoneOffset: -60,
  UserAgent: 'test',
};

/** As a test reads an answer: what is asserted says what is in it. */
export type Json = { [field: string]: Json } & {
  Id: string;
  Status: string;
  ResultCode: string;
  Amount: number;
};

export type Answer = { status: number; body: Json; headers: Headers };

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

export const euros = (amount: number) => ({ Currency: 'EUR', Amount: amount });

/** A server with a guest, their wallet and an owner with a wallet. */
export async function startTestServer(options: Omit<PaymentServerOptions, 'clients'> = {}) {
  const server = await startPaymentServer({ clients: [CLIENT], ...options });
  let token = await accessToken(server.origin);
  const call = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${server.origin}/v2.01/${CLIENT.clientId}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      body: body && JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Json, headers: answer.headers };
  };
  const post = async (path: string, body: object) => (await call('POST', path, body)).body;
  const get = async (path: string) => (await call('GET', path)).body;

  const person = { FirstName: 'Léa', LastName: 'Muller', Email: 'lea@moien.example' };
  const guest = await post('/users/natural', { ...person, UserCategory: 'PAYER' });
  const owner = await post('/users/natural', {
    ...person,
    UserCategory: 'OWNER',
    TermsAndConditionsAccepted: true,
    Birthday: 0,
    Nationality: 'LU',
    CountryOfResidence: 'LU',
  });
  const walletOf = (user: Json) =>
    post('/wallets', { Owners: [user.Id], Description: 'Booking', Currency: 'EUR' });
  const wallet = await walletOf(guest);
  const ownerWallet = await walletOf(owner);

  const register = async (number: string, expirationDate = '1249') => {
    const registration = await post('/cardregistrations', { UserId: guest.Id, Currency: 'EUR' });
    const answer = await fetch(String(registration.CardRegistrationURL), {
      method: 'POST',
      body: new URLSearchParams({
        accessKeyRef: String(registration.AccessKey),
        data: String(registration.PreregistrationData),
        cardNumber: number,
        cardExpirationDate: expirationDate,
        cardCvx: '123',
      }),
    });
    return call('PUT', `/cardregistrations/${registration.Id}`, { RegistrationData: await answer.text() });
  };
  const card = async (number: string) => String((await register(number)).body.CardId);
  const payment = (cardId: string, amount: number) => ({
    AuthorId: guest.Id,
    CardId: cardId,
    DebitedFunds: euros(amount),
    SecureModeReturnURL: 'https://moien.example/de/return?booking=7',
    BrowserInfo: BROWSER_INFO,
    IpAddress: '192.0.2.1',
  });
  const payInBody = (cardId: string, amount: number, fees = 0) => ({
    ...payment(cardId, amount),
    Fees: euros(fees),
    CreditedWalletId: wallet.Id,
  });
  return {
    ...server,
    /** Tokens are good for twenty minutes of the server's clock. */
    renewToken: async () => {
      token = await accessToken(server.origin);
    },
    call,
    post,
    get,
    guest,
    owner,
    wallet,
    ownerWallet,
    register,
    card,
    payment,
    payInBody,
    payIn: async (amount: number, fees = 0) =>
      post('/payins/card/direct', payInBody(await card(FRICTIONLESS), amount, fees)),
    balance: async ({ Id: id }: Json) => (await get(`/wallets/${id}`)).Balance?.Amount,
    fees: async () => (await get('/clients/wallets/FEES/EUR')).Balance?.Amount,
  };
}

export async function accessToken(origin: string, apiKey = CLIENT.apiKey): Promise<string> {
  const credentials = Buffer.from(`${CLIENT.clientId}:${apiKey}`).toString('base64');
  const answer = await fetch(`${origin}/v2.01/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  return String(((await answer.json()) as { access_token?: string }).access_token);
}

/** Timers that run when a test says so. */
export function createManualTimers() {
  let waiting: { work: () => void; milliseconds: number }[] = [];
  return {
    schedule: (work: () => void, milliseconds: number) => {
      const entry = { work, milliseconds };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
    /** What waits for that long, in milliseconds. */
    run: (milliseconds: number) => {
      const due = waiting.filter((entry) => entry.milliseconds === milliseconds);
      waiting = waiting.filter((entry) => entry.milliseconds !== milliseconds);
      for (const { work } of due) work();
      return due.length;
    },
    waiting: () => waiting.map(({ milliseconds }) => milliseconds),
  };
}
