import { webcrypto } from 'node:crypto';
import { runInThisContext } from 'node:vm';
import type { Account, BankingInformation } from '@moien/contract';
import { type ExampleAnswer, type ExampleAnswers, exampleRefusal } from '@moien/shared-lib/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { bankingStore } from '../features/banking/banking-store.ts';
import { bankingTexts } from '../features/banking/banking-texts.ts';
import {
  exampleBanking,
  exampleIdentity,
  exampleNewOwner,
  exampleRecipient,
} from '../features/examples/example-banking.ts';
import { renderPage } from '../features/examples/render-page.tsx';
import { BankingInformationPage } from './BankingInformationPage.tsx';

// jsdom lacks what the router makes a navigation of.
Object.assign(globalThis, runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'));
// … and what every browser makes ids with.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

// The forms are loaded with their first use.
beforeAll(async () => {
  await bankingTexts.en.load();
  await import('../features/banking/forms/BankingFormSheet.tsx');
}, 60_000);
afterEach(cleanup);

const GET = 'GET /api/payments/banking-information';
const METHOD = 'PUT /api/payments/payout-method';
const RECIPIENTS = 'POST /api/payments/recipients';
const PAGE = 'https://provider.example/verify';
const of = (body: BankingInformation): ExampleAnswer => ({ status: 200, body });

async function open(information: BankingInformation, answers: ExampleAnswers = {}) {
  const shown = renderPage(<BankingInformationPage />, {
    answers: { [GET]: of(information), ...answers },
    load: (root) => root.feature(bankingStore).open(),
  });
  await screen.findByRole('listitem', { name: 'Who you are' });
  const bodies = (call: string) => shown.sent.filter((one) => one.call === call).map(({ body }) => body);
  return { ...shown, bodies };
}

const step = (name: string) => within(screen.getByRole('listitem', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sheet = async () => within(await screen.findByRole('dialog'));
const type = (form: ReturnType<typeof within>, label: string, value: string) =>
  fireEvent.change(form.getByLabelText(label), { target: { value } });

describe('the page of the banking information', () => {
  it('says to a new host what is missing, and begins with who they are', async () => {
    await open(exampleNewOwner);
    expect(
      screen.getByText('Before we can pay you, we still need: proof of who you are and a bank account.'),
    ).not.toBeNull();
    expect(step('Your bank account').getByText('After step 1')).not.toBeNull();
    expect(step('Your bank account').queryByRole('button')).toBeNull();
    expect(step('Who you are').getByRole('button', { name: 'Verify your identity' })).not.toBeNull();
  });

  it('leads to the page of the provider, and says why it refused', async () => {
    const identity = exampleIdentity({ state: 'refused', refusal: 'document-expired', actionUrl: PAGE });
    await open(exampleBanking({ identity }));
    const who = step('Who you are');
    expect(who.getByText('The document has expired.')).not.toBeNull();
    expect(who.getByText('Please use one that is still valid.')).not.toBeNull();
    expect(who.getByRole('link', { name: 'Continue at MangoPay' }).getAttribute('href')).toBe(PAGE);
  });

  it('goes to no address that is no page', async () => {
    await open(
      exampleBanking({ identity: exampleIdentity({ state: 'started', actionUrl: 'javascript:alert(1)' }) }),
    );
    expect(step('Who you are').queryByRole('link')).toBeNull();
  });

  it('checks an account before it is sent, and then shows what the server answers', async () => {
    const pending = exampleRecipient({ state: 'pending', actionUrl: PAGE });
    const { bodies } = await open(exampleBanking({ recipient: null }), {
      [RECIPIENTS]: of(exampleBanking({ recipient: pending })),
    });
    press('Add your account');
    const form = await sheet();
    type(form, 'IBAN', 'LU29 0019 4006 4475 0000');
    type(form, 'BIC', 'BCEELULL');
    fireEvent.click(form.getByRole('button', { name: 'Save the account' }));
    expect(
      await form.findByText('There’s a typo in this IBAN. Please compare it with your statement.'),
    ).not.toBeNull();
    expect(form.getByText('Please enter your current password so that we know it’s you.')).not.toBeNull();
    expect(bodies(RECIPIENTS)).toEqual([]);
    type(form, 'IBAN', 'LU28 0019 4006 4475 0000');
    type(form, 'Your current password', 'a long password');
    fireEvent.click(form.getByRole('button', { name: 'Save the account' }));
    expect(
      await step('Your bank account').findByRole('link', { name: 'Confirm at MangoPay' }),
    ).not.toBeNull();
    expect(bodies(RECIPIENTS)).toEqual([
      expect.objectContaining({
        iban: 'LU28 0019 4006 4475 0000',
        bic: 'BCEELULL',
        holder: { kind: 'natural', firstName: 'Léa', lastName: 'Weber' },
        proof: { password: 'a long password' },
      }),
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says beside the password that it is wrong, and keeps what was typed', async () => {
    await open(exampleBanking(), {
      [METHOD]: exampleRefusal(403, 'proof-refused'),
    });
    press('Change the transfer type');
    const form = await sheet();
    fireEvent.click(form.getByRole('radio', { name: /^Instant transfer/ }));
    type(form, 'Your current password', 'wrong');
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('The API says proof-refused.')).not.toBeNull();
    expect(form.getByRole<HTMLInputElement>('radio', { name: /^Instant transfer/ }).checked).toBe(true);
  });

  it('mails a code to who has no password, and sends it as the proof', async () => {
    const card = 'card_m_1';
    const { bodies } = await open(exampleBanking({ hasPassword: false }), {
      'GET /api/account': {
        status: 200,
        body: {
          email: 'lea@example.lu',
          newEmail: null,
          hasPassword: false,
          hasPasskey: false,
          phonePrefix: null,
          phoneNumber: null,
          roleArray: [],
          providerArray: [],
          secondFactor: { hasAuthenticator: false, recoveryCodeCount: 0, isMandatory: false },
        } satisfies Account,
      },
      'POST /api/request-token': { status: 200, body: { message: 'Sent.' } },
      [`POST /api/payments/cards/${card}/removal`]: of(exampleBanking({ cardArray: [] })),
    });
    press('Remove Visa or Mastercard •••• 1119');
    const form = await sheet();
    fireEvent.click(form.getByRole('button', { name: 'Send me a code' }));
    expect(
      await form.findByText('The code is on its way to lea@example.lu. It’s valid for 10 minutes.'),
    ).not.toBeNull();
    type(form, 'Code from the e-mail', '123 456');
    fireEvent.click(form.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No card is saved. You enter one when you book.')).not.toBeNull();
    expect(bodies(`POST /api/payments/cards/${card}/removal`)).toEqual([{ proof: { token: '123456' } }]);
  });

  it('takes a passkey in the place of the password', async () => {
    const bytes = (value: number) => new Uint8Array([value]).buffer;
    const response = { clientDataJSON: bytes(2), authenticatorData: bytes(3), signature: bytes(4) };
    const get = async () => ({ id: 'AQ', rawId: bytes(1), type: 'public-key', response });
    Object.defineProperty(window, 'PublicKeyCredential', { configurable: true, value: () => undefined });
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
    try {
      const { bodies } = await open(exampleBanking({ hasPasskey: true }), {
        'POST /api/account/passkeys/reauthentication': {
          status: 200,
          body: {
            ...{ challenge: 'AQ', rpId: 'localhost', timeout: 600_000, userVerification: 'required' },
            allowCredentials: [{ type: 'public-key', id: 'AQ', transports: [] }],
          },
        },
        [METHOD]: of(exampleBanking({ hasPasskey: true })),
      });
      press('Change the transfer type');
      const form = await sheet();
      fireEvent.click(form.getByRole('radio', { name: /^Instant transfer/ }));
      fireEvent.click(form.getByRole('button', { name: 'Use a passkey' }));
      expect(await form.findByText('Your passkey has confirmed that it’s you.')).not.toBeNull();
      fireEvent.click(form.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(bodies(METHOD)).toEqual([
        {
          payoutMethod: 'instant',
          proof: {
            passkey: {
              ...{ id: 'AQ', rawId: 'AQ', type: 'public-key' },
              response: { clientDataJSON: 'Ag', authenticatorData: 'Aw', signature: 'BA' },
            },
          },
        },
      ]);
    } finally {
      Reflect.deleteProperty(window, 'PublicKeyCredential');
      Reflect.deleteProperty(navigator, 'credentials');
    }
  });

  it('says that the cards cannot be shown while the provider is away', async () => {
    await open(exampleBanking({ cardArray: null }), {
      [GET]: [of(exampleBanking({ cardArray: null })), of(exampleBanking())],
    });
    press('Try again');
    expect(await screen.findByText('Visa or Mastercard •••• 1119')).not.toBeNull();
  });

  it.each([
    [0, 'There’s no connection'],
    [500, 'We couldn’t load this page'],
  ])('says what became of it at %i, and tries again', async (status, title) => {
    renderPage(<BankingInformationPage />, {
      answers: { [GET]: [exampleRefusal(status), of(exampleBanking())] },
      load: (root) => root.feature(bankingStore).open(),
    });
    expect(await screen.findByRole('heading', { name: title })).not.toBeNull();
    press('Try again');
    await waitFor(() => expect(screen.getByRole('listitem', { name: 'Who you are' })).not.toBeNull());
  });
});
