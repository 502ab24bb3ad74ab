import type { AuthModalMode } from '@moien/shared-lib';
import {
  type ExampleAnswer,
  type ExampleAnswers,
  exampleRefusal,
  exampleSession,
} from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { authFlowStore } from '../auth-flow/auth-flow-store.ts';
import { renderPage } from '../examples/render-page.tsx';
import { AuthModal } from './AuthModal.tsx';

const NO_PROVIDERS = { 'GET /api/auth/providers': { status: 200, body: { providerArray: [] } } };
const UNREACHABLE: ExampleAnswer = { status: 0 };
const ok = (body: object): ExampleAnswer => ({ status: 200, body });

/** The modal open in English, on an API that gives these answers. */
function open(mode: AuthModalMode, answers: ExampleAnswers = {}, next?: string) {
  const shown = renderPage(<AuthModal />, { languageTag: 'en', answers: { ...NO_PROVIDERS, ...answers } });
  act(() => shown.root.authModal.open(mode, { next }));
  arrived = () => shown.root.feature(authFlowStore).providers.load();
  const { texts, root } = shown;
  const field = (slug: keyof typeof texts) => screen.getByLabelText<HTMLInputElement>(texts[slug]);
  const type = (slug: keyof typeof texts, value: string) =>
    fireEvent.change(field(slug), { target: { value } });
  /** The sentences of the toasts; what comes after a press needs a moment. */
  const toasts = () => root.toast.toasts.map(({ variant, text }) => `${variant}: ${text}`);
  return { ...shown, field, type, toasts };
}

const press = async (name: string | RegExp) => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
};
const submit = async (name: string) => {
  await act(async () => fireEvent.submit(screen.getByRole('form', { name })));
};
const ownCalls = (sent: { call: string; body: unknown }[]) =>
  sent.filter(({ call }) => !['GET /api/auth/providers', 'POST /api/page/home/essentials'].includes(call));

/** What a field says is wrong with it. */
function errorOf(input: HTMLElement): string[] {
  if (input.getAttribute('aria-invalid') !== 'true') return [];
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids
    .filter((id) => id.endsWith('-error'))
    .map((id) => document.getElementById(id)?.textContent ?? '');
}

let warn: jest.SpyInstance;
let arrived: () => Promise<void>;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(async () => {
  await act(() => arrived());
  cleanup();
  sessionStorage.clear();
  // MobX warns of state that is changed outside of actions, and texts of slugs that nobody wrote.
  const warnings = warn.mock.calls.map(([text]) => String(text));
  expect(warnings.filter((text) => /MobX|Text missing/.test(text))).toEqual([]);
  jest.restoreAllMocks();
});

describe('the modal', () => {
  it.each<[AuthModalMode, string]>([
    ['sign-in', 'Sign in'],
    ['sign-up', 'Create an account'],
    ['beta-applicant', 'Try Moïen early'],
  ])('is a dialog in the mode %s: %s', async (mode, name) => {
    const { root } = open(mode);
    expect(screen.getByRole('dialog', { name })).not.toBeNull();
    await press('Close');
    expect(root.authModal.mode).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says what an account is needed for, in either mode, until it closes', async () => {
    const { root, texts } = open('sign-in');
    act(() => root.authModal.open('sign-in', { purpose: 'save-home' }));
    expect(screen.getByRole('dialog', { name: 'Sign in to save this home' })).not.toBeNull();
    fireEvent.click(screen.getByRole('link', { name: texts['auth-to-sign-up'] }));
    expect(screen.getByRole('dialog', { name: 'Create an account to save this home' })).not.toBeNull();
    await screen.findByLabelText(texts['auth-phone-number']);
    act(() => root.authModal.close());
    act(() => root.authModal.open('sign-in'));
    expect(screen.getByRole('dialog', { name: 'Sign in' })).not.toBeNull();
  });

  it('closes when the browser closes the dialog', async () => {
    const { root } = open('sign-in');
    await act(async () => screen.getByRole<HTMLDialogElement>('dialog').close());
    expect(root.authModal.mode).toBeNull();
  });

  it('keeps the address and drops the password when it closes', async () => {
    const { root, type, field } = open('sign-in');
    type('auth-email', 'lea@example.lu');
    type('auth-password', 'Quetsch-2026');
    await act(async () => root.authModal.close());
    act(() => root.authModal.open('sign-in'));
    expect(document.activeElement).toBe(field('auth-password'));
    expect([field('auth-email').value, field('auth-password').value]).toEqual(['lea@example.lu', '']);
  });

  it('has a link to the other mode, whose address opens it too, and one to the terms in another tab', async () => {
    const { root, texts } = open('sign-in');
    const link = screen.getByRole('link', { name: texts['auth-to-sign-up'] });
    expect(link.getAttribute('href')).toBe('?auth=sign-up');
    const terms = screen.getByRole('link', { name: /^Terms of use/ });
    expect([terms.getAttribute('href'), terms.getAttribute('target')]).toEqual(['/en/terms', '_blank']);
    fireEvent.click(link);
    expect(root.authModal.mode).toBe('sign-up');
    await screen.findByLabelText(texts['auth-phone-number']);
  });
});

