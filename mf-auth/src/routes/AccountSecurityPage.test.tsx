import { webcrypto } from 'node:crypto';
import { runInThisContext } from 'node:vm';
import { type Account, type Profile, type SecurityEvent, VISITOR_SESSION } from '@moien/contract';
import {
  type ExampleAnswer,
  type ExampleAnswers,
  exampleRefusal,
  exampleSession,
} from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accountSecurityStore } from '../features/account-security/account-security-store.ts';
import {
  exampleAccount,
  exampleAccountSessions,
  examplePasskeys,
  exampleSecurityEvent,
  exampleSecurityEvents,
} from '../features/examples/example-account.ts';
import { challengeRequired } from '../features/examples/example-challenge.ts';
import { renderPage } from '../features/examples/render-page.tsx';
import { AccountSecurityPage } from './AccountSecurityPage.tsx';

// jsdom lacks what the router makes a navigation of.
Object.assign(globalThis, runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'));
// … and what every browser derives keys with.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

const SOMEBODY_ELSE: Profile = {
  userId: '019b76da-a800-7838-a932-f8c36951b099',
  mangopayUserId: null,
  firstName: 'Jo',
  lastName: 'Ney',
  imagePath: null,
};
const GOOD = 'Sommer-2030';
const MESSAGE: ExampleAnswer = { status: 200, body: { message: 'Done.' } };

let warning: jest.SpyInstance;
beforeEach(() => {
  warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  warning.mockRestore();
  cleanup();
});

const events = (securityEventArray: readonly SecurityEvent[], hasMore = false): ExampleAnswer => ({
  status: 200,
  body: { securityEventArray, hasMore },
});

async function open(account: Partial<Account> = {}, answers: ExampleAnswers = {}) {
  const shown = renderPage(<AccountSecurityPage />, {
    session: exampleSession,
    answers: {
      'GET /api/account': { status: 200, body: exampleAccount(account) },
      'GET /api/account/sessions': { status: 200, body: { sessionArray: exampleAccountSessions } },
      'GET /api/account/passkeys': { status: 200, body: { passkeyArray: examplePasskeys } },
      'GET /api/auth/providers': {
        status: 200,
        body: { providerArray: [{ id: 'google', name: 'Google' }] },
      },
      'GET /api/security-events': events(exampleSecurityEvents),
      ...answers,
    },
  });
  const { root, texts, sent } = shown;
  const store = root.feature(accountSecurityStore);
  store.load();
  const parts = [store.account, store.sessions, store.passkeys, store.providers, store.activity];
  await waitFor(() => expect(parts.some(({ isLoading }) => isLoading)).toBe(false));
  const section = (slug: keyof typeof texts) => within(screen.getByRole('region', { name: texts[slug] }));
  const enter = (label: keyof typeof texts, value: string) =>
    fireEvent.change(screen.getByLabelText(texts[label]), { target: { value } });
  const press = (name: keyof typeof texts) =>
    fireEvent.click(screen.getByRole('button', { name: texts[name] }));
  const toasts = () => root.toast.toasts.map(({ variant, text }) => [variant, text]);
  const bodies = (call: string) => sent.filter((one) => one.call === call).map(({ body }) => body);
  return { ...shown, store, section, enter, press, toasts, bodies };
}

describe('account security', () => {
  it('has a section for each thing, which comes when it comes', async () => {
    const { section } = await open();
    expect(section('security-email-title').getByText('lea@example.lu')).not.toBeNull();
    expect(section('security-providers-title').getByText('Google')).not.toBeNull();
    expect(section('security-sessions-title').getAllByRole('listitem')).toHaveLength(3);
  });

  it.each([
    [0, 'security-load-offline'],
    [500, 'security-load-failed'],
  ] as const)('shows the other sections when one fails with %i, and tries it again', async (status, slug) => {
    const sessions = { status: 200, body: { sessionArray: exampleAccountSessions } };
    const { section, texts } = await open(
      {},
      { 'GET /api/account/sessions': [exampleRefusal(status), sessions] },
    );
    const part = section('security-sessions-title');
    expect(part.getByRole('alert').textContent).toBe(texts[slug]);
    expect(section('security-email-title').getByText('lea@example.lu')).not.toBeNull();
    fireEvent.click(part.getByRole('button', { name: texts['page-try-again'] }));
    expect(await part.findAllByRole('listitem')).toHaveLength(3);
  });

  it('says once that there is no connection, and tries everything again', async () => {
    const down = (body: unknown) => [exampleRefusal(0), { status: 200, body }] as ExampleAnswer[];
    const { section, texts } = await open(
      {},
      {
        'GET /api/account': down(exampleAccount()),
        'GET /api/account/sessions': down({ sessionArray: exampleAccountSessions }),
        'GET /api/auth/providers': down({ providerArray: [] }),
        'GET /api/security-events': down({ securityEventArray: exampleSecurityEvents, hasMore: false }),
      },
    );
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByText(texts['security-load-offline'])).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: texts['page-try-again'] }));
    await waitFor(() => expect(section('security-sessions-title').getAllByRole('listitem')).toHaveLength(3));
    expect(section('security-activity-title').getAllByRole('listitem')).toHaveLength(4);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has no section of linked accounts where the site knows none', async () => {
    const { texts } = await open(
      { providerArray: [] },
      { 'GET /api/auth/providers': { status: 200, body: { providerArray: [] } } },
    );
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: texts['security-providers-title'] })).toBeNull(),
    );
  });

  it('shows skeletons of lists and buttons while it loads, and no section that may not come', () => {
    const { root, texts } = renderPage(<AccountSecurityPage />, { session: exampleSession, answers: {} });
    expect(root.feature(accountSecurityStore).account.value).toBeUndefined();
    const busyParts = (slug: keyof typeof texts) =>
      screen.getByRole('region', { name: texts[slug] }).querySelectorAll('[aria-busy]').length;
    expect(busyParts('security-sessions-title')).toBe(2);
    expect(busyParts('security-activity-title')).toBe(1);
    expect(busyParts('security-deletion-title')).toBe(1);
    expect(screen.queryByRole('region', { name: texts['security-providers-title'] })).toBeNull();
  });

  it('forgets what it knew of somebody else', async () => {
    const { root, store } = await open();
    act(() => {
      root.session.follow({ ...exampleSession, profile: SOMEBODY_ELSE });
      store.load();
    });
    expect(store.account.value).toBeUndefined();
    expect(store.sessions.value).toBeUndefined();
    await waitFor(() => expect(store.account.isLoading).toBe(false));
  });
});

