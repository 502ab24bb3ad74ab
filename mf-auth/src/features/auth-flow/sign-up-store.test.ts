import type { Problem, SignUpStep } from '@moien/contract';
import type { TransportRequest, TransportResponse } from '@moien/shared-lib';
import { exampleEssentials, exampleRoot } from '@moien/shared-lib/testing';
import type { SignUpField, SignUpForm } from './sign-up-rules.ts';
import { SignUpStore } from './sign-up-store.ts';

const FILLED: Partial<SignUpForm> = {
  phoneNumber: '621 123 456',
  firstName: 'Léa',
  lastName: 'Weber',
  email: 'lea@example.lu',
  password: 'Quetsch-2026',
  passwordConfirmation: 'Quetsch-2026',
  areTermsAccepted: true,
};

const answered = (step: SignUpStep, message = ''): TransportResponse => ({
  status: 200,
  body: { message, step },
});

const refused = (code: string, more: Partial<Problem> = {}): TransportResponse => ({
  status: 400,
  body: { type: 'about:blank', title: 'Refused', status: 400, code, message: `It says ${code}.`, ...more },
});

/** A store at a step, with everything filled in but for the changes. */
function createStore(
  step: SignUpStep,
  changes: Partial<SignUpForm> = {},
  answer: TransportResponse | Error = answered('sign-in'),
) {
  const sent: Pick<TransportRequest, 'url' | 'body'>[] = [];
  const root = exampleRoot({
    essentials: exampleEssentials,
    transport: async ({ url, body }) => {
      sent.push({ url, body });
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  const store = new SignUpStore(root);
  const entry = { ...FILLED, ...changes } as SignUpForm;
  for (const [field, value] of Object.entries(entry)) store.set(field as SignUpField, value);
  store.follow(step);
  return { store, sent };
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => jest.restoreAllMocks());

describe('the twelve rules of signing up (specification §5)', () => {
  /** In their order: each entry keeps the rules before its own and breaks all that can be broken after it. */
  const TABLE: [number, string, SignUpField, SignUpStep, Partial<SignUpForm>][] = [
    [1, 'auth-sign-up-email-failed', 'email', 'info', { email: '' }],
    [2, 'auth-sign-up-empty-first-name', 'firstName', 'info', { firstName: ' ' }],
    [3, 'auth-sign-up-empty-last-name', 'lastName', 'info', { lastName: '' }],
    [4, 'auth-country-phone-prefix-error-message', 'phonePrefix', 'phone', { phonePrefix: '' }],
    [5, 'auth-phone-number-error-message', 'phoneNumber', 'phone', { phoneNumber: '' }],
    [6, 'auth-empty-password-error-message', 'password', 'info', { password: '' }],
    [7, 'auth-password-too-short-error-message', 'password', 'info', { password: 'ab' }],
    [8, 'auth-password-no-uppercase-characters-error-message', 'password', 'info', { password: 'quetsche' }],
    [9, 'auth-password-no-lowercase-characters-error-message', 'password', 'info', { password: 'QUETSCHE' }],
    [10, 'auth-password-no-special-characters-error-message', 'password', 'info', { password: 'Quetsche' }],
    [11, 'auth-password-no-numbers-error-message', 'password', 'info', { password: 'Quetsche-' }],
    [
      12,
      'auth-passwords-do-not-match-error-message',
      'passwordConfirmation',
      'info',
      { passwordConfirmation: 'other' },
    ],
  ];

  it.each(TABLE)('rule %i: %s, at %s, leads to the step %s', async (number, code, field, step, changes) => {
    const later = TABLE.slice(number).map(([, , , , broken]) => broken);
    // What a later rule asks of the password cannot be broken beside what an earlier one asks of it.
    const { store, sent } = createStore('info', Object.assign({}, ...later.reverse(), changes));
    await store.signUp();
    expect(store.form.problem).toEqual({ code, field });
    expect(store.step).toBe(step);
    expect(sent).toEqual([]);
  });

  it.each([
    [
      'auth-terms-not-accepted',
      'areTermsAccepted',
      { areTermsAccepted: false, phonePrefix: '', phoneNumber: '' },
    ],
    ['auth-country-phone-prefix-error-message', 'phonePrefix', { phonePrefix: '', phoneNumber: '' }],
    ['auth-phone-number-error-message', 'phoneNumber', { phoneNumber: ' -()' }],
  ])('the phone step asks for %s before it sends anything', async (code, field, changes) => {
    const { store, sent } = createStore('phone', changes);
    await store.checkPhone();
    expect(store.form.problem).toEqual({ code, field });
    expect(store.step).toBe('phone');
    expect(sent).toEqual([]);
  });
});

describe('the steps of signing up (specification §4)', () => {
  it.each<[SignUpStep, 'checkPhone' | 'signUp', SignUpStep]>([
    ['phone', 'checkPhone', 'info'],
    ['phone', 'checkPhone', 'phone'],
    ['info', 'signUp', 'sign-in'],
    ['info', 'signUp', 'phone'],
    ['info', 'signUp', 'info'],
  ])('from %s, %s goes on to the step that the server returns: %s', async (step, send, next) => {
    const { store } = createStore(step, {}, answered(next, 'Thank you.'));
    await store[send]();
    expect(store.step).toBe(next);
    expect(store.form.answer).toEqual({ message: 'Thank you.' });
    expect(store.form.problem).toBeUndefined();
  });

  it.each<[string, Partial<Problem>, SignUpField | undefined, SignUpStep]>([
    ['auth-phone-number-error-message', {}, 'phoneNumber', 'phone'],
    ['auth-country-phone-prefix-error-message', { step: 'phone' }, 'phonePrefix', 'phone'],
    ['auth-password-no-numbers-error-message', {}, 'password', 'info'],
    ['auth-password-too-common-error-message', { step: 'info' }, 'password', 'info'],
    ['something-of-the-phone', { step: 'phone' }, undefined, 'phone'],
    ['something-else', { step: 'no step' }, undefined, 'info'],
    [
      'invalid-request',
      { parameters: [{ name: 'firstName', code: 'long', message: 'It is too long.' }] },
      'firstName',
      'info',
    ],
  ])('a refusal %s %j returns to the step that owns the field', async (code, more, field, step) => {
    const { store } = createStore('info', {}, refused(code, more));
    await store.signUp();
    expect(store.form.problem).toEqual({ code, message: `It says ${code}.`, ...(field && { field }) });
    expect(store.step).toBe(step);
  });

  it('sends what specification §7 names, without what only the page knows', async () => {
    const { store, sent } = createStore('info', { email: ' lea@example.lu ' });
    await store.signUp();
    const { passwordConfirmation, areTermsAccepted, ...fields } = FILLED;
    expect(sent).toEqual([{ url: '/api/sign-up', body: { phonePrefix: '+352', ...fields } }]);
  });

  it('checks the phone by its prefix and number alone', async () => {
    const { store, sent } = createStore('phone', {}, answered('info'));
    await store.checkPhone();
    expect(sent).toEqual([
      { url: '/api/check-phone-number', body: { phonePrefix: '+352', phoneNumber: '621 123 456' } },
    ]);
  });

  it('becomes usable again when the service cannot be reached, and keeps everything', async () => {
    const { store } = createStore('info', {}, new Error('Network Error'));
    await store.signUp();
    expect(store.form.problem).toEqual({ code: 'unreachable' });
    expect(store.form.isBusy).toBe(false);
    expect([store.step, store.entry.password]).toEqual(['info', 'Quetsch-2026']);
  });

  it('sends once however often it is pressed', async () => {
    const { store, sent } = createStore('info');
    await Promise.all([store.signUp(), store.signUp()]);
    expect(sent).toHaveLength(1);
  });

  it('keeps what was entered on the way back and forth', async () => {
    const { store } = createStore('info', {}, answered('info'));
    store.backToPhone();
    expect(store.step).toBe('phone');
    await store.checkPhone();
    expect(store.step).toBe('info');
    expect(store.entry).toEqual({ phonePrefix: '+352', ...FILLED });
  });

  it('drops the passwords alone when the modal closes on the way', () => {
    const { store } = createStore('info');
    store.dropSecrets();
    expect(store.entry).toEqual({ phonePrefix: '+352', ...FILLED, password: '', passwordConfirmation: '' });
    expect(store.step).toBe('info');
  });

  it('keeps no password once it was sent, and the step that was reached after the modal has closed', async () => {
    const { store } = createStore('info');
    await store.signUp();
    expect([store.step, store.entry.password, store.entry.email]).toEqual(['sign-in', '', 'lea@example.lu']);
    store.dropSecrets();
    expect([store.step, store.entry.email]).toEqual(['sign-in', 'lea@example.lu']);
    store.restart();
    expect([store.step, store.entry.email, store.entry.phonePrefix]).toEqual(['phone', '', '+352']);
  });

  it('asks for another address, and for the passwords, when the mail went to a wrong one', async () => {
    const { store } = createStore('info', { email: 'lae@example.lu' });
    await store.signUp();
    store.changeEmail();
    expect(store.step).toBe('info');
    expect(store.form.answer).toBeUndefined();
    expect(store.entry).toEqual({
      phonePrefix: '+352',
      ...FILLED,
      email: '',
      password: '',
      passwordConfirmation: '',
    });
  });

  it('forgives a field that is mended', async () => {
    const { store } = createStore('info', { email: 'lea' });
    await store.signUp();
    store.set('firstName', 'Lea');
    expect(store.form.problemOf('email')?.code).toBe('auth-sign-up-email-failed');
    store.set('email', 'lea@example.lu');
    expect([store.form.problem, store.form.problemOf('email')]).toEqual([undefined, undefined]);
  });
});

describe('the country of the phone', () => {
  it('is Luxembourg at first, and gives the prefix', () => {
    const { store } = createStore('phone');
    expect([store.countryCode, store.entry.phonePrefix]).toEqual(['LU', '+352']);
  });

  it('is Luxembourg once all countries have come, unless another was chosen', async () => {
    const answer = { status: 200, body: exampleEssentials };
    const store = new SignUpStore(exampleRoot({ transport: async () => answer }));
    expect(store.countryCode).toBeUndefined();
    await store.loadCountries();
    expect([store.countryCode, store.entry.phonePrefix]).toEqual(['LU', '+352']);
    store.chooseCountry('DE');
    await store.loadCountries();
    expect(store.countryCode).toBe('DE');
  });

  it('is that of the device’s time zone, once it has come', async () => {
    const resolved = Intl.DateTimeFormat().resolvedOptions();
    const zone = jest
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue({ ...resolved, timeZone: 'Asia/Tokyo' });
    const [luxembourg] = exampleEssentials.countryArray;
    if (!luxembourg) throw new Error('The example has no country.');
    const japan = { ...luxembourg, code: 'JP', phonePrefix: '+81' };
    const answer = { status: 200, body: { ...exampleEssentials, countryArray: [luxembourg, japan] } };
    const root = exampleRoot({ essentials: exampleEssentials, transport: async () => answer });
    const store = new SignUpStore(root);
    expect(store.countryCode).toBe('LU');
    await store.loadCountries();
    expect([store.countryCode, store.entry.phonePrefix]).toEqual(['JP', '+81']);
    zone.mockRestore();
  });

  it('is one of those of the document while the others do not come, and asks again', async () => {
    let asked = 0;
    const root = exampleRoot({
      essentials: exampleEssentials,
      transport: async () => {
        asked += 1;
        throw new Error('Network Error');
      },
    });
    const store = new SignUpStore(root);
    await store.loadCountries();
    await store.loadCountries();
    expect([store.phoneCountries.countries.length, store.countryCode, asked]).toEqual([1, 'LU', 2]);
  });

  it('is none where no countries came', () => {
    const store = new SignUpStore(exampleRoot());
    expect([store.countryCode, store.entry.phonePrefix]).toEqual([undefined, '']);
  });
});