describe('the link to the other mode', () => {
  const linkTo = (name: string) => screen.getByRole('link', { name });

  it.each(['forgotten', 'request-token', 'request-token-message', 'sign-in'] as const)(
    'is there while signing in is at %s',
    async (step) => {
      const { root, texts } = open('sign-in');
      act(() => {
        const { signIn } = root.feature(authFlowStore);
        if (step === 'forgotten') signIn.openForgotten();
        else {
          signIn.toggleMethod();
          runInAction(() => Object.assign(signIn, { tokenStep: step }));
        }
      });
      fireEvent.click(linkTo(texts['auth-to-sign-up']));
      expect(root.authModal.mode).toBe('sign-up');
      await screen.findByLabelText(texts['auth-phone-number']);
    },
  );

  it.each(['phone', 'info', 'sign-in'] as const)('is there while signing up is at %s', async (step) => {
    const { root, texts } = open('sign-up');
    act(() => root.feature(authFlowStore).signUp.follow(step));
    fireEvent.click(await screen.findByRole('link', { name: texts['auth-to-sign-in'] }));
    expect(root.authModal.mode).toBe('sign-in');
  });
});

describe('signing in', () => {
  it('with a password goes on to where somebody wanted', async () => {
    const { type, root, sent, visited } = open(
      'sign-in',
      { 'POST /api/admin/sign-in': ok(exampleSession) },
      '/en/dashboard',
    );
    type('auth-email', 'lea@example.lu');
    type('auth-password', 'Quetsch-2026');
    await submit('Sign in');
    await waitFor(() => expect(root.session.isSignedIn).toBe(true));
    expect(String(ownCalls(sent)[0]?.body)).toBe('email=lea%40example.lu&password=Quetsch-2026');
    expect(root.authModal.mode).toBeNull();
    expect(visited.map(({ path }) => path)).toEqual(['/en/dashboard']);
  });

  it('says what is missing as a toast and beside the field, which takes the focus', async () => {
    const { field, texts, toasts, type } = open('sign-in');
    await submit('Sign in');
    expect(errorOf(field('auth-email'))).toEqual([texts['auth-email-missing']]);
    expect(document.activeElement).toBe(field('auth-email'));
    expect(toasts()).toEqual([`error: ${texts['auth-email-missing']}`]);
    type('auth-email', 'lea@example.lu');
    expect(errorOf(field('auth-email'))).toEqual([]);
    expect(toasts()).toEqual([]);
    await submit('Sign in');
    expect(errorOf(field('auth-password'))).toEqual([texts['auth-password-missing']]);
    expect(document.activeElement).toBe(field('auth-password'));
    expect(toasts()).toEqual([`error: ${texts['auth-password-missing']}`]);
  });

  it('says a refusal in the server’s words, as a toast and in the form', async () => {
    const { type, toasts } = open('sign-in', {
      'POST /api/admin/sign-in': exampleRefusal(403, 'sign-in-refused'),
    });
    type('auth-email', 'lea@example.lu');
    type('auth-password', 'wrong');
    await submit('Sign in');
    expect((await screen.findByRole('alert')).textContent).toBe('The API says sign-in-refused.');
    expect(toasts()).toEqual(['error: The API says sign-in-refused.']);
  });

  it('says in the form alone that the service has failed, and logs it', async () => {
    const { type, toasts } = open('sign-in', {
      'POST /api/admin/sign-in': exampleRefusal(500, 'internal-error'),
    });
    type('auth-email', 'lea@example.lu');
    type('auth-password', 'Quetsch-2026');
    await submit('Sign in');
    expect((await screen.findByRole('alert')).textContent).toBe('The API says internal-error.');
    expect(toasts()).toEqual([]);
    expect(warn).toHaveBeenCalledWith('The service has failed with 500: internal-error.');
  });

  it('says in the form alone that the service cannot be reached, and can be pressed again', async () => {
    const { type, texts, toasts, root } = open('sign-in', {
      'POST /api/admin/sign-in': [UNREACHABLE, ok(exampleSession)],
    });
    type('auth-email', 'lea@example.lu');
    type('auth-password', 'Quetsch-2026');
    await submit('Sign in');
    expect((await screen.findByRole('alert')).textContent).toBe(texts['auth-unreachable']);
    expect(toasts()).toEqual([]);
    await submit('Sign in');
    await waitFor(() => expect(root.session.isSignedIn).toBe(true));
  });

  it('with a code: asks for it, is told beside its field, takes it', async () => {
    const { type, texts, root, field } = open('sign-in', {
      'POST /api/request-token': ok({ message: 'A code is on its way.' }),
      'POST /api/sign-in': ok(exampleSession),
    });
    type('auth-email', 'lea@example.lu');
    await press(texts['auth-with-token']);
    await submit(texts['auth-with-token']);
    const said = await screen.findByText('A code is on its way.');
    expect(document.activeElement).toBe(field('auth-token'));
    expect(document.getElementById(field('auth-token').getAttribute('aria-describedby') ?? '')).toBe(
      said.parentElement,
    );
    type('auth-token', ' 012 345 ');
    expect(field('auth-token').value).toBe('012345');
    await submit(texts['auth-enter-token']);
    await waitFor(() => expect(root.session.isSignedIn).toBe(true));
  });

  it('says beside the code that it is not right', async () => {
    const { type, texts, field } = open('sign-in', {
      'POST /api/request-token': ok({ message: 'A code is on its way.' }),
      'POST /api/sign-in': exampleRefusal(403, 'sign-in-refused'),
    });
    type('auth-email', 'lea@example.lu');
    await press(texts['auth-with-token']);
    await submit(texts['auth-with-token']);
    await screen.findByText('A code is on its way.');
    await submit(texts['auth-enter-token']);
    expect(errorOf(field('auth-token'))).toEqual([texts['auth-token-missing']]);
    expect(screen.queryByText('A code is on its way.')).not.toBeNull();
    type('auth-token', '012345');
    await submit(texts['auth-enter-token']);
    await waitFor(() => expect(errorOf(field('auth-token'))).toEqual(['The API says sign-in-refused.']));
    expect(document.activeElement).toBe(field('auth-token'));
    expect(screen.queryByText('A code is on its way.')).toBeNull();
  });

  it('with a forgotten password asks for the address and says that a mail is on its way', async () => {
    const { type, texts, field } = open('sign-in', {
      'POST /api/password-resets': ok({ message: 'A link is on its way.' }),
    });
    type('auth-email', 'lea@example.lu');
    await press(texts['auth-forgotten']);
    expect(screen.getByRole('dialog', { name: texts['auth-forgotten'] })).not.toBeNull();
    expect(field('auth-email').value).toBe('lea@example.lu');
    await submit(texts['auth-forgotten']);
    await screen.findByText('A link is on its way.');
    await press(texts['auth-back-to-sign-in']);
    expect(field('auth-email').value).toBe('lea@example.lu');
  });

  it('tells password managers and keyboards what each field takes', async () => {
    const { field, texts } = open('sign-in', { 'POST /api/request-token': ok({ message: 'Sent.' }) });
    expect([field('auth-email').autocomplete, field('auth-email').inputMode]).toEqual(['username', 'email']);
    expect(field('auth-password').autocomplete).toBe('current-password');
    await press(texts['auth-show-password']);
    expect(field('auth-password').type).toBe('text');
    fireEvent.change(field('auth-email'), { target: { value: 'lea@example.lu' } });
    await press(texts['auth-with-token']);
    await submit(texts['auth-with-token']);
    await screen.findByText('Sent.');
    expect([field('auth-token').autocomplete, field('auth-token').inputMode]).toEqual([
      'one-time-code',
      'numeric',
    ]);
  });
});

