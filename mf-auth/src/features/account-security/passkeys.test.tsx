import type { Passkey } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import { type ExampleAnswers, exampleRefusal, exampleSession } from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { exampleAccount, examplePasskeys } from '../examples/example-account.ts';
import {
  deviceError,
  examplePasskeyCreation,
  examplePasskeyReauthentication,
  installDevice,
  madeCredential,
  removeDevice,
  signedCredential,
} from '../examples/example-device.ts';
import { renderPage } from '../examples/render-page.tsx';
import { AccountSecurity } from './AccountSecurity.tsx';
import { accountSecurityStore } from './account-security-store.ts';

const BEGIN = 'POST /api/account/passkeys';
const CONFIRM = 'POST /api/account/passkeys/confirm';
const REAUTHENTICATE = 'POST /api/account/passkeys/reauthentication';
const PASSWORD = 'Quetsch-2026';
const [PHONE, LAPTOP] = examplePasskeys as [Passkey, Passkey];

const Page = () => <AccountSecurity store={useFeatureStore(accountSecurityStore)} />;
const ok = (body: object) => ({ status: 200, body });

async function open(passkeys: Passkey[], answers: ExampleAnswers = {}) {
  const shown = renderPage(<Page />, {
    session: exampleSession,
    languageTag: 'en',
    answers: {
      'GET /api/account': ok(exampleAccount()),
      'GET /api/account/sessions': ok({ sessionArray: [] }),
      'GET /api/account/passkeys': [
        ok({ passkeyArray: passkeys }),
        ok({ passkeyArray: [...passkeys, LAPTOP] }),
      ],
      'GET /api/auth/providers': ok({ providerArray: [] }),
      'GET /api/security-events': ok({ securityEventArray: [], hasMore: false }),
      ...answers,
    },
  });
  const { root, texts, sent } = shown;
  await act(async () => root.feature(accountSecurityStore).load());
  const section = () => within(screen.getByRole('region', { name: texts['security-passkeys-title'] }));
  const press = (name: string) => act(async () => fireEvent.click(section().getByRole('button', { name })));
  const enter = async (slug: keyof typeof texts, value: string) => {
    fireEvent.change(await section().findByLabelText(texts[slug]), { target: { value } });
    await act(async () => fireEvent.submit(section().getByRole('form')));
  };
  const bodies = (call: string) => sent.filter((one) => one.call === call).map(({ body }) => body);
  const toasts = () => root.toast.toasts.map(({ variant, text }) => `${variant}: ${text}`);
  return { ...shown, section, press, enter, bodies, toasts };
}

afterEach(() => {
  cleanup();
  removeDevice();
  jest.restoreAllMocks();
});

it('adds a passkey: a proof, then the device', async () => {
  installDevice().create.mockResolvedValue(madeCredential);
  const { section, press, enter, bodies, toasts, texts } = await open([], {
    [BEGIN]: ok(examplePasskeyCreation),
    [CONFIRM]: ok(LAPTOP),
  });
  expect(section().getByText(texts['security-passkeys-none'])).not.toBeNull();
  await press(texts['security-passkey-add']);
  await enter('security-proof-password', PASSWORD);
  expect(bodies(BEGIN)).toEqual([{ proof: { password: PASSWORD } }]);
  await waitFor(() => expect(section().getAllByRole('listitem')).toHaveLength(1));
  const response = { clientDataJSON: 'Ag', attestationObject: 'Aw', transports: ['internal'] };
  expect(bodies(CONFIRM)).toEqual([{ credential: { id: 'AQ', rawId: 'AQ', type: 'public-key', response } }]);
  expect(toasts()).toEqual([`success: ${texts['security-passkey-added']}`]);
});

it('asks the device again where nothing came of it, without another proof', async () => {
  const device = installDevice();
  device.create.mockRejectedValueOnce(deviceError('NotAllowedError')).mockResolvedValue(madeCredential);
  const { section, press, enter, bodies, texts } = await open([], {
    [BEGIN]: ok(examplePasskeyCreation),
    [CONFIRM]: [{ status: 0 }, ok(LAPTOP)],
  });
  await press(texts['security-passkey-add']);
  await enter('security-proof-password', PASSWORD);
  await section().findByText(texts['security-passkey-failed']);
  await press(texts['page-try-again']);
  await section().findByText(texts['auth-unreachable']);
  await press(texts['page-try-again']);
  await waitFor(() => expect(section().getAllByRole('listitem')).toHaveLength(1));
  expect([bodies(BEGIN).length, device.create.mock.calls.length]).toEqual([1, 2]);
});

it('says that the device has one already', async () => {
  installDevice().create.mockRejectedValue(deviceError('InvalidStateError'));
  const { section, press, enter, texts } = await open([PHONE], { [BEGIN]: ok(examplePasskeyCreation) });
  await press(texts['security-passkey-add']);
  await enter('security-proof-password', PASSWORD);
  expect(await section().findByText(texts['security-passkey-exists'])).not.toBeNull();
});

it('asks for the proof again where the server refuses', async () => {
  installDevice().create.mockResolvedValue(madeCredential);
  const { section, press, enter, toasts, texts } = await open([], {
    [BEGIN]: ok(examplePasskeyCreation),
    [CONFIRM]: exampleRefusal(409, 'passkey-expired'),
  });
  await press(texts['security-passkey-add']);
  await enter('security-proof-password', PASSWORD);
  await waitFor(() => expect(toasts()).toEqual(['error: The API says passkey-expired.']));
  expect(section().getByLabelText(texts['security-proof-password'])).not.toBeNull();
});

