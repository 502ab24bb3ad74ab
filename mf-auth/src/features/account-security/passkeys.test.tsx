import type { Passkey } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import { type ExampleAnswers, exampleRefusal, exampleSession } from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { exampleAccount, examplePasskeys } from '../examples/example-account.ts';
import {
  deviceError,
  examplePasskeyCreation,
  installDevice,
  madeCredential,
  removeDevice,
} from '../examples/example-device.ts';
import { renderPage } from '../examples/render-page.tsx';
import { AccountSecurity } from './AccountSecurity.tsx';
import { accountSecurityStore } from './account-security-store.ts';

const BEGIN = 'POST /api/account/passkeys';
const CONFIRM = 'POST /api/account/passkeys/confirm';
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