describe('providers', () => {
  it('have a button each where they are configured', async () => {
    open('sign-in', {
      'GET /api/auth/providers': ok({
        providerArray: [
          { id: 'google', name: 'Google' },
          { id: 'town', name: 'Belval ID' },
        ],
      }),
    });
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Continue with Belval ID' })).not.toBeNull();
  });

  it('are not there where none is configured', async () => {
    const { sent, root } = open('sign-in');
    await act(() => root.feature(authFlowStore).providers.load());
    expect(sent.map(({ call }) => call)).toEqual(['GET /api/auth/providers']);
    expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull();
  });
});

describe('signing up', () => {
  const ANSWERS: ExampleAnswers = {
    'POST /api/check-phone-number': ok({ message: 'Thank you.', step: 'info' }),
    'POST /api/sign-up': ok({ message: 'A mail says how to go on.', step: 'sign-in' }),
  };

  async function openSignUp(answers: ExampleAnswers = ANSWERS) {
    const shown = open('sign-up', answers);
    await screen.findByLabelText(shown.texts['auth-phone-number']);
    const terms = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^I have read and/ });
    const fillPhone = () => {
      shown.type('auth-phone-number', '621 123-456');
      fireEvent.click(terms());
    };
    const fillInfo = () => {
      shown.type('auth-first-name', 'Léa');
      shown.type('auth-last-name', 'Weber');
      shown.type('auth-email', 'lea@example.lu');
      shown.type('auth-password', 'Quetsch-2026');
      shown.type('auth-password-confirmation', 'Quetsch-2026');
    };
    return { ...shown, terms, fillPhone, fillInfo };
  }

  it('goes from the phone to the person to the mail', async () => {
    const { fillPhone, fillInfo, texts, sent, toasts, root } = await openSignUp();
    fillPhone();
    await submit(texts['auth-sign-up']);
    await screen.findByLabelText(texts['auth-first-name']);
    expect(document.activeElement).toBe(screen.getByLabelText(texts['auth-first-name']));
    fillInfo();
    await submit(texts['auth-sign-up']);
    await screen.findByText('A mail says how to go on.');
    expect(ownCalls(sent).map(({ call }) => call)).toEqual([
      'POST /api/check-phone-number',
      'POST /api/sign-up',
    ]);
    expect(toasts()).toEqual(['success: Thank you.', 'success: A mail says how to go on.']);
    expect(screen.getByText('lea@example.lu')).not.toBeNull();
    await press(texts['auth-other-email']);
    expect(document.activeElement).toBe(screen.getByLabelText(texts['auth-email']));
    fillInfo();
    await submit(texts['auth-sign-up']);
    await screen.findByText('A mail says how to go on.');
    fireEvent.click(screen.getByRole('link', { name: texts['auth-to-sign-in'] }));
    expect(root.authModal.mode).toBe('sign-in');
    expect(screen.getByLabelText<HTMLInputElement>(texts['auth-email']).value).toBe('lea@example.lu');
  });

  it('asks for the terms first, and marks the number too', async () => {
    const { texts, terms, toasts, sent, field } = await openSignUp();
    await submit(texts['auth-sign-up']);
    expect(errorOf(terms())).toEqual([texts['auth-terms-not-accepted']]);
    expect(errorOf(field('auth-phone-number'))).toEqual([texts['auth-phone-number-error-message']]);
    expect(document.activeElement).toBe(terms());
    expect(toasts()).toEqual([`error: ${texts['auth-terms-not-accepted']}`]);
    expect(ownCalls(sent)).toEqual([]);
  });

  it('marks beside the terms a number that the server knows to be wrong, and toasts the terms alone', async () => {
    const { texts, terms, toasts, type, field } = await openSignUp({
      'POST /api/check-phone-number': exampleRefusal(400, 'auth-phone-number-error-message'),
    });
    type('auth-phone-number', '12');
    await submit(texts['auth-sign-up']);
    await waitFor(() =>
      expect(errorOf(field('auth-phone-number'))).toEqual(['The API says auth-phone-number-error-message.']),
    );
    expect(errorOf(terms())).toEqual([texts['auth-terms-not-accepted']]);
    expect(document.activeElement).toBe(terms());
    expect(toasts()).toEqual([`error: ${texts['auth-terms-not-accepted']}`]);
  });

  it('does not mark a number that was mended meanwhile, nor go on without the terms', async () => {
    const { texts, type, field, terms, toasts } = await openSignUp({
      'POST /api/check-phone-number': [
        exampleRefusal(400, 'auth-phone-number-error-message'),
        ok({ message: 'Thank you.', step: 'info' }),
      ],
    });
    type('auth-phone-number', '12');
    fireEvent.submit(screen.getByRole('form', { name: texts['auth-sign-up'] }));
    type('auth-phone-number', '621 123 456');
    await submit(texts['auth-sign-up']);
    expect([errorOf(field('auth-phone-number')), errorOf(terms())]).toEqual([
      [],
      [texts['auth-terms-not-accepted']],
    ]);
    expect(toasts()).toEqual([`error: ${texts['auth-terms-not-accepted']}`]);
  });

  it('says beside a guessable password why it is refused, though it meets what is listed', async () => {
    const { fillPhone, fillInfo, texts, field, toasts } = await openSignUp({
      ...ANSWERS,
      'POST /api/sign-up': exampleRefusal(400, 'auth-password-too-common-error-message'),
    });
    fillPhone();
    await submit(texts['auth-sign-up']);
    await screen.findByLabelText(texts['auth-first-name']);
    expect(toasts()).toEqual(['success: Thank you.']);
    fillInfo();
    await submit(texts['auth-sign-up']);
    const reason = 'The API says auth-password-too-common-error-message.';
    await waitFor(() => expect(errorOf(field('auth-password'))).toEqual([reason]));
    expect(document.activeElement).toBe(field('auth-password'));
    expect(toasts()).toEqual([`error: ${reason}`]);
  });

  it('says beside the number that the prefix is missing', async () => {
    const { texts, fillPhone, field, root } = await openSignUp();
    fillPhone();
    act(() => root.feature(authFlowStore).signUp.set('phonePrefix', ''));
    await submit(texts['auth-sign-up']);
    expect(errorOf(field('auth-phone-number'))).toEqual([texts['auth-country-phone-prefix-error-message']]);
    expect(document.activeElement).toBe(field('auth-phone-number'));
  });

  it('keeps only what may stand in a number', async () => {
    const { type, field } = await openSignUp();
    type('auth-phone-number', '621.abc 12-(3)');
    expect(field('auth-phone-number').value).toBe('621 12-(3)');
    expect(field('auth-phone-number').autocomplete).toBe('tel-national');
  });

  it('returns with a refused phone to its step, and keeps what was entered', async () => {
    const { fillPhone, fillInfo, texts, field } = await openSignUp({
      ...ANSWERS,
      'POST /api/sign-up': exampleRefusal(400, 'auth-phone-number-error-message'),
    });
    fillPhone();
    await submit(texts['auth-sign-up']);
    await screen.findByLabelText(texts['auth-first-name']);
    fillInfo();
    await submit(texts['auth-sign-up']);
    const number = await screen.findByLabelText<HTMLInputElement>(texts['auth-phone-number']);
    expect(errorOf(number)).toEqual(['The API says auth-phone-number-error-message.']);
    expect(document.activeElement).toBe(number);
    expect(number.value).toBe('621 123-456');
    await submit(texts['auth-sign-up']);
    await screen.findByLabelText(texts['auth-first-name']);
    expect(field('auth-password').value).toBe('Quetsch-2026');
  });

  it('goes back to the phone and forth again', async () => {
    const { fillPhone, texts, type, field, terms } = await openSignUp();
    fillPhone();
    await submit(texts['auth-sign-up']);
    await screen.findByLabelText(texts['auth-first-name']);
    type('auth-first-name', 'Léa');
    await press(texts['auth-back']);
    expect([field('auth-phone-number').value, terms().checked]).toEqual(['621 123-456', true]);
    await submit(texts['auth-sign-up']);
    await screen.findByLabelText(texts['auth-first-name']);
    expect(field('auth-first-name').value).toBe('Léa');
  });

  it('marks every field that is wrong, says the first rule that is broken and goes to its field', async () => {
    const { fillPhone, texts, field, type, toasts } = await openSignUp();
    fillPhone();
    await submit(texts['auth-sign-up']);
    await screen.findByLabelText(texts['auth-first-name']);
    type('auth-last-name', 'Weber');
    type('auth-password', 'quetsch');
    await submit(texts['auth-sign-up']);
    const slugs = ['auth-first-name', 'auth-last-name', 'auth-email', 'auth-password'] as const;
    expect(slugs.map((slug) => errorOf(field(slug)))).toEqual([
      [texts['auth-sign-up-empty-first-name']],
      [],
      [texts['auth-sign-up-email-failed']],
      [texts['auth-password-too-short-error-message']],
    ]);
    expect(errorOf(field('auth-password-confirmation'))).toEqual([
      texts['auth-passwords-do-not-match-error-message'],
    ]);
    expect(document.activeElement).toBe(field('auth-email'));
    expect(toasts().at(-1)).toBe(`error: ${texts['auth-sign-up-email-failed']}`);
    const before = toasts();
    type('auth-email', 'lea@example.lu');
    expect(errorOf(field('auth-email'))).toEqual([]);
    expect(errorOf(field('auth-first-name'))).toEqual([texts['auth-sign-up-empty-first-name']]);
    expect([toasts(), document.activeElement]).toEqual([before.slice(0, -1), field('auth-email')]);
  });

  it('tells password managers that the passwords are new', async () => {
    const { fillPhone, texts, field } = await openSignUp();
    fillPhone();
    await submit(texts['auth-sign-up']);
    await screen.findByLabelText(texts['auth-first-name']);
    const tokens = (
      [
        'auth-first-name',
        'auth-last-name',
        'auth-email',
        'auth-password',
        'auth-password-confirmation',
      ] as const
    ).map((slug) => field(slug).autocomplete);
    expect(tokens).toEqual(['given-name', 'family-name', 'email', 'new-password', 'new-password']);
  });
});

