import { randomUUID } from 'node:crypto';
import type { BankingInformation, OwnerDetails, TaxData } from '@moien/contract';
import { type PaymentServer, startPaymentServer } from '@moien/sandbox/payments/payment-server';
import { mailText } from '../../../mail/mail-text.ts';
import { insertAccount, TEST_PASSWORD } from '../../../testing/account-factory.ts';
import { MAIL_ORIGIN, type MailSite, startMailSite } from '../../../testing/mail-site.ts';
import { newAddress } from '../../../testing/new-address.ts';
import { mailsTo, subjectOf } from '../../../testing/read-mail.ts';
import { openBrowser, type TestBrowser } from '../../../testing/test-browser.ts';
import { SANDBOX_CLIENT } from '../provider/provider-settings.ts';

let site: MailSite;
let server: PaymentServer;

beforeAll(async () => {
  server = await startPaymentServer({ clients: [SANDBOX_CLIENT] });
  site = await startMailSite({
    paymentProvider: { origin: server.origin, ...SANDBOX_CLIENT, isSandbox: true },
  });
  await site.start();
}, 120_000);

afterAll(async () => {
  await site.close();
  await server.stop();
});

afterEach(() => server.control.clearFaults());

const ADDRESS = {
  line1: '1, rue de la Gare',
  line2: '',
  postalCode: 'L-1611',
  city: 'Luxembourg',
  region: '',
  countryCode: 'LU',
};
const PERSON = {
  firstName: 'Anna',
  lastName: 'Weber',
  birthDate: '1980-02-03',
  nationality: 'LU',
  countryOfResidence: 'LU',
};
const NATURAL: OwnerDetails = { kind: 'natural', ...PERSON, address: ADDRESS };
const LEGAL: OwnerDetails = {
  kind: 'legal',
  legalForm: 'business',
  legalName: 'Weber S.à r.l.',
  companyNumber: 'B123456',
  address: ADDRESS,
  representative: PERSON,
};
const TAX_DATA: TaxData = {
  kind: 'natural',
  firstName: 'Anna',
  lastName: 'Weber',
  birthDate: '1980-02-03',
  address: ADDRESS,
  taxNumberArray: [{ countryCode: 'LU', number: '1980020312345' }],
  vatNumber: '',
  traderStatus: 'private',
};
const PROOF = { password: TEST_PASSWORD };
const BANKING = '/api/payments/banking-information';

type Owner = { browser: TestBrowser; email: string; userId: string };

async function openOwner(): Promise<Owner> {
  const email = newAddress();
  const userId = await insertAccount(site.database.client, { email, language: 'de' });
  const browser = openBrowser(site.app);
  await browser.submit('/api/admin/sign-in', { email, password: TEST_PASSWORD });
  return { browser, email, userId };
}

const read = async ({ browser }: Owner): Promise<BankingInformation> => (await browser.get(BANKING)).json();
const start = ({ browser }: Owner, details: OwnerDetails) =>
  browser.post('/api/payments/identity', { details, areProviderTermsAccepted: true, languageTag: 'de' });

