import { CHALLENGE_HEADER, type Session } from '@moien/contract';
import type { TransportRequest, TransportResponse } from '@moien/shared-lib';
import { exampleRoot, exampleSession } from '@moien/shared-lib/testing';
import { reaction } from 'mobx';
import { challengeRequired } from '../examples/example-challenge.ts';
import { SignInStore, type TokenStep } from './sign-in-store.ts';

const SENT: TransportResponse = { status: 200, body: { message: 'A code is on its way.' } };
const SIGNED_IN: TransportResponse = { status: 200, body: exampleSession };
const REFUSED: TransportResponse = {
  status: 403,
  body: {
    type: 'about:blank',
    title: 'Forbidden',
    status: 403,
    code: 'sign-in-refused',
    message: 'Not right.',
    error: 'Not right at all.',
  },
};

function createStore(answer: TransportResponse | Error = SIGNED_IN) {
  const sent: Pick<TransportRequest, 'url' | 'body'>[] = [];
  const sessions: Session[] = [];
  const { api } = exampleRoot({
    transport: async ({ url, body }) => {
      sent.push({ url, body: body instanceof URLSearchParams ? Object.fromEntries(body) : body });
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  const store = new SignInStore(api, (session) => sessions.push(session));
  store.set('email', 'lea@example.lu');
  return { store, sent, sessions };
}

/** The token method, as far as this step. */
async function createTokenStore(step: TokenStep, answer: TransportResponse | Error = SIGNED_IN) {
  const answers = [SENT, answer];
  const shown = createStore();
  const { api } = exampleRoot({
    transport: async ({ url, body }) => {
      shown.sent.push({ url, body });
      const next = answers.shift() ?? answer;
      if (next instanceof Error) throw next;
      return next;
    },
  });
  const store = new SignInStore(api, (session) => shown.sessions.push(session));
  store.set('email', ' lea@example.lu ');
  store.toggleMethod();
  if (step !== 'request-token') await store.requestToken();
  if (step === 'sign-in') store.set('token', '');
  return { ...shown, store };
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => jest.restoreAllMocks());

describe('signing in with a password', () => {
  it('has one step, sends form fields and tells who has signed in', async () => {
    const { store, sent, sessions } = createStore();
    expect([store.method, store.step]).toEqual(['password', 'sign-in']);
    store.set('password', 'Quetsch-2026');
    await store.signInWithPassword();
    expect(sent).toEqual([
      { url: '/api/admin/sign-in', body: { email: 'lea@example.lu', password: 'Quetsch-2026' } },
    ]);
    expect(sessions).toEqual([exampleSession]);
    expect(store.password).toBe('');
  });

  it.each([
    ['auth-email-missing', 'email', '', ''],
    ['auth-email-missing', 'email', '  ', 'Quetsch-2026'],
    ['auth-email-invalid', 'email', 'lea', ''],
    ['auth-email-invalid', 'email', `${'a'.repeat(250)}@b.lu`, ''],
    ['auth-password-missing', 'password', 'lea@example.lu', ''],
  ])('asks for %s before it sends anything', async (code, field, email, password) => {
    const { store, sent } = createStore();
    store.set('email', email);
    store.set('password', password);
    await store.signInWithPassword();
    expect(store.form.problem).toEqual({ code, field });
    expect(sent).toEqual([]);
  });

  it('keeps what was entered when it is refused, with the server’s error', async () => {
    const { store, sessions } = createStore(REFUSED);
    store.set('password', 'wrong');
    await store.signInWithPassword();
    expect(store.form.problem).toEqual({ code: 'sign-in-refused', message: 'Not right at all.' });
    expect([store.email, store.password, store.form.isBusy]).toEqual(['lea@example.lu', 'wrong', false]);
    expect(sessions).toEqual([]);
  });

  it('becomes usable again when the service cannot be reached', async () => {
    const { store } = createStore(new Error('Network Error'));
    store.set('password', 'Quetsch-2026');
    await store.signInWithPassword();
    expect(store.form.problem).toEqual({ code: 'unreachable' });
    expect(store.form.isBusy).toBe(false);
  });
});

describe('a code that strangers have asked for often', () => {
  const createChallenged = (answers: TransportResponse[]) => {
    const sent: { body: unknown; solution: string | undefined }[] = [];
    const working: boolean[] = [];
    const { api } = exampleRoot({
      transport: async ({ body, headers }) => {
        working.push(store.form.isWorking);
        sent.push({ body, solution: headers?.[CHALLENGE_HEADER] });
        return answers.shift() ?? challengeRequired;
      },
    });
    const store = new SignInStore(api, () => undefined);
    store.set('email', 'lea@example.lu');
    store.toggleMethod();
    const stop = reaction(
      () => store.form.isWorking,
      (isWorking) => working.push(isWorking),
    );
    return { store, sent, working, stop };
  };

  it('is asked for again with the solution of the challenge, and the payload stays', async () => {
    const { store, sent, working, stop } = createChallenged([
      challengeRequired,
      { status: 200, body: { message: 'Sent.' } },
    ]);
    await store.requestToken();
    stop();
    expect(store.step).toBe('request-token-message');
    expect(sent.map(({ body }) => body)).toEqual(Array(2).fill({ email: 'lea@example.lu' }));
    expect(sent[0]?.solution).toBeUndefined();
    expect(JSON.parse(atob(sent[1]?.solution ?? '')).solution.counter).toBe(3);
    expect(working).toEqual([false, true, false, false]);
  });

  it('is given up after three solutions, in words', async () => {
    const { store, sent, stop } = createChallenged([]);
    await store.requestToken();
    stop();
    expect(sent).toHaveLength(4);
    expect([store.step, store.form.isBusy, store.form.problem?.code]).toEqual([
      'request-token',
      false,
      'challenge-required',
    ]);
  });

  it('and a link for a forgotten password come the same way', async () => {
    const { store, sent, stop } = createChallenged([
      challengeRequired,
      { status: 200, body: { message: 'Sent.' } },
    ]);
    store.openForgotten();
    await store.forgotten.request();
    stop();
    expect([store.forgotten.step, sent.length]).toEqual(['message', 2]);
    expect(sent[1]?.solution).toBeTruthy();
  });

  it('cannot come where the challenge is none', async () => {
    const { store, sent, stop } = createChallenged([
      { status: 429, body: { ...challengeRequired.body, challenge: { parameters: {} } } },
    ]);
    await store.requestToken();
    stop();
    expect([sent.length, store.form.isWorking, store.form.problem?.code]).toEqual([
      1,
      false,
      'challenge-required',
    ]);
  });
});

describe('signing in with a code (specification §2)', () => {
  it('goes from request-token to request-token-message to sign-in', async () => {
    const { store, sent, sessions } = await createTokenStore('request-token');
    expect([store.method, store.step]).toEqual(['token', 'request-token']);
    await store.requestToken();
    expect([store.step, store.form.answer]).toEqual([
      'request-token-message',
      { message: 'A code is on its way.' },
    ]);
    store.set('token', '012345');
    expect(store.step).toBe('sign-in');
    await store.signInWithToken();
    expect(sent).toEqual([
      { url: '/api/request-token', body: { email: 'lea@example.lu' } },
      { url: '/api/sign-in', body: { email: 'lea@example.lu', token: '012345' } },
    ]);
    expect(sessions).toEqual([exampleSession]);
    expect([store.step, store.token]).toEqual(['request-token', '']);
  });

  it.each([
    ['auth-token-missing', ''],
    ['auth-token-incomplete', '12345'],
  ])('asks for %s', async (code, token) => {
    const { store, sent } = await createTokenStore('sign-in');
    store.set('token', token);
    await store.signInWithToken();
    expect(store.form.problem).toEqual({ code, field: 'token' });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['123456', '123456'],
    [' 123 456\n', '123456'],
    ['123-456', '123456'],
    ['Code: 123456.', '123456'],
    ['1234567', '123456'],
  ])('takes the pasted %j as %s', async (pasted, token) => {
    const { store } = await createTokenStore('sign-in');
    store.set('token', pasted);
    expect(store.token).toBe(token);
  });

  it('says beside the code that it is not right', async () => {
    const { store } = await createTokenStore('sign-in', REFUSED);
    store.set('token', '123456');
    await store.signInWithToken();
    expect(store.form.problem).toEqual({
      code: 'sign-in-refused',
      field: 'token',
      message: 'Not right at all.',
    });
    expect([store.step, store.token, store.form.answer]).toEqual(['sign-in', '123456', undefined]);
  });

  it('stays where it is when the code cannot be asked for', async () => {
    const { store } = createStore(new Error('Network Error'));
    store.toggleMethod();
    await store.requestToken();
    expect([store.step, store.form.problem]).toEqual(['request-token', { code: 'unreachable' }]);
  });

  it('goes back to the address, which is still there', async () => {
    const { store } = await createTokenStore('sign-in');
    store.restart();
    expect([store.step, store.email]).toEqual(['request-token', ' lea@example.lu ']);
  });

  it('waits for the code over a closing of the modal, which drops what was typed of it', async () => {
    const { store } = await createTokenStore('request-token-message');
    store.dropSecrets();
    expect([store.step, store.form.answer]).toEqual([
      'request-token-message',
      { message: 'A code is on its way.' },
    ]);
    store.set('token', '123');
    store.dropSecrets();
    expect([store.step, store.token]).toEqual(['sign-in', '']);
  });
});

describe('the button between password and code', () => {
  it.each<TokenStep>(['request-token', 'request-token-message', 'sign-in'])(
    'leads from %s to the password and back to the first step',
    async (step) => {
      const { store } = await createTokenStore(step);
      store.toggleMethod();
      expect([store.method, store.step]).toEqual(['password', 'sign-in']);
      store.toggleMethod();
      expect([store.method, store.step]).toEqual(['token', 'request-token']);
    },
  );

  it('keeps what was entered and forgives what was wrong', async () => {
    const { store } = createStore();
    await store.signInWithPassword();
    expect(store.form.problem).toBeDefined();
    store.toggleMethod();
    expect(store.form.problem).toBeUndefined();
    expect(store.email).toBe('lea@example.lu');
  });
});

describe('a forgotten password', () => {
  it('asks for the address, then says that a mail is on its way, and leads back', async () => {
    const { store, sent } = createStore(SENT);
    store.openForgotten();
    expect([store.forgotten.step, store.forgotten.email]).toEqual(['request', 'lea@example.lu']);
    store.forgotten.setEmail('other@example.lu');
    await store.forgotten.request();
    expect(sent).toEqual([{ url: '/api/password-resets', body: { email: 'other@example.lu' } }]);
    expect([store.forgotten.step, store.forgotten.form.answer]).toEqual([
      'message',
      { message: 'A code is on its way.' },
    ]);
    store.closeForgotten();
    expect([store.forgotten.step, store.email, store.step]).toEqual([
      undefined,
      'other@example.lu',
      'sign-in',
    ]);
  });

  it.each([
    ['auth-email-missing', ''],
    ['auth-email-invalid', 'lea@'],
  ])('asks for %s', async (code, email) => {
    const { store, sent } = createStore(SENT);
    store.openForgotten();
    store.forgotten.setEmail(email);
    await store.forgotten.request();
    expect(store.forgotten.form.problem).toEqual({ code, field: 'email' });
    expect(sent).toEqual([]);
  });

  it('can be asked for again when the service cannot be reached', async () => {
    const { store } = createStore(new Error('Network Error'));
    store.openForgotten();
    await store.forgotten.request();
    expect([store.forgotten.step, store.forgotten.form.problem]).toEqual([
      'request',
      { code: 'unreachable' },
    ]);
  });
});
