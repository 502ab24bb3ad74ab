import { type ExampleAnswers, exampleRefusal, exampleSession } from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { AuthModal } from '../auth-modal/AuthModal.tsx';
import { exampleRecoveryCodes } from '../examples/example-account.ts';
import { exampleAuthenticatorSetup } from '../examples/example-authenticator.ts';
import { renderPage } from '../examples/render-page.tsx';

const PASSWORD_CALL = 'POST /api/admin/sign-in';
const CODE_CALL = 'POST /api/sign-in/second-factor';

const required = (step: string) => {
  const refusal = exampleRefusal(403, 'second-factor-required');
  return { ...refusal, body: { ...Object(refusal.body), step } };
};
const ok = (body: object) => ({ status: 200, body });

/** The modal after the right password, whose answer asks for this step. */
async function afterPassword(step: string, answers: ExampleAnswers = {}) {
  const shown = renderPage(<AuthModal />, {
    languageTag: 'en',
    answers: {
      'GET /api/auth/providers': ok({ providerArray: [] }),
      [PASSWORD_CALL]: required(step),
      ...answers,
    },
  });
  const { root, texts, sent } = shown;
  act(() => root.authModal.open('sign-in'));
  const type = (slug: keyof typeof texts, value: string) =>
    fireEvent.change(screen.getByLabelText(texts[slug]), { target: { value } });
  const press = (slug: keyof typeof texts) =>
    act(async () => fireEvent.click(screen.getByRole('button', { name: texts[slug] })));
  const submit = () => act(async () => fireEvent.submit(screen.getByRole('form')));
  type('auth-email', 'lea@example.lu');
  type('auth-password', 'Quetsch-2026');
  await submit();
  const bodies = (call: string) => sent.filter((one) => one.call === call).map(({ body }) => body);
  const toasts = () => root.toast.toasts.map(({ variant, text }) => `${variant}: ${text}`);
  return { ...shown, type, press, submit, bodies, toasts };
}

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  const warnings = warn.mock.calls.map(([text]) => String(text));
  expect(warnings.filter((text) => /MobX|Text missing/.test(text))).toEqual([]);
  jest.restoreAllMocks();
});

it('asks for a code of the app after the password, and nobody is signed in before', async () => {
  const { root, texts, type, submit, bodies, toasts } = await afterPassword('code', {
    [CODE_CALL]: ok(exampleSession),
  });
  await screen.findByLabelText(texts['auth-second-factor-code']);
  expect(screen.getByRole('dialog', { name: 'One more step' })).not.toBeNull();
  expect([root.session.isSignedIn, toasts()]).toEqual([false, []]);
  await submit();
  expect(bodies(CODE_CALL)).toEqual([]);
  type('auth-second-factor-code', '123 456');
  await submit();
  expect(bodies(CODE_CALL)).toEqual([{ code: '123 456' }]);
  await waitFor(() => expect(root.session.isSignedIn).toBe(true));
});

it('marks the field of a code that is refused, and takes a recovery code in its place', async () => {
  const { root, texts, type, press, submit, bodies } = await afterPassword('code', {
    [CODE_CALL]: [exampleRefusal(403, 'second-factor-refused'), ok(exampleSession)],
  });
  await screen.findByLabelText(texts['auth-second-factor-code']);
  type('auth-second-factor-code', '000000');
  await submit();
  const field = screen.getByLabelText(texts['auth-second-factor-code']);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await press('auth-second-factor-recovery');
  type('auth-recovery-code', 'k7m2q-9xw4t');
  await submit();
  expect(bodies(CODE_CALL)).toEqual([{ code: '000000' }, { code: 'k7m2q-9xw4t' }]);
  await waitFor(() => expect(root.session.isSignedIn).toBe(true));
});

it('goes back to the password where the sign-in is over', async () => {
  const { texts, type, submit, toasts } = await afterPassword('code', {
    [CODE_CALL]: exampleRefusal(409, 'sign-in-expired'),
  });
  await screen.findByLabelText(texts['auth-second-factor-code']);
  type('auth-second-factor-code', '000000');
  await submit();
  expect(await screen.findByLabelText(texts['auth-password'])).not.toBeNull();
  expect(toasts()).toEqual(['error: The API says sign-in-expired.']);
});

it('sets up an app where one is needed, shows recovery codes once, then goes on', async () => {
  const { root, texts, type, press, submit } = await afterPassword('enrolment', {
    'POST /api/sign-in/authenticator': [exampleRefusal(500, 'internal-error'), ok(exampleAuthenticatorSetup)],
    'POST /api/sign-in/authenticator/confirm': ok({
      recoveryCodeArray: exampleRecoveryCodes,
      session: exampleSession,
    }),
  });
  fireEvent.click(await screen.findByRole('button', { name: texts['auth-retry'] }));
  expect(await screen.findByRole('img', { name: texts['auth-authenticator-qr'] })).not.toBeNull();
  type('auth-second-factor-code', '123456');
  await submit();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(exampleRecoveryCodes);
  expect(root.session.isSignedIn).toBe(false);
  await press('auth-recovery-saved');
  await waitFor(() => expect(root.session.isSignedIn).toBe(true));
});

it('goes on as well where the dialog is closed before the codes are said to be saved', async () => {
  const { root, texts, type, submit } = await afterPassword('enrolment', {
    'POST /api/sign-in/authenticator': ok(exampleAuthenticatorSetup),
    'POST /api/sign-in/authenticator/confirm': ok({ recoveryCodeArray: [], session: exampleSession }),
  });
  await screen.findByRole('img', { name: texts['auth-authenticator-qr'] });
  type('auth-second-factor-code', '123456');
  await submit();
  cleanup();
  await waitFor(() => expect(root.session.isSignedIn).toBe(true));
});
