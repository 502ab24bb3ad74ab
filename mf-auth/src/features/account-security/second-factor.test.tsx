import type { Account } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import { type ExampleAnswers, exampleRefusal, exampleSession } from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { exampleAccount, exampleRecoveryCodes } from '../examples/example-account.ts';
import { exampleAuthenticatorSetup } from '../examples/example-authenticator.ts';
import { renderPage } from '../examples/render-page.tsx';
import { AccountSecurity } from './AccountSecurity.tsx';
import { accountSecurityStore } from './account-security-store.ts';

const Page = () => <AccountSecurity store={useFeatureStore(accountSecurityStore)} />;
const ok = (body: object) => ({ status: 200, body });
const SET_UP = { hasAuthenticator: true, recoveryCodeCount: 3, isMandatory: false };

async function open(secondFactor: Account['secondFactor'] | undefined, answers: ExampleAnswers = {}) {
  const account = exampleAccount(secondFactor && { secondFactor });
  const shown = renderPage(<Page />, {
    session: exampleSession,
    languageTag: 'en',
    answers: {
      'GET /api/account': [ok(account), ok(exampleAccount({ secondFactor: SET_UP }))],
      'GET /api/account/sessions': ok({ sessionArray: [] }),
      'GET /api/auth/providers': ok({ providerArray: [] }),
      'GET /api/security-events': ok({ securityEventArray: [], hasMore: false }),
      ...answers,
    },
  });
  const { root, texts, sent } = shown;
  await act(async () => root.feature(accountSecurityStore).load());
  const section = () => within(screen.getByRole('region', { name: texts['security-second-factor-title'] }));
  const press = (slug: keyof typeof texts) =>
    act(async () => fireEvent.click(section().getByRole('button', { name: texts[slug] })));
  const enter = async (slug: keyof typeof texts, value: string) =>
    fireEvent.change(await section().findByLabelText(texts[slug]), { target: { value } });
  const submit = () => act(async () => fireEvent.submit(section().getByRole('form')));
  const bodies = (call: string) => sent.filter((one) => one.call === call).map(({ body }) => body);
  return { ...shown, section, press, enter, submit, bodies };
}

afterEach(cleanup);

it('sets up an app: a proof, a code of it, then the recovery codes', async () => {
  const { section, press, enter, submit, bodies, texts } = await open(undefined, {
    'POST /api/account/authenticator': ok(exampleAuthenticatorSetup),
    'POST /api/account/authenticator/confirm': [
      exampleRefusal(403, 'authenticator-code-refused'),
      ok({ recoveryCodeArray: exampleRecoveryCodes }),
    ],
  });
  await press('security-second-factor-set-up');
  expect(document.activeElement).toBe(await section().findByLabelText(texts['security-proof-password']));
  await enter('security-proof-password', 'Quetsch-2026');
  await submit();
  expect(bodies('POST /api/account/authenticator')).toEqual([{ proof: { password: 'Quetsch-2026' } }]);
  expect(section().getByRole('img', { name: texts['auth-authenticator-qr'] })).not.toBeNull();
  await enter('auth-second-factor-code', '000000');
  await submit();
  await enter('auth-second-factor-code', '123456');
  await submit();
  expect(section().getAllByRole('listitem')).toHaveLength(10);
  await press('auth-recovery-saved');
  expect(section().getByText(/3 recovery codes are left/)).not.toBeNull();
});

it('asks again where the proof is refused', async () => {
  const { section, press, enter, submit, texts } = await open(SET_UP, {
    'POST /api/account/recovery-codes': exampleRefusal(403, 'proof-refused'),
  });
  await press('security-second-factor-renew');
  await enter('security-proof-password', 'wrong');
  await submit();
  expect(section().getByLabelText(texts['security-proof-password']).getAttribute('aria-invalid')).toBe(
    'true',
  );
});

it('removes the app with a proof', async () => {
  const { root, press, enter, submit, bodies, texts } = await open(SET_UP, {
    'POST /api/account/authenticator/removal': ok({ message: 'Done.' }),
  });
  await press('security-second-factor-remove');
  await enter('security-proof-password', 'Quetsch-2026');
  await submit();
  expect(bodies('POST /api/account/authenticator/removal')).toHaveLength(1);
  expect(root.toast.toasts.map(({ text }) => text)).toEqual([texts['security-second-factor-removed']]);
});

it('offers no removal where it is mandatory', async () => {
  const { section, texts } = await open({ ...SET_UP, isMandatory: true });
  expect(section().queryByRole('button', { name: texts['security-second-factor-remove'] })).toBeNull();
});

it('unlinks a provider with a proof', async () => {
  const { root, texts, bodies } = await open(undefined, {
    'POST /api/account/providers/google/removal': ok({ message: 'Done.' }),
  });
  const section = within(screen.getByRole('region', { name: texts['security-providers-title'] }));
  await act(async () => fireEvent.click(section.getByRole('button', { name: 'Unlink: google' })));
  fireEvent.change(section.getByLabelText(texts['security-proof-password']), {
    target: { value: 'Quetsch-2026' },
  });
  await act(async () => fireEvent.submit(section.getByRole('form')));
  expect(bodies('POST /api/account/providers/google/removal')).toEqual([
    { proof: { password: 'Quetsch-2026' } },
  ]);
  expect(root.toast.toasts.map(({ text }) => text)).toEqual([texts['security-provider-unlinked']]);
});
