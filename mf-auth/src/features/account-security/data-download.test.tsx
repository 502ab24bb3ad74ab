import { useFeatureStore } from '@moien/shared-lib';
import { type ExampleAnswers, exampleRefusal, exampleSession } from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { exampleAccount } from '../examples/example-account.ts';
import { renderPage } from '../examples/render-page.tsx';
import { AccountSecurity } from './AccountSecurity.tsx';
import { accountSecurityStore } from './account-security-store.ts';

const EXPORT = 'POST /api/account/personal-data';
const PASSWORD = 'Quetsch-2026';
const LINK = {
  path: '/api/account/personal-data/c2VhbGVk',
  expiryTimestamp: '2026-11-29T10:00:00.000Z',
  isComplete: true,
};

const Page = () => <AccountSecurity store={useFeatureStore(accountSecurityStore)} />;
const ok = (body: object) => ({ status: 200, body });

/** Addresses that the browser was told to save. */
let saved: string[];

beforeEach(() => {
  saved = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.hasAttribute('download')) saved.push(this.getAttribute('href') ?? '');
  });
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

async function enterPassword(answers: ExampleAnswers) {
  const shown = renderPage(<Page />, {
    session: exampleSession,
    languageTag: 'en',
    answers: {
      'GET /api/account': ok(exampleAccount()),
      'GET /api/account/sessions': ok({ sessionArray: [] }),
      'GET /api/account/passkeys': ok({ passkeyArray: [] }),
      'GET /api/auth/providers': ok({ providerArray: [] }),
      'GET /api/security-events': ok({ securityEventArray: [], hasMore: false }),
      ...answers,
    },
  });
  const { root, texts, sent } = shown;
  await act(async () => root.feature(accountSecurityStore).load());
  const section = within(screen.getByRole('region', { name: texts['security-data-title'] }));
  await act(async () =>
    fireEvent.click(section.getByRole('button', { name: texts['security-data-download'] })),
  );
  const field = await section.findByLabelText(texts['security-proof-password']);
  fireEvent.change(field, { target: { value: PASSWORD } });
  await act(async () => fireEvent.submit(section.getByRole('form')));
  const bodies = sent.filter(({ call }) => call === EXPORT).map(({ body }) => body);
  return { ...shown, section, bodies };
}

it('saves everything in one file, once who asks has shown that it is them', async () => {
  const { bodies, root, texts } = await enterPassword({ [EXPORT]: ok(LINK) });
  expect(bodies).toEqual([{ proof: { password: PASSWORD } }]);
  await waitFor(() => expect(saved).toEqual([LINK.path]));
  expect(root.toast.toasts.map(({ text }) => text)).toEqual([texts['security-data-downloaded']]);
});

it('says where one file does not have everything', async () => {
  const { root, texts } = await enterPassword({ [EXPORT]: ok({ ...LINK, isComplete: false }) });
  await waitFor(() =>
    expect(root.toast.toasts.map(({ text }) => text)).toEqual([texts['security-data-incomplete']]),
  );
  expect(saved).toHaveLength(1);
});

it('saves nothing where the password is wrong, and says so beside it', async () => {
  const { section, texts } = await enterPassword({ [EXPORT]: exampleRefusal(403, 'proof-refused') });
  await waitFor(() =>
    expect(section.getByLabelText(texts['security-proof-password']).getAttribute('aria-invalid')).toBe(
      'true',
    ),
  );
  expect(saved).toEqual([]);
});