describe('another address', () => {
  const CALL = 'POST /api/account/email-change';

  it('is asked for with the password, and both mails are named', async () => {
    const waiting = { status: 200, body: exampleAccount({ newEmail: 'lea@new.example' }) };
    const { press, enter, bodies, toasts, texts } = await open(
      {},
      { [CALL]: MESSAGE, 'GET /api/account': [{ status: 200, body: exampleAccount() }, waiting] },
    );
    press('security-email-change');
    expect(document.activeElement).toBe(screen.getByLabelText(texts['security-email-new']));
    enter('security-email-new', ' lea@new.example ');
    enter('security-proof-password', 'old');
    press('security-email-submit');
    expect(await screen.findByText(/Die Änderung auf lea@new.example ist noch nicht/)).not.toBeNull();
    expect(bodies(CALL)).toEqual([{ email: 'lea@new.example', proof: { password: 'old' } }]);
    expect(toasts()).toEqual([['success', texts['security-email-sent']]]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: texts['security-email-change'] }));
  });

  it.each([
    ['nowhere', 'old', 'security-email-invalid', 'security-email-new'],
    ['lea@new.example', '', 'security-proof-password-missing', 'security-proof-password'],
  ] as const)('is not asked for with %j and %j', async (email, proof, slug, label) => {
    const { press, enter, bodies, toasts, texts } = await open();
    press('security-email-change');
    enter('security-email-new', email);
    enter('security-proof-password', proof);
    press('security-email-submit');
    await waitFor(() => expect(toasts()).toEqual([['error', texts[slug]]]));
    expect(document.activeElement).toBe(screen.getByLabelText(texts[label]));
    expect(bodies(CALL)).toEqual([]);
  });

  it('is refused beside the password when that is not right, and nothing typed is lost', async () => {
    const { press, enter, texts, toasts } = await open({}, { [CALL]: exampleRefusal(403, 'proof-refused') });
    press('security-email-change');
    enter('security-email-new', 'lea@new.example');
    enter('security-proof-password', 'wrong');
    press('security-email-submit');
    await waitFor(() => expect(toasts()).toEqual([['error', 'The API says proof-refused.']]));
    const field = screen.getByLabelText(texts['security-proof-password']);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect((screen.getByLabelText(texts['security-email-new']) as HTMLInputElement).value).toBe(
      'lea@new.example',
    );
  });

  it('can be left as it is', async () => {
    const { press, texts } = await open();
    press('security-email-change');
    press('security-cancel');
    expect(screen.queryByRole('form')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: texts['security-email-change'] }));
  });
});