/** As the owner's browser on the provider's page. @returns where it leads back */
async function answerAt(actionUrl: string | null | undefined, form: Record<string, string>) {
  const page = await fetch(actionUrl ?? '');
  expect(page.status).toBe(200);
  const answer = await fetch(actionUrl ?? '', {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  return answer.headers.get('location');
}

const CONFIRM = { answer: 'confirm' };
const RETURN_URL = `${MAIL_ORIGIN}/de/dashboard/banking-information`;

/** Through both pages of the provider. */
async function verify(owner: Owner, form: Record<string, string> = CONFIRM, details = NATURAL) {
  const { identity } = (await start(owner, details)).json();
  expect(identity).toMatchObject({ state: 'started', personKind: details.kind });
  expect(await answerAt(identity.actionUrl, CONFIRM)).toBe(RETURN_URL);
  const enrolled = await read(owner);
  expect(await answerAt(enrolled.identity.actionUrl, form)).toBe(RETURN_URL);
  return read(owner);
}

const recipientRequest = (iban = 'LU28 0019 4006 4475 0000', bic = 'BCEELULL') => ({
  id: randomUUID(),
  iban,
  bic,
  holder: { kind: 'natural', firstName: 'Anna', lastName: 'Weber' },
  address: ADDRESS,
  languageTag: 'de',
  proof: PROOF,
});
const addRecipient = ({ browser }: Owner, request: object = recipientRequest()) =>
  browser.post('/api/payments/recipients', request);

async function activate(owner: Owner, request: object = recipientRequest(), form = CONFIRM) {
  const added: BankingInformation = (await addRecipient(owner, request)).json();
  await answerAt((added.nextRecipient ?? added.recipient)?.actionUrl, form);
  return read(owner);
}

async function mangopayUserIdOf({ userId }: Owner): Promise<string | null> {
  const { rows } = await site.database.client.query(
    'select mangopay_user_id from profile where user_id = $1',
    [userId],
  );
  return rows[0].mangopay_user_id;
}

describe('the identity of an owner', () => {
  it('is what nothing was begun of', async () => {
    expect(await read(await openOwner())).toMatchObject({
      identity: { state: 'none', actionUrl: null },
      recipient: null,
      payoutMethod: 'standard',
      cardArray: [],
      tax: { isComplete: false },
      blockReasonArray: ['identity-missing', 'recipient-missing'],
      hasPassword: true,
      hasPasskey: false,
    });
  });

  it.each([
    ['person', NATURAL],
    ['company', LEGAL],
  ])(
    'of a %s makes them an owner once the provider has verified it, and not before',
    async (_kind, details) => {
      const owner = await openOwner();
      await start(owner, details);
      expect(await mangopayUserIdOf(owner)).toBeNull();
      const verified = await verify(owner, CONFIRM, details);
      expect(verified.identity).toMatchObject({ state: 'verified', details, actionUrl: null });
      expect(await mangopayUserIdOf(owner)).toMatch(/^user_/);
      expect((await owner.browser.post('/api/get-session')).json().profile.mangopayUserId).toMatch(/^user_/);
      expect((await start(owner, details)).json()).toMatchObject({ status: 409, code: 'identity-verified' });
    },
  );

  it('that was refused says why, and is begun again with what was wrong', async () => {
    const owner = await openOwner();
    const refused = await verify(owner, { answer: 'refuse', reason: 'DOCUMENT_DO_NOT_MATCH_USER_DATA' });
    expect(refused.identity).toMatchObject({ state: 'refused', refusal: 'data-does-not-match' });
    expect(await mangopayUserIdOf(owner)).toBeNull();
    const again = await verify(owner, CONFIRM, { ...NATURAL, lastName: 'Weber-Muller' });
    expect(again.identity).toMatchObject({ state: 'verified', refusal: null });
  });

  it('of a company may be looked at, and is not begun again meanwhile', async () => {
    const owner = await openOwner();
    const waiting = await verify(owner, { answer: 'review' }, LEGAL);
    expect(waiting.identity).toMatchObject({ state: 'in-review', actionUrl: null });
    expect((await start(owner, LEGAL)).json()).toMatchObject({ code: 'identity-under-review' });
  });

  it.each([
    ['2015-01-01', 'owner-underage'],
    ['1980-02-30', 'birth-date-invalid'],
    ['1850-01-01', 'birth-date-invalid'],
  ])('with the birth date %s is refused: %s', async (birthDate, code) => {
    const answer = await start(await openOwner(), { ...NATURAL, birthDate });
    expect(answer.json()).toMatchObject({ status: 400, code });
  });

  it.each(['lose-before', 'lose-after', 'status-503'] as const)(
    'goes on after an answer of the provider that is lost (%s)',
    async (kind) => {
      const owner = await openOwner();
      server.control.injectFault({ kind, target: 'POST /sca/users/natural' });
      expect((await start(owner, NATURAL)).json()).toMatchObject({
        status: 503,
        code: 'payments-unavailable',
      });
      const gone = await read(owner);
      expect(gone.identity.actionUrl).toContain('/hosted/');
    },
  );
});

describe('the account of an owner', () => {
  it('is active once it is confirmed, and replaces the one before', async () => {
    const owner = await openOwner();
    await verify(owner);
    const first = await activate(owner);
    expect(first).toMatchObject({
      recipient: { state: 'active', countryCode: 'LU', ibanEnding: '0000', holderName: 'Anna Weber' },
      blockReasonArray: [],
    });
    const added = (
      await addRecipient(owner, recipientRequest('DE89 3704 0044 0532 0130 00', 'COBADEFF'))
    ).json();
    expect(added).toMatchObject({
      recipient: { state: 'active', countryCode: 'LU' },
      nextRecipient: { state: 'pending', countryCode: 'DE' },
    });
    await answerAt(added.nextRecipient.actionUrl, CONFIRM);
    expect(await read(owner)).toMatchObject({
      recipient: { state: 'active', countryCode: 'DE', ibanEnding: '3000' },
      nextRecipient: null,
    });
    const atProvider = (server.control.objects().recipients ?? []) as unknown as { Status: string }[];
    expect(atProvider.map(({ Status: status }) => status)).toContain('DEACTIVATED');
  });

  it('that is not confirmed changes nothing', async () => {
    const owner = await openOwner();
    await verify(owner);
    await activate(owner);
    const other = recipientRequest('DE89 3704 0044 0532 0130 00', 'COBADEFF');
    expect(await activate(owner, other, { answer: 'refuse' })).toMatchObject({
      recipient: { state: 'active', countryCode: 'LU' },
      nextRecipient: null,
    });
  });

  it('that is sent twice is one', async () => {
    const owner = await openOwner();
    await verify(owner);
    const request = recipientRequest();
    await Promise.all([1, 2, 3].map(() => addRecipient(owner, request)));
    const { rowCount } = await site.database.client.query(
      'select from payment_recipient where user_id = $1',
      [owner.userId],
    );
    expect(rowCount).toBe(1);
  });

  it('is nobody else’s', async () => {
    const [owner, stranger] = [await openOwner(), await openOwner()];
    await verify(owner);
    const { recipient } = await activate(owner);
    const path = `/api/payments/recipients/${recipient?.id}/removal`;
    expect((await stranger.browser.post(path, { proof: PROOF })).json()).toMatchObject({
      code: 'recipient-not-found',
    });
    expect((await read(stranger)).recipient).toBeNull();
    expect((await owner.browser.post(path, { proof: PROOF })).json()).toMatchObject({
      recipient: null,
      blockReasonArray: ['recipient-missing'],
    });
  });

  it.each([
    ['LU29 0019 4006 4475 0000', 'BCEELULL', 'iban-check-digits'],
    ['BR15 0000 0000 0000 1093 2840 814P 2', 'BCEELULL', 'iban-country-unsupported'],
    ['LU28 0019 4006 4475 0000', 'COBADEFF', 'bic-country-differs'],
  ])('%s with %s is refused: %s', async (iban, bic, code) => {
    const answer = await addRecipient(await openOwner(), recipientRequest(iban, bic));
    expect(answer.json()).toMatchObject({ status: 400, code });
  });

  it('needs an identity that was begun', async () => {
    expect((await addRecipient(await openOwner())).json()).toMatchObject({ code: 'identity-missing' });
  });
});

const CHANGES: [string, (owner: Owner, proof: object) => Promise<{ json: () => object }>][] = [
  ['account', (owner, proof) => addRecipient(owner, { ...recipientRequest(), proof })],
  [
    'payout method',
    ({ browser }, proof) => browser.put('/api/payments/payout-method', { payoutMethod: 'instant', proof }),
  ],
  ['tax data', ({ browser }, proof) => browser.put('/api/payments/tax-data', { taxData: TAX_DATA, proof })],
];

describe('a change of bank data', () => {
  it.each(CHANGES)('(%s) needs a proof, and is mailed and recorded', async (_what, change) => {
    const owner = await openOwner();
    await start(owner, NATURAL);
    expect((await change(owner, { password: 'wrong' })).json()).toMatchObject({ code: 'proof-refused' });
    expect((await change(owner, PROOF)).json()).not.toHaveProperty('code');
    const [mail] = await mailsTo(site, owner.email, 1);
    expect(mail && subjectOf(mail)).toBe(mailText('de', 'bank-data-changed-subject'));
    const { rowCount } = await site.database.client.query(
      `select from security_event where user_id = $1 and kind = 'bank-data-changed'`,
      [owner.userId],
    );
    expect(rowCount).toBe(1);
  });

  it('is mailed to the former address as well, for a month', async () => {
    const owner = await openOwner();
    const former = newAddress();
    const ancient = newAddress();
    await site.database.client.query(
      `insert into email_change (id, user_id, old_email, new_email, created_at, expires_at, changed_at)
       values ($1, $3, $4, $6, now() - interval '5 days', now() - interval '4 days', now() - interval '5 days'),
         ($2, $3, $5, $4, now() - interval '40 days', now() - interval '39 days', now() - interval '40 days')`,
      [randomUUID(), randomUUID(), owner.userId, former, ancient, owner.email],
    );
    await owner.browser.put('/api/payments/payout-method', { payoutMethod: 'instant', proof: PROOF });
    await mailsTo(site, owner.email, 1);
    expect(await mailsTo(site, former, 1)).toHaveLength(1);
    expect(await mailsTo(site, ancient, 0)).toEqual([]);
  });

  it('shows what was saved', async () => {
    const owner = await openOwner();
    await owner.browser.put('/api/payments/payout-method', { payoutMethod: 'instant', proof: PROOF });
    const saved = await owner.browser.put('/api/payments/tax-data', { taxData: TAX_DATA, proof: PROOF });
    expect(saved.json()).toMatchObject({
      payoutMethod: 'instant',
      tax: { taxData: TAX_DATA, isComplete: true },
    });
    const { rows } = await site.database.client.query(
      'select trader_status from profile where user_id = $1',
      [owner.userId],
    );
    expect(rows).toEqual([{ trader_status: 'private' }]);
  });

  it('refuses a VAT number of no member state', async () => {
    const { browser } = await openOwner();
    const taxData = { ...TAX_DATA, vatNumber: 'US123456' };
    const answer = await browser.put('/api/payments/tax-data', { taxData, proof: PROOF });
    expect(answer.json()).toMatchObject({ status: 400, code: 'vat-number-country' });
  });
});

it.each([
  ['GET', BANKING],
  ['POST', '/api/payments/identity'],
  ['POST', '/api/payments/recipients'],
  ['POST', `/api/payments/recipients/${randomUUID()}/removal`],
  ['PUT', '/api/payments/payout-method'],
  ['POST', '/api/payments/cards/card_1/removal'],
  ['PUT', '/api/payments/tax-data'],
  ['GET', '/api/payments/balance'],
  ['GET', '/api/payments/ledger-lines?currency=EUR'],
  ['GET', '/api/payments/money-releases?currency=EUR&group=held'],
  ['POST', `/api/payments/money-releases/${randomUUID()}/payout`],
] as const)('nobody who is not signed in: %s %s', async (method, url) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await site.app.inject({
    method,
    url,
    headers,
    ...(method === 'GET' ? {} : { payload: '{}' }),
  });
  expect(answer.statusCode).toBe(401);
});

describe('a card that the provider keeps', () => {
  async function payWithCard({ userId }: Owner) {
    const call = async (method: string, path: string, body: object) => {
      const token = await fetch(`${server.origin}/v2.01/oauth/token`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${SANDBOX_CLIENT.clientId}:${SANDBOX_CLIENT.apiKey}`).toString('base64')}`,
        },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      });
      const { access_token: accessToken } = (await token.json()) as { access_token: string };
      const answer = await fetch(`${server.origin}/v2.01/${SANDBOX_CLIENT.clientId}${path}`, {
        method,
        headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await answer.json()) as Record<string, string>;
    };
    const person = { FirstName: 'Anna', LastName: 'Weber', Email: 'anna@moien.example' };
    const payer = await call('POST', '/users/natural', person);
    await site.database.client.query(
      `insert into payment_user (user_id, category, request_id, provider_id, created_at)
       values ($1, 'PAYER', $2, $3, now())`,
      [userId, randomUUID(), payer.Id],
    );
    const registration = await call('POST', '/cardregistrations', { UserId: payer.Id, Currency: 'EUR' });
    const data = await fetch(registration.CardRegistrationURL ?? '', {
      method: 'POST',
      body: new URLSearchParams({
        accessKeyRef: registration.AccessKey ?? '',
        data: registration.PreregistrationData ?? '',
        cardNumber: '4970107111111119',
        cardExpirationDate: '1249',
        cardCvx: '123',
      }),
    });
    await call('PUT', `/cardregistrations/${registration.Id}`, { RegistrationData: await data.text() });
  }

  it('is shown with its last digits, and removed by its owner alone', async () => {
    const [owner, stranger] = [await openOwner(), await openOwner()];
    await payWithCard(owner);
    const { cardArray } = await read(owner);
    expect(cardArray).toMatchObject([
      { family: 'visa-mastercard', ending: '1119', expiryMonth: '2049-12', isExpired: false },
    ]);
    const path = `/api/payments/cards/${cardArray?.[0]?.id}/removal`;
    expect((await stranger.browser.post(path, { proof: PROOF })).json()).toMatchObject({
      code: 'card-not-found',
    });
    expect((await owner.browser.post(path, { proof: PROOF })).json()).toMatchObject({ cardArray: [] });
  });

  it('is not known while the provider does not answer', async () => {
    const owner = await openOwner();
    await payWithCard(owner);
    server.control.injectFault({ kind: 'status-503', target: '/cards' });
    expect((await read(owner)).cardArray).toBeNull();
  });
});
