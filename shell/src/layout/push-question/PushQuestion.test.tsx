import { VISITOR_SESSION } from '@moien/contract';
import type { RootStore } from '@moien/shared-lib';
import { exampleSession } from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Questions } from '../questions/Questions.tsx';
import { type ExamplePageOptions, examplePage } from '../testing/example-page.tsx';
import { releasesServing } from '../testing/example-releases.ts';

const ANSWERED = { choices: { currency: 'EUR' as const, consent: { externalContent: false } } };

let asked: number;
let answer: NotificationPermission;
let sent: string[];

beforeEach(() => {
  [asked, answer, sent] = [0, 'granted', []];
  localStorage.clear();
  const notification = {
    permission: 'default' as NotificationPermission,
    requestPermission: async () => {
      asked += 1;
      notification.permission = answer;
      return answer;
    },
  };
  let subscription: object | null = null;
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      subscription = { toJSON: () => ({ endpoint: 'here' }) };
      return subscription;
    },
  };
  // jsdom measures nothing.
  const ResizeObserver = class {
    observe = () => undefined;
    disconnect = () => undefined;
  };
  Object.assign(globalThis, { Notification: notification, PushManager: class {}, ResizeObserver });
  const registration = { pushManager, getNotifications: async () => [] };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
    configurable: true,
  });
});
afterEach(cleanup);

const question = () => screen.queryByRole('region', { name: /^Sollen wir Ihnen Bescheid geben/ });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** The question has had its time to come. */
async function settle(): Promise<void> {
  await act(() => import('./PushQuestionTurn.tsx').then(() => undefined));
  await act(() => import('./locales/de.json').then(() => undefined));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}

async function visit(options: ExamplePageOptions = {}): Promise<RootStore> {
  const transport = async ({ url }: { url: string }) => {
    sent.push(url);
    return { status: 200, body: url.endsWith('public-key') ? { publicKey: 'key' } : {} };
  };
  const part = (
    <>
      <Questions />
      <main id="content" tabIndex={-1} />
    </>
  );
  const { page, root } = examplePage(part, { ...ANSWERED, transport, ...options });
  await act(async () => void render(page));
  return root;
}

async function visitAndSignIn(options: ExamplePageOptions = {}): Promise<RootStore> {
  const root = await visit(options);
  await act(() => root.signedIn(exampleSession));
  await settle();
  return root;
}

it('is asked after a sign-in, politely, and the browser not before its button', async () => {
  const root = await visitAndSignIn();
  const region = question();
  expect(region?.closest('[role=status]')).not.toBeNull();
  expect([document.activeElement, asked]).toEqual([document.body, 0]);
  press('Mitteilungen einschalten');
  await waitFor(() => expect(question()).toBeNull());
  expect(asked).toBe(1);
  expect(sent).toContain('/api/notification/token');
  expect(root.toast.toasts.at(-1)?.text).toBe('Sie werden auf diesem Gerät benachrichtigt.');
});

it('is not asked on a page that is opened by who is signed in, nor of who has signed out', async () => {
  await visit({ session: exampleSession });
  await settle();
  expect(question()).toBeNull();
  cleanup();
  const root = await visitAndSignIn();
  await act(async () => root.session.follow(VISITOR_SESSION));
  expect(question()).toBeNull();
});

it.each(['granted', 'denied'])('is not asked where the browser has been asked: %s', async (permission) => {
  Object.assign(Notification, { permission });
  await visitAndSignIn();
  expect(question()).toBeNull();
});

it.each(['Notification', 'PushManager'])('is not asked in a browser without %s', async (name) => {
  Reflect.deleteProperty(globalThis, name);
  await visitAndSignIn();
  expect(question()).toBeNull();
});

it.each([
  ['press', () => press('Nicht jetzt')],
  ['key', () => fireEvent.keyDown(question() as HTMLElement, { key: 'Escape' })],
])(
  'is over after «Nicht jetzt» by %s, goes on with the page, and is not asked again soon',
  async (_by, leave) => {
    await visitAndSignIn();
    act(() => screen.getByRole('button', { name: 'Nicht jetzt' }).focus());
    leave();
    expect([question(), asked]).toEqual([null, 0]);
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(JSON.parse(localStorage.getItem('push-question') ?? '')).toHaveLength(1);
    cleanup();
    await visitAndSignIn();
    expect(question()).toBeNull();
  },
);

it('is asked again after weeks, and counted', async () => {
  localStorage.setItem('push-question', JSON.stringify([Date.now() - 60 * 86_400_000]));
  await visitAndSignIn();
  expect(question()).not.toBeNull();
  expect(JSON.parse(localStorage.getItem('push-question') ?? '')).toHaveLength(2);
});

it('waits for the modal, for toasts and for the question of consent, and comes back after the modal', async () => {
  const root = await visit({ choices: { currency: 'EUR', consent: undefined } });
  root.authModal.open('sign-in');
  root.toast.show('success', 'Angemeldet');
  await act(() => root.signedIn(exampleSession));
  await act(async () => root.authModal.open('sign-in'));
  await settle();
  const steps: [string, () => void][] = [
    ['the modal', () => root.authModal.close()],
    ['the toast', () => root.toast.dismiss(root.toast.toasts[0]?.id ?? -1)],
    ['consent', () => root.consent.give({ externalContent: false })],
  ];
  for (const [name, end] of steps) {
    expect([name, question()]).toEqual([name, null]);
    await act(async () => end());
    await settle();
  }
  expect(question()).not.toBeNull();
  await act(async () => root.authModal.open('sign-in'));
  expect(question()).toBeNull();
  await act(async () => root.authModal.close());
  await act(async () => void root.toast.show('success', 'Gespeichert'));
  expect(question()).not.toBeNull();
});

it.each([
  ['needs the foot of a phone, as the checkout', { bottomMenu: 'hidden' as const }, 'checkout'],
  ['has the same question', {}, 'settings'],
])('gives way to a page that %s', async (_what, declared, id) => {
  const registry = releasesServing([], {
    routes: [{ id, path: id, isPublic: true, skeleton: 'cards', ...declared }],
  });
  await visitAndSignIn({ registry, path: `/${id}`, handle: { remote: 'mf-example', route: id } });
  expect(question()).toBeNull();
  expect(localStorage.getItem('push-question')).toBeNull();
});

it('says when it did not work', async () => {
  const root = await visitAndSignIn({ transport: async () => ({ status: 500, body: {} }) });
  press('Mitteilungen einschalten');
  await waitFor(() => expect(question()).toBeNull());
  expect(root.toast.toasts.at(-1)).toMatchObject({ variant: 'error' });
});