describe('the password', () => {
  const CALL = 'PUT /api/account/password';

  it('is changed with the former one, and the sessions are asked for anew', async () => {
    const { press, enter, bodies, toasts, texts } = await open({}, { [CALL]: MESSAGE });
    press('security-password-change');
    enter('security-proof-password', 'old');
    enter('security-new-password', GOOD);
    enter('security-new-password-again', GOOD);
    press('security-password-change');
    await waitFor(() => expect(toasts()).toEqual([['success', texts['security-password-changed']]]));
    expect(bodies(CALL)).toEqual([{ proof: { password: 'old' }, password: GOOD }]);
    await waitFor(() => expect(bodies('GET /api/account/sessions')).toHaveLength(2));
  });

  it('keeps the rules of specification §5', async () => {
    const { press, enter, bodies, toasts, texts } = await open();
    press('security-password-change');
    enter('security-proof-password', 'old');
    enter('security-new-password', 'short');
    press('security-password-change');
    await waitFor(() =>
      expect(toasts()).toEqual([['error', texts['auth-password-too-short-error-message']]]),
    );
    expect(bodies(CALL)).toEqual([]);
  });

  it('is refused beside its own field when it is easy to guess', async () => {
    const code = 'auth-password-too-common-error-message';
    const { press, enter, toasts, texts } = await open({}, { [CALL]: exampleRefusal(400, code) });
    press('security-password-change');
    enter('security-proof-password', 'old');
    enter('security-new-password', GOOD);
    enter('security-new-password-again', GOOD);
    press('security-password-change');
    await waitFor(() => expect(toasts()).toEqual([['error', `The API says ${code}.`]]));
    const field = screen.getByLabelText(texts['security-new-password']);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
  });

  it('is set with a mailed code where there is none', async () => {
    const { press, enter, bodies, texts } = await open(
      { hasPassword: false },
      { [CALL]: MESSAGE, 'POST /api/request-token': MESSAGE },
    );
    press('security-password-set');
    press('security-proof-code-request');
    expect(await screen.findByText(/Der Code ist unterwegs/)).not.toBeNull();
    expect(bodies('POST /api/request-token')).toEqual([{ email: 'lea@example.lu' }]);
    expect(screen.getByRole('button', { name: texts['security-proof-code-again'] })).not.toBeNull();
    enter('security-proof-code', '123 456');
    enter('security-new-password', GOOD);
    enter('security-new-password-again', GOOD);
    press('security-password-set');
    await waitFor(() => expect(bodies(CALL)).toEqual([{ proof: { token: '123456' }, password: GOOD }]));
  });

  it('is set with a code that the browser has to work for', async () => {
    const { press, texts, bodies } = await open(
      { hasPassword: false },
      { 'POST /api/request-token': [challengeRequired, MESSAGE] },
    );
    press('security-password-set');
    press('security-proof-code-request');
    expect(await screen.findByText(texts['auth-challenge-working'])).not.toBeNull();
    expect(await screen.findByText(/Der Code ist unterwegs/)).not.toBeNull();
    expect(screen.queryByText(texts['auth-challenge-working'])).toBeNull();
    expect(bodies('POST /api/request-token')).toEqual(Array(2).fill({ email: 'lea@example.lu' }));
  });

  it('needs six digits as a code', async () => {
    const { press, enter, bodies, toasts, texts } = await open({ hasPassword: false });
    press('security-password-set');
    enter('security-proof-code', '12345');
    press('security-password-set');
    await waitFor(() => expect(toasts()).toEqual([['error', texts['security-proof-code-missing']]]));
    expect(bodies(CALL)).toEqual([]);
  });
});

