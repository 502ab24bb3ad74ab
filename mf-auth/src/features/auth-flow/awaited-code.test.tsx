import { SIGN_IN_CODE_MINUTES } from '@moien/contract';
import { exampleRoot, exampleSession } from '@moien/shared-lib/testing';
import { waitFor } from '@testing-library/react';
import { authFlowStore } from './auth-flow-store.ts';

const MINUTE = 60_000;

/** The sign-in of a document that has just been loaded. */
function openDocument() {
  const sent: { url: string; body: unknown }[] = [];
  const root = exampleRoot({
    transport: async ({ url, body }) => {
      sent.push({ url, body });
      return {
        status: 200,
        body: url === '/api/request-token' ? { message: 'On its way.' } : exampleSession,
      };
    },
  });
  return { root, sent, signIn: root.feature(authFlowStore).signIn };
}

async function requestCode() {
  const { signIn } = openDocument();
  signIn.toggleMethod();
  signIn.set('email', ' lea@example.lu ');
  await signIn.requestToken();
  return signIn;
}

afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

describe('a document that is loaded again while a code is awaited', () => {
  it('asks for the code, which signs in as before', async () => {
    await requestCode();
    const { signIn, sent, root } = openDocument();
    expect([signIn.method, signIn.step, signIn.email]).toEqual(['token', 'sign-in', 'lea@example.lu']);
    signIn.set('token', '012345');
    await signIn.signInWithToken();
    expect(sent).toEqual([{ url: '/api/sign-in', body: { email: 'lea@example.lu', token: '012345' } }]);
    await waitFor(() => expect(root.session.isSignedIn).toBe(true));
  });

  it('begins anew once the code has been used', async () => {
    const signIn = await requestCode();
    signIn.set('token', '012345');
    await signIn.signInWithToken();
    expect(openDocument().signIn.method).toBe('password');
  });

  it('begins anew when the time of the code is over', async () => {
    await requestCode();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + SIGN_IN_CODE_MINUTES * MINUTE);
    expect(openDocument().signIn.method).toBe('password');
  });

  it.each(['restart', 'toggleMethod'] as const)(
    'begins anew after another way was chosen: %s',
    async (way) => {
      const signIn = await requestCode();
      signIn[way]();
      expect(openDocument().signIn.method).toBe('password');
    },
  );

  it.each(['', '{', 'null', '7', '{"email":7,"requestedAt":1}', '{"email":"lea@example.lu"}'])(
    'begins anew where %j is kept',
    (kept) => {
      sessionStorage.setItem('awaited-code', kept);
      expect(openDocument().signIn.method).toBe('password');
    },
  );
});
