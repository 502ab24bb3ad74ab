import {
  createTexts,
  RootStoreProvider,
  type TransportRequest,
  type TransportResponse,
} from '@moien/shared-lib';
import { exampleProperty, exampleRoot, exampleSession } from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import en from '../../locales/en.json' with { type: 'json' };
import { FavoriteButton } from './FavoriteButton.tsx';

const { id, title } = exampleProperty;
const IDS = { status: 200, body: { propertyIdArray: [] as string[] } };
const REFUSED = (code: string, status = 409) => ({
  status,
  body: { type: 'about:blank', title: 'No', status, code, message: `Refused: ${code}.` },
});

type Answer = (request: TransportRequest) => TransportResponse | Promise<TransportResponse>;

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

/** A heart before an API that knows these favorites; what it is asked is kept. */
function renderHeart({
  isSignedIn = true,
  answer = () => IDS as TransportResponse,
}: {
  isSignedIn?: boolean;
  answer?: Answer;
} = {}) {
  const asked: string[] = [];
  const root = exampleRoot({
    languageTag: 'en',
    ...(isSignedIn ? { session: exampleSession } : {}),
    transport: async (request) => {
      asked.push(`${request.method} ${request.url}`);
      return answer(request);
    },
  });
  render(
    <RootStoreProvider root={root} texts={createTexts('en', { search: en })}>
      <FavoriteButton property={exampleProperty} />
    </RootStoreProvider>,
  );
  const heart = screen.getByRole('button', { name: `Save ${title} to favourites` });
  return {
    root,
    asked,
    press: () => fireEvent.click(heart),
    isPressed: () => heart.getAttribute('aria-pressed') === 'true',
    toasts: () => root.toast.toasts.map(({ variant, text }) => `${variant}: ${text}`),
  };
}

const READ = 'GET /api/favorites/ids';
const ADD = `PUT /api/favorites/${id}`;
const REMOVE = `DELETE /api/favorites/${id}`;

describe('the heart of somebody who is signed in', () => {
  it('is full for a home that they have kept', async () => {
    const heart = renderHeart({ answer: () => ({ status: 200, body: { propertyIdArray: [id] } }) });
    await waitFor(() => expect(heart.isPressed()).toBe(true));
    expect(heart.asked).toEqual([READ]);
  });

  it('answers at once, before the service has', async () => {
    const heart = renderHeart();
    await waitFor(() => expect(heart.asked).toEqual([READ]));
    heart.press();
    expect(heart.isPressed()).toBe(true);
    await waitFor(() => expect(heart.asked).toEqual([READ, ADD]));
    expect(heart.isPressed()).toBe(true);
    expect(heart.toasts()).toEqual([]);
  });

  it('sends only what is wanted in the end', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const heart = renderHeart({
      answer: async ({ method }) => {
        if (method === 'PUT') await held;
        return IDS;
      },
    });
    await waitFor(() => expect(heart.asked).toEqual([READ]));
    for (let times = 0; times < 4; times += 1) heart.press();
    expect(heart.isPressed()).toBe(false);
    await act(async () => release());
    await waitFor(() => expect(heart.asked).toEqual([READ, ADD, REMOVE]));
    expect(heart.isPressed()).toBe(false);
  });

  it('goes back when the service refuses, and says its words as a toast', async () => {
    const heart = renderHeart({
      answer: ({ method }) => (method === 'PUT' ? REFUSED('too-many-favorites') : IDS),
    });
    await waitFor(() => expect(heart.asked).toEqual([READ]));
    heart.press();
    await waitFor(() => expect(heart.toasts()).toEqual(['error: Refused: too-many-favorites.']));
    expect(heart.isPressed()).toBe(false);
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new Error('offline')), en['favorite-not-kept']],
    ['fails', () => REFUSED('internal-error', 500), 'Refused: internal-error.'],
  ] as const)(
    'goes back when the service %s, says so beside it and shows no toast',
    async (_case, fail, said) => {
      const warn = jest.spyOn(console, 'warn').mockImplementation();
      let isDown = true;
      const heart = renderHeart({ answer: ({ method }) => (method === 'PUT' && isDown ? fail() : IDS) });
      await waitFor(() => expect(heart.asked).toEqual([READ]));
      heart.press();
      expect((await screen.findByRole('alert')).textContent).toBe(said);
      expect([heart.isPressed(), heart.toasts()]).toEqual([false, []]);
      isDown = false;
      heart.press();
      expect(screen.queryByRole('alert')).toBeNull();
      await waitFor(() => expect(heart.asked).toEqual([READ, ADD, ADD]));
      expect(heart.isPressed()).toBe(true);
      warn.mockRestore();
    },
  );
});