it('says how old each is, and renames it', async () => {
  const { section, press, enter, bodies, texts } = await open([PHONE], {
    [`PATCH /api/account/passkeys/${PHONE.id}`]: ok({ ...PHONE, name: 'Handy' }),
  });
  const item = section().getByRole('listitem');
  expect(item.textContent).toContain(texts['security-passkey-backed-up']);
  await press(`Rename: ${PHONE.name}`);
  await enter('security-passkey-name', ' ');
  expect(section().getByText(texts['security-passkey-name-missing'])).not.toBeNull();
  await enter('security-passkey-name', ' Handy ');
  expect(bodies(`PATCH /api/account/passkeys/${PHONE.id}`)).toEqual([{ name: 'Handy' }]);
  expect(section().getByRole('listitem').textContent).toContain('Handy');
});

it('removes one with a proof, also in a browser that can make none', async () => {
  const call = `POST /api/account/passkeys/${LAPTOP.id}/removal`;
  const { section, press, enter, bodies, toasts, texts } = await open([PHONE, LAPTOP], {
    [call]: ok({ message: 'Done.' }),
    'GET /api/account/passkeys': [ok({ passkeyArray: [PHONE, LAPTOP] }), ok({ passkeyArray: [PHONE] })],
  });
  expect(section().getByText(texts['security-passkeys-unsupported'])).not.toBeNull();
  await press(`Remove: ${LAPTOP.name}`);
  await enter('security-proof-password', PASSWORD);
  expect(bodies(call)).toEqual([{ proof: { password: PASSWORD } }]);
  expect(toasts()).toEqual([`success: ${texts['security-passkey-removed']}`]);
  await waitFor(() => expect(section().getAllByRole('listitem')).toHaveLength(1));
});

describe('a passkey in the place of the password', () => {
  const REMOVAL = `POST /api/account/passkeys/${PHONE.id}/removal`;
  const answered = {
    'GET /api/account': ok(exampleAccount({ hasPasskey: true })),
    [REAUTHENTICATE]: ok(examplePasskeyReauthentication),
  };
  const passkey = {
    ...{ id: 'AQ', rawId: 'AQ', type: 'public-key' },
    response: { clientDataJSON: 'Ag', authenticatorData: 'Aw', signature: 'BA', userHandle: 'BQ' },
  };

  it('proves who is asking once the device has answered', async () => {
    const device = installDevice();
    device.get.mockResolvedValue(signedCredential);
    const shown = await open([PHONE], { ...answered, [REMOVAL]: ok({ message: 'Done.' }) });
    const { section, press, bodies, texts } = shown;
    await press(`Remove: ${PHONE.name}`);
    await press(texts['security-proof-passkey']);
    const confirmed = await section().findByText(texts['security-proof-passkey-confirmed']);
    expect(document.activeElement).toBe(confirmed);
    expect(section().queryByLabelText(texts['security-proof-password'])).toBeNull();
    const { publicKey } = device.get.mock.calls[0][0];
    expect([publicKey.rpId, publicKey.userVerification, publicKey.allowCredentials.length]).toEqual([
      ...['localhost', 'required', 1],
    ]);
    expect(bodies(REMOVAL)).toEqual([]);
    await press(texts['security-passkey-remove']);
    expect(bodies(REMOVAL)).toEqual([{ proof: { passkey } }]);
  });

  it('counts once: after a refusal there is the field again', async () => {
    installDevice().get.mockResolvedValue(signedCredential);
    const { section, press, texts } = await open([PHONE], {
      ...answered,
      [REMOVAL]: exampleRefusal(403, 'proof-refused'),
    });
    await press(`Remove: ${PHONE.name}`);
    await press(texts['security-proof-passkey']);
    await section().findByText(texts['security-proof-passkey-confirmed']);
    await press(texts['security-passkey-remove']);
    const field = await section().findByLabelText(texts['security-proof-password']);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(section().getByRole('button', { name: texts['security-proof-passkey'] })).not.toBeNull();
  });

  it('says that the device has not confirmed it, and leaves the password', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    installDevice().get.mockRejectedValue(deviceError('NotAllowedError'));
    const { section, press, enter, bodies, toasts, texts } = await open([PHONE], {
      ...answered,
      [REMOVAL]: ok({ message: 'Done.' }),
    });
    await press(`Remove: ${PHONE.name}`);
    await press(texts['security-proof-passkey']);
    await waitFor(() => expect(toasts()).toEqual([`error: ${texts['security-proof-passkey-failed']}`]));
    await enter('security-proof-password', PASSWORD);
    expect(bodies(REMOVAL)).toEqual([{ proof: { password: PASSWORD } }]);
    expect(section().queryByText(texts['security-proof-passkey-confirmed'])).toBeNull();
  });

  it('says beside the button that no challenge comes', async () => {
    installDevice();
    const { section, press, texts } = await open([PHONE], { ...answered, [REAUTHENTICATE]: { status: 0 } });
    await press(`Remove: ${PHONE.name}`);
    await press(texts['security-proof-passkey']);
    expect(await section().findByText(texts['auth-unreachable'])).not.toBeNull();
  });

  it.each([
    ['who has none', true, exampleAccount()],
    ['a browser that knows none', false, exampleAccount({ hasPasskey: true })],
  ])('is not offered to %s', async (_case, hasDevice, account) => {
    if (hasDevice) installDevice();
    const { section, press, texts } = await open([PHONE], { 'GET /api/account': ok(account) });
    await press(`Remove: ${PHONE.name}`);
    await section().findByLabelText(texts['security-proof-password']);
    expect(section().queryByRole('button', { name: texts['security-proof-passkey'] })).toBeNull();
  });
});
