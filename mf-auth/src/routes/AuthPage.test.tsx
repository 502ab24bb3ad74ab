import { VISITOR_SESSION } from '@moien/contract';
import {
  type ExampleAnswer,
  type ExampleAnswers,
  exampleRefusal,
  exampleSession,
} from '@moien/shared-lib/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { authFlowStore } from '../features/auth-flow/auth-flow-store.ts';
import { renderPage } from '../features/examples/render-page.tsx';
import { readProviderJourney, writeProviderJourney } from '../features/provider-buttons/provider-journey.ts';
import { AuthPage } from './AuthPage.tsx';

const STATE = 's'.repeat(43);
const DONE: ExampleAnswer = { status: 200, body: { success: true } };
const SESSION: ExampleAnswer = { status: 200, body: exampleSession };

let warning: jest.SpyInstance;
beforeEach(() => {
  warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  warning.mockRestore();
  sessionStorage.clear();
  cleanup();
});

type Options = {
  address?: string;
  answers?: ExampleAnswers;
  session?: typeof VISITOR_SESSION;
};

function open({ address = `/de/auth?code=abc&state=${STATE}`, answers, session }: Options = {}) {
  window.history.replaceState({ idx: 3 }, '', address);
  const query = new URLSearchParams(window.location.search);
  return renderPage(<AuthPage data={{ code: query.get('code'), state: query.get('state') }} />, {
    answers: { 'POST /api/auth/callback': DONE, 'POST /api/get-session': SESSION, ...answers },
    session,
  });
}
const begin = (next?: string) =>
  writeProviderJourney({ state: STATE, provider: 'google', ...(next && { next }) });