it('what somebody has kept is not shown to who signs in after them', async () => {
  const held = Promise.withResolvers<void>();
  const heart = renderHeart({
    answer: async ({ method }) => {
      if (method === 'PUT') await held.promise;
      return IDS;
    },
  });
  await waitFor(() => expect(heart.asked).toEqual([READ]));
  heart.press();
  const { profile } = exampleSession;
  const other = profile && { ...profile, userId: '01890000-0000-7000-8000-00000000000b' };
  await act(async () => heart.root.session.follow({ ...exampleSession, profile: other }));
  await waitFor(() => expect(heart.asked).toEqual([READ, ADD, READ]));
  await act(async () => held.resolve());
  expect(heart.isPressed()).toBe(false);
});

describe('the heart of a visitor', () => {
  it('asks them to sign in, and keeps the home once they have', async () => {
    const heart = renderHeart({ isSignedIn: false });
    heart.press();
    expect(heart.root.authModal).toMatchObject({ mode: 'sign-in', purpose: 'save-home' });
    expect(heart.asked).toEqual([]);
    act(() => heart.root.authModal.open('sign-up'));
    act(() =>
      runInAction(() => {
        heart.root.session.follow(exampleSession);
        heart.root.authModal.close();
      }),
    );
    await waitFor(() => expect(heart.toasts()).toEqual([`success: ${title} is in your favourites.`]));
    expect(heart.asked).toEqual([READ, ADD]);
    expect(heart.isPressed()).toBe(true);
    expect(sessionStorage.length).toBe(0);
  });

  it('forgets the home when they close the modal', async () => {
    const heart = renderHeart({ isSignedIn: false });
    heart.press();
    act(() => heart.root.authModal.close());
    expect(heart.root.authModal.purpose).toBeUndefined();
    expect(sessionStorage.length).toBe(0);
    act(() => heart.root.session.follow(exampleSession));
    await waitFor(() => expect(heart.asked).toEqual([READ]));
    expect(heart.isPressed()).toBe(false);
  });

  it('keeps the home in the next document, when signing in has led there', async () => {
    renderHeart({ isSignedIn: false }).press();
    cleanup();
    const heart = renderHeart();
    await waitFor(() => expect(heart.toasts()).toEqual([`success: ${title} is in your favourites.`]));
    expect(heart.asked).toEqual([READ, ADD]);
  });

  it('forgets in half an hour', async () => {
    renderHeart({ isSignedIn: false }).press();
    cleanup();
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 30 * 60_000);
    const heart = renderHeart();
    await waitFor(() => expect(heart.asked).toEqual([READ]));
    expect(heart.isPressed()).toBe(false);
    now.mockRestore();
  });

  it.each(['no json', '7', 'null', '{"propertyId":7}'])(
    'makes nothing of what it does not understand: %s',
    async (text) => {
      sessionStorage.setItem('favorite-wish', text);
      const heart = renderHeart();
      await waitFor(() => expect(heart.asked).toEqual([READ]));
    },
  );
});

it('whose session has ended signs in again, and then the home is kept', async () => {
  let hasSession = false;
  const heart = renderHeart({
    answer: ({ method, url }) => {
      if (url.endsWith('/get-session'))
        return { status: 200, body: { profile: null, unreadNotificationCount: 0, unreadMessageCount: 0 } };
      return method === 'PUT' && !hasSession ? REFUSED('signed-out', 401) : IDS;
    },
  });
  await waitFor(() => expect(heart.asked).toEqual([READ]));
  heart.press();
  await waitFor(() => expect(sessionStorage.length).toBe(1));
  expect(heart.isPressed()).toBe(false);
  hasSession = true;
  await act(async () => heart.root.session.follow({ ...exampleSession, profile: null }));
  act(() => heart.root.session.follow(exampleSession));
  await waitFor(() => expect(heart.isPressed()).toBe(true));
});