describe('where somebody is signed in', () => {
  it('names this browser first, and then the one used last', async () => {
    const { section, texts } = await open();
    const items = section('security-sessions-title').getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(`Firefox auf Linux${texts['security-session-this']}`),
      expect.stringContaining(texts['security-session-unknown']),
      expect.stringContaining('Chrome auf Android'),
    ]);
    expect(within(items[0] as HTMLElement).queryByRole('button')).toBeNull();
  });

  it('ends one, which leaves the list', async () => {
    const id = exampleAccountSessions[0]?.id;
    const { section, toasts, texts, bodies } = await open(
      {},
      { [`DELETE /api/account/sessions/${id}`]: MESSAGE },
    );
    const part = section('security-sessions-title');
    fireEvent.click(part.getByRole('button', { name: 'Abmelden: Chrome auf Android' }));
    await waitFor(() => expect(part.getAllByRole('listitem')).toHaveLength(2));
    expect(bodies(`DELETE /api/account/sessions/${id}`)).toHaveLength(1);
    expect(toasts()).toEqual([['success', texts['security-session-ended']]]);
  });

  it('keeps one that could not be ended, and says so there without a toast', async () => {
    const { section, toasts, texts } = await open();
    const part = section('security-sessions-title');
    fireEvent.click(part.getByRole('button', { name: 'Abmelden: Chrome auf Android' }));
    expect((await part.findByRole('alert')).textContent).toBe(texts['auth-unreachable']);
    expect(toasts()).toEqual([]);
    expect(part.getAllByRole('listitem')).toHaveLength(3);
  });

  it('ends all others', async () => {
    const { section, press, texts, toasts } = await open({}, { 'DELETE /api/account/sessions': MESSAGE });
    press('security-sessions-end-others');
    const part = section('security-sessions-title');
    await waitFor(() => expect(part.getAllByRole('listitem')).toHaveLength(1));
    expect(part.getByText(texts['security-sessions-alone'])).not.toBeNull();
    expect(toasts()).toEqual([['success', texts['security-sessions-ended']]]);
  });
});