describe('the beta application', () => {
  it('is sent, thanks and closes with Continue', async () => {
    const { type, texts, root, sent, toasts } = open('beta-applicant', {
      'POST /api/beta-apply': ok({ message: 'We have got it.', step: 'success' }),
    });
    type('auth-first-name', 'Léa');
    type('auth-last-name', 'Weber');
    type('auth-email', 'lea@example.lu');
    fireEvent.click(screen.getByRole('checkbox'));
    await submit(texts['auth-beta']);
    await screen.findByText('We have got it.');
    expect(sent).toEqual([
      {
        call: 'POST /api/beta-apply',
        body: { firstName: 'Léa', lastName: 'Weber', email: 'lea@example.lu', languageCode: 'en' },
      },
    ]);
    expect(toasts()).toEqual(['success: We have got it.']);
    await press(texts['auth-continue']);
    expect(root.authModal.mode).toBeNull();
  });

  it('asks for the address first, for the terms last', async () => {
    const { type, texts, field, toasts } = open('beta-applicant');
    await submit(texts['auth-beta']);
    expect(errorOf(field('auth-email'))).toEqual([texts['auth-beta-apply-email-failed']]);
    expect(toasts()).toEqual([`error: ${texts['auth-beta-apply-email-failed']}`]);
    type('auth-email', 'lea@example.lu');
    type('auth-first-name', 'Léa');
    type('auth-last-name', 'Weber');
    await submit(texts['auth-beta']);
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
    expect(toasts()).toEqual([`error: ${texts['auth-terms-not-accepted']}`]);
  });
});