describe('coming back from a provider', () => {
  it('exchanges the code and goes on to where they wanted, replacing history', async () => {
    begin('/de/dashboard?page=2');
    const { sent, visited, root } = open();
    await waitFor(() => expect(visited).toEqual([{ path: '/de/dashboard?page=2', replace: true }]));
    expect(sent).toEqual([
      { call: 'POST /api/auth/callback', body: { code: 'abc' } },
      { call: 'POST /api/get-session', body: undefined },
    ]);
    expect(root.session.profile?.firstName).toBe('Léa');
    expect(readProviderJourney()).toBeUndefined();
  });

  it('goes home where they wanted nothing else', async () => {
    begin();
    const { visited } = open();
    await waitFor(() => expect(visited).toHaveLength(1));
    expect(visited[0]?.path).toMatch(/^\/de\/?$/);
  });

  it('takes code and state out of the address at once, and leaves the router’s state', async () => {
    begin();
    const { visited } = open();
    expect(window.location.pathname + window.location.search).toBe('/de/auth');
    expect(window.history.state).toEqual({ idx: 3 });
    await waitFor(() => expect(visited).toHaveLength(1));
  });

  it.each([
    ['another state', `/de/auth?code=abc&state=${'x'.repeat(43)}`],
    ['no code', `/de/auth?state=${STATE}`],
    ['an error', `/de/auth?error=access_denied&state=${STATE}`],
    ['nothing at all', '/de/auth'],
  ])('sends nothing with %s, logs it and offers a way back', async (_what, address) => {
    begin('/de/dashboard');
    const { sent, root, texts } = open({ address });
    expect(await screen.findByRole('heading', { name: texts['page-return-failed-title'] })).not.toBeNull();
    expect(sent).toEqual([]);
    expect(warning).toHaveBeenCalledTimes(1);
    expect(root.toast.toasts).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: texts['page-sign-in'] }));
    expect(root.authModal.mode).toBe('sign-in');
    expect(root.authModal.next).toBe('/de/dashboard');
    expect(screen.getByRole('link', { name: texts['page-to-home'] }).getAttribute('href')).toBe('/de');
  });

  it('sends nothing when the address is opened a second time, and says who is signed in', async () => {
    const { sent, texts, visited } = open({ session: exampleSession });
    expect(await screen.findByRole('heading', { name: texts['page-return-done-title'] })).not.toBeNull();
    expect(sent).toEqual([]);
    expect(visited).toEqual([]);
  });

  it('logs a refusal only, and stays calm', async () => {
    begin();
    const { texts, root, sent } = open({
      answers: { 'POST /api/auth/callback': exampleRefusal(400, 'invalid-code') },
    });
    expect(await screen.findByText(texts['page-return-failed'])).not.toBeNull();
    expect(String(warning.mock.calls[0])).toContain('invalid-code');
    expect(root.toast.toasts).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  it('goes on with the second step where the account asks for one', async () => {
    begin();
    const refusal = exampleRefusal(403, 'second-factor-required');
    const { texts, root } = open({
      answers: {
        'POST /api/auth/callback': { ...refusal, body: { ...Object(refusal.body), step: 'code' } },
      },
    });
    expect(await screen.findByText(texts['page-return-second-factor'])).not.toBeNull();
    expect(root.feature(authFlowStore).signIn.secondFactor).toBe('code');
    expect([root.authModal.mode, root.authModal.next]).toEqual(['sign-in', '/']);
  });

  it('is not signed in by an answer that brings no session', async () => {
    begin();
    const { texts, visited } = open({
      answers: { 'POST /api/get-session': { status: 200, body: VISITOR_SESSION } },
    });
    expect(await screen.findByText(texts['page-return-failed'])).not.toBeNull();
    expect(visited).toEqual([]);
  });

  it('can be tried again when the network is away', async () => {
    begin('/de/search');
    const { texts, visited } = open({ answers: { 'POST /api/auth/callback': [{ status: 0 }, DONE] } });
    fireEvent.click(await screen.findByRole('button', { name: texts['page-try-again'] }));
    await waitFor(() => expect(visited).toEqual([{ path: '/de/search', replace: true }]));
  });

  it('asks again for the session alone when that did not come', async () => {
    begin('/de/search');
    const { texts, visited, sent } = open({ answers: { 'POST /api/get-session': [{ status: 0 }, SESSION] } });
    fireEvent.click(await screen.findByRole('button', { name: texts['page-try-again'] }));
    await waitFor(() => expect(visited).toHaveLength(1));
    expect(sent.filter(({ call }) => call === 'POST /api/auth/callback')).toHaveLength(1);
  });
});

describe('an access token in the hash', () => {
  const hash = 'access_token=ya29.x&token_type=Bearer&expires_in=3599';
  const address = `/de/auth#${hash}&state=${STATE}`;

  it('is posted with all that came with it, and leaves the address at once', async () => {
    begin();
    const { sent, visited } = open({ address, answers: { 'POST /api/google-auth': SESSION } });
    expect(window.location.href).not.toContain('access_token');
    await waitFor(() => expect(visited).toHaveLength(1));
    expect(sent[0]?.call).toBe(`POST /api/google-auth?${hash}&state=${STATE}`);
  });

  it.each([
    ['by somebody else’s link', `#${hash}`],
    ['with another state', `#${hash}&state=${'x'.repeat(43)}`],
  ])('signs nobody in to a stranger’s account %s', async (_how, stranger) => {
    begin();
    const { sent, texts } = open({ address: `/de/auth${stranger}` });
    expect(await screen.findByText(texts['page-return-failed'])).not.toBeNull();
    expect(sent).toEqual([]);
  });

  it('counts once, and in the tab that asked for it alone', async () => {
    const { sent, texts } = open({ address });
    expect(await screen.findByText(texts['page-return-failed'])).not.toBeNull();
    expect(sent).toEqual([]);
  });

  it('is logged only when it is refused', async () => {
    begin();
    const { texts, root } = open({
      address,
      answers: { 'POST /api/google-auth': exampleRefusal(401, 'invalid-token') },
    });
    expect(await screen.findByText(texts['page-return-failed'])).not.toBeNull();
    expect(root.toast.toasts).toEqual([]);
  });
});