describe('what has happened to the account', () => {
  it('is listed with what, how, from where and when, and says in words what was refused', async () => {
    const { section, texts } = await open();
    const items = section('security-activity-title').getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(`${texts['security-event-sign-in']}${texts['security-activity-refused']}`),
      expect.stringContaining(texts['security-event-password-changed']),
      expect.stringContaining(
        `${texts['security-event-new-device']}mit verknüpftem Konto · googleChrome auf Android`,
      ),
      expect.stringContaining('night pipeline'),
    ]);
    expect(items[0]?.textContent).toContain('Netzwerk 2001:db8:aaaa::/48');
    expect(items[0]?.querySelector('time')?.dateTime).toBe('2026-11-20T18:02:00.000Z');
    expect(section('security-activity-title').queryByRole('button')).toBeNull();
  });

  it('goes on where it ended, with the focus on what is new', async () => {
    const older = exampleSecurityEvent({
      id: '019b76da-a800-7838-a932-f8c36951b079',
      kind: 'account-created',
    });
    const pages = [events(exampleSecurityEvents, true), events([older])];
    const { section, press, sent, texts } = await open({}, { 'GET /api/security-events': pages });
    press('security-activity-more');
    const part = section('security-activity-title');
    await waitFor(() => expect(part.getAllByRole('listitem')).toHaveLength(5));
    expect(document.activeElement).toBe(part.getAllByRole('listitem')[4]);
    expect(part.queryByRole('button', { name: texts['security-activity-more'] })).toBeNull();
    expect(sent.map(({ call }) => call)).toContain(
      `GET /api/security-events?after=${exampleSecurityEvents.at(-1)?.id}`,
    );
  });

  it('keeps what is there when the rest does not come', async () => {
    const pages = [events(exampleSecurityEvents, true), exampleRefusal(0)];
    const { section, press, toasts, texts } = await open({}, { 'GET /api/security-events': pages });
    press('security-activity-more');
    const part = section('security-activity-title');
    expect((await part.findByRole('alert')).textContent).toBe(texts['auth-unreachable']);
    expect(toasts()).toEqual([]);
    expect(part.getAllByRole('listitem')).toHaveLength(4);
    expect(part.getByRole('button', { name: texts['security-activity-more'] })).not.toBeNull();
  });

  it('may be nothing, or not there', async () => {
    const first = await open({}, { 'GET /api/security-events': events([]) });
    expect(
      first.section('security-activity-title').getByText(first.texts['security-activity-empty']),
    ).not.toBeNull();
    cleanup();
    const pages = [exampleRefusal(500), events(exampleSecurityEvents)];
    const { section, texts } = await open({}, { 'GET /api/security-events': pages });
    const part = section('security-activity-title');
    expect(part.getByText(texts['security-load-failed'])).not.toBeNull();
    fireEvent.click(part.getByRole('button', { name: texts['page-try-again'] }));
    await waitFor(() => expect(part.getAllByRole('listitem')).toHaveLength(4));
  });
});

describe('deleting the account', () => {
  const CALL = 'POST /api/account/delete';

  it('says what goes and what stays, asks for the password, and leads home', async () => {
    const { press, enter, bodies, router, root, toasts, texts } = await open(
      {},
      { [CALL]: { status: 200, body: VISITOR_SESSION } },
    );
    press('security-deletion-open');
    const dialog = within(screen.getByRole('dialog', { name: texts['security-deletion-question'] }));
    expect(dialog.getByText(texts['security-deletion-gone'])).not.toBeNull();
    expect(dialog.getByText(texts['security-deletion-stays'])).not.toBeNull();
    expect(dialog.getByText(texts['security-deletion-text'])).not.toBeNull();
    enter('security-proof-password', 'old');
    press('security-deletion-submit');
    await waitFor(() => expect(root.session.isSignedIn).toBe(false));
    expect(bodies(CALL)).toEqual([{ proof: { password: 'old' } }]);
    expect(router.state.location.pathname).toBe('/de');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(toasts()).toEqual([['success', texts['security-deletion-done']]]);
    expect(root.authModal.mode).toBeNull();
  });

  it('sends nothing without the password, and can be thought over', async () => {
    const { press, bodies, toasts, texts } = await open();
    press('security-deletion-open');
    press('security-deletion-submit');
    await waitFor(() => expect(toasts()).toEqual([['error', texts['security-proof-password-missing']]]));
    press('security-deletion-keep');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bodies(CALL)).toEqual([]);
  });

  it('says in the dialog why it is refused', async () => {
    const { press, enter, root } = await open({}, { [CALL]: exampleRefusal(409, 'open-bookings') });
    press('security-deletion-open');
    enter('security-proof-password', 'old');
    press('security-deletion-submit');
    expect((await screen.findByRole('alert')).textContent).toBe('The API says open-bookings.');
    expect(root.session.isSignedIn).toBe(true);
  });
});
