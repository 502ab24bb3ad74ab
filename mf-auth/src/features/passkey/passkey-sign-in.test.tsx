import { type ExampleAnswers, exampleRefusal, exampleSession } from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { AuthModal } from '../auth-modal/AuthModal.tsx';
import {
  deviceError,
  examplePasskeyRequest,
  installDevice,
  removeDevice,
  signedCredential,
} from '../examples/example-device.ts';
import { renderPage } from '../examples/render-page.tsx';

const BEGIN = 'POST /api/sign-in/passkey';
const CONFIRM = 'POST /api/sign-in/passkey/confirm';
const ok = (body: object) => ({ status: 200, body });

async function open(answers: ExampleAnswers = {}) {
  const shown = renderPage(<AuthModal />, {
    languageTag: 'en',
    answers: {
      'GET /api/auth/providers': ok({ providerArray: [] }),
      [BEGIN]: ok(examplePasskeyRequest),
      ...answers,
    },
  });
  const { root, texts, sent } = shown;
  await act(async () => root.authModal.open('sign-in'));
  const press = () =>
    act(async () => fireEvent.click(screen.getByRole('button', { name: texts['auth-passkey'] })));
  const toasts = () => root.toast.toasts.map(({ variant, text }) => `${variant}: ${text}`);
  const bodies = (call: string) => sent.filter((one) => one.call === call).map(({ body }) => body);
  return { ...shown, press, toasts, bodies };
}

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => {
  cleanup();
  removeDevice();
  jest.restoreAllMocks();
});

it('is not offered in a browser without passkeys', async () => {
  const { texts, bodies } = await open();
  expect(screen.queryByRole('button', { name: texts['auth-passkey'] })).toBeNull();
  expect(bodies(BEGIN)).toEqual([]);
  expect(screen.getByLabelText<HTMLInputElement>(texts['auth-email']).autocomplete).toBe('username');
});

it('signs in with what the device has signed', async () => {
  const device = installDevice();
  device.get.mockResolvedValue(signedCredential);
  const { root, press, bodies } = await open({ [CONFIRM]: ok(exampleSession) });
  expect(bodies(BEGIN)).toEqual([]);
  await press();
  await waitFor(() => expect(root.session.isSignedIn).toBe(true));
  const response = { clientDataJSON: 'Ag', authenticatorData: 'Aw', signature: 'BA', userHandle: 'BQ' };
  expect(bodies(CONFIRM)).toEqual([{ credential: { id: 'AQ', rawId: 'AQ', type: 'public-key', response } }]);
});

it('says nothing where somebody closes the dialog of the device', async () => {
  const device = installDevice();
  device.get.mockRejectedValue(deviceError('NotAllowedError'));
  const { root, press, toasts, bodies } = await open();
  await press();
  await waitFor(() => expect(device.get).toHaveBeenCalledTimes(1));
  expect([toasts(), bodies(CONFIRM), root.session.isSignedIn]).toEqual([[], [], false]);
});

it('says that the device cannot, and what the server refuses', async () => {
  const device = installDevice();
  device.get.mockRejectedValueOnce(deviceError('UnknownError')).mockResolvedValue(signedCredential);
  const { texts, press, toasts } = await open({ [CONFIRM]: exampleRefusal(403, 'passkey-refused') });
  await press();
  await waitFor(() => expect(toasts()).toEqual([`error: ${texts['auth-passkey-failed']}`]));
  await press();
  await waitFor(() => expect(toasts()).toEqual(['error: The API says passkey-refused.']));
});

it('says beside the button that the service cannot be reached', async () => {
  installDevice();
  const { texts, press, toasts } = await open({ [BEGIN]: { status: 0 } });
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain(texts['auth-unreachable']);
  expect(toasts()).toEqual([]);
});

it('is offered among what the browser has for the e-mail address, until the modal closes', async () => {
  const device = installDevice(true);
  let signal: AbortSignal | undefined;
  device.get.mockImplementation(async (options: CredentialRequestOptions) => {
    signal = options.signal;
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal?.reason)));
  });
  const { root, texts, toasts } = await open();
  await waitFor(() => expect(device.get).toHaveBeenCalledTimes(1));
  expect(device.get.mock.calls[0][0].mediation).toBe('conditional');
  expect(screen.getByLabelText<HTMLInputElement>(texts['auth-email']).autocomplete).toBe('username webauthn');
  act(() => root.authModal.close());
  await waitFor(() => expect(signal?.aborted).toBe(true));
  expect(toasts()).toEqual([]);
});

it('signs in whoever chooses what is offered', async () => {
  const device = installDevice(true);
  device.get.mockResolvedValue(signedCredential);
  const { root } = await open({ [CONFIRM]: ok(exampleSession) });
  await waitFor(() => expect(root.session.isSignedIn).toBe(true));
});
