import { runInThisContext } from 'node:vm';
import type { NotificationDetails, RealtimeEvent } from '@moien/contract';
import type { RootStore } from '@moien/shared-lib';
import { type ExampleAnswer, type ExampleAnswers, exampleRefusal } from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { exampleNotification, exampleSubject, idOf } from '../features/examples/example-notification.ts';
import { renderPage } from '../features/examples/render-page.tsx';
import { notificationsStore } from '../features/notifications/notifications-store.ts';
import { notificationsTexts } from '../features/notifications/notifications-texts.ts';
import { NotificationsPage } from './NotificationsPage.tsx';

// jsdom lacks what the router makes a navigation of.
Object.assign(globalThis, runInThisContext('({ Request, Response, Headers, AbortController, AbortSignal })'));

/** Two days after the newest example; timers go on as they are. */
const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'] as const;

beforeAll(() => {
  const doNotFake = [...TIMERS, 'nextTick', 'queueMicrotask', 'performance'] as const;
  jest.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z'), doNotFake: [...doNotFake] });
  return notificationsTexts.en.load();
});
afterAll(() => jest.useRealTimers());
afterEach(cleanup);

const GET = 'GET /api/notifications';
const CHANGE = 'POST /api/notifications/changes';
const of = (body: unknown): ExampleAnswer => ({ status: 200, body });
const pageOf = (...notificationArray: NotificationDetails[]) => of({ notificationArray, nextCursor: null });

const request = exampleNotification();
const confirmed = exampleNotification({
  id: idOf(2),
  kind: 'booking-confirmed',
  isRead: true,
  creationTimestamp: '2026-11-19T17:40:00.000Z',
  subject: { side: 'guest', personName: 'Amélie', homeTitle: 'Studio under the roof' },
});

async function open(answers: ExampleAnswers, hear: (root: RootStore) => void = () => undefined) {
  const shown = renderPage(<NotificationsPage />, {
    answers,
    load: (root) => {
      hear(root);
      root.feature(notificationsStore).load();
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Notifications' });
  return shown;
}

/** What each says that is shown. */
const titles = () =>
  [...document.querySelectorAll('[data-notification]')].map(
    ({ firstElementChild }) => firstElementChild?.textContent,
  );
const toastOf = (root: RootStore) => root.toast.toasts.at(-1);

describe('the page of notifications', () => {
  it('lists them by days, says which are unread, and leads to what they are about', async () => {
    await open({ [GET]: pageOf(request, confirmed) });
    await screen.findAllByRole('heading', { level: 2 });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/20 Nov/),
      expect.stringMatching(/19 Nov/),
    ]);
    const links = screen.getAllByRole('link', { name: /Tom|confirmed/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/en/rental-booking/${idOf(51)}`,
      `/en/rental-booking/${idOf(51)}`,
    ]);
    expect(links[0]?.textContent).toMatch(/^Unread: New request from Tom/);
    expect(links[1]?.textContent).toMatch(/^Your stay is confirmed/);
  });

  it('says until when a claim of the deposit can be answered', async () => {
    const subject = { ...exampleSubject, side: 'guest' as const, answerUntil: '2026-12-11T09:30:00.000Z' };
    await open({ [GET]: pageOf(exampleNotification({ kind: 'booking-deposit-claimed', subject })) });
    const link = await screen.findByRole('link');
    expect(link.textContent).toContain('Tom claims a part of your deposit');
    expect(link.textContent).toContain('Please answer by 11 December 2026');
  });

  it('reads one that is opened', async () => {
    const changed = of({ change: 'read', notificationIdArray: [request.id] });
    const { sent } = await open({ [GET]: pageOf(request), [CHANGE]: changed });
    fireEvent.click(await screen.findByRole('link'));
    await waitFor(() => expect(screen.getByRole('link').textContent).not.toMatch(/^Unread/));
    expect(sent).toContainEqual(
      expect.objectContaining({ body: { change: 'read', notificationIdArray: [request.id] } }),
    );
  });

  it('clears one, whose place the next one takes, and brings it back', async () => {
    const { root, sent } = await open({
      [GET]: [pageOf(request, confirmed)],
      [CHANGE]: [
        of({ change: 'dismiss', notificationIdArray: [request.id] }),
        of({ change: 'restore', notificationIdArray: [request.id] }),
      ],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Options for “New request from Tom”' }));
    fireEvent.click(screen.getAllByRole('button', { name: 'Clear' })[0] as HTMLElement);
    await waitFor(() => expect(titles()).toHaveLength(1));
    expect(document.activeElement?.textContent).toMatch(/^Your stay is confirmed/);
    await waitFor(() => expect(toastOf(root)?.text).toBe('Notification cleared.'));
    act(() => toastOf(root)?.action?.run());
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(sent).toContainEqual(
      expect.objectContaining({ body: { change: 'restore', notificationIdArray: [request.id] } }),
    );
  });

  it('clears all, and takes that back by Control and Z', async () => {
    const ids = [request.id, confirmed.id];
    const { root } = await open({
      [GET]: [pageOf(request, confirmed), pageOf(), pageOf(request, confirmed)],
      [CHANGE]: [
        of({ change: 'dismiss', notificationIdArray: ids }),
        of({ change: 'restore', notificationIdArray: ids }),
      ],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Clear all' }));
    await screen.findByRole('heading', { name: 'All quiet' });
    await waitFor(() => expect(toastOf(root)?.text).toBe('2 notifications cleared.'));
    fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(root.toast.toasts).toEqual([]);
  });

  it('marks all as read, which can be taken back', async () => {
    const { root } = await open({
      [GET]: pageOf(request, confirmed),
      [CHANGE]: [
        of({ change: 'read', notificationIdArray: [request.id] }),
        of({ change: 'unread', notificationIdArray: [request.id] }),
      ],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByText('Unread:')).toBeNull());
    await waitFor(() => expect(toastOf(root)?.text).toBe('Notification marked as read.'));
    act(() => toastOf(root)?.action?.run());
    expect(await screen.findByText('Unread:')).not.toBeNull();
  });

  it('shows what comes meanwhile, and says it', async () => {
    const listeners = new Set<(event: RealtimeEvent) => void>();
    const events = {
      subscribe: (listener: (event: RealtimeEvent) => void) => {
        listeners.add(listener);
        return { unsubscribe: () => listeners.delete(listener) };
      },
    };
    await open({ [GET]: [pageOf(confirmed), pageOf(request, confirmed)] }, (root) =>
      Object.defineProperty(root, 'realtime', { value: Promise.resolve({ events, send: () => undefined }) }),
    );
    await waitFor(() => expect(titles()).toHaveLength(1));
    for (const listener of listeners) listener({ type: 'addNotification', seq: 1, notification: request });
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(document.querySelector('[aria-live]')?.textContent).toBe('New request from Tom');
  });

  it('leaves out kinds that it does not know', async () => {
    await open({
      [GET]: pageOf(exampleNotification({ id: idOf(9), kind: 'lease-signed' }), confirmed),
    });
    await waitFor(() => expect(titles()).toHaveLength(1));
  });

  it('says that a change was not made, and shows what there is', async () => {
    const { root } = await open({ [GET]: pageOf(request), [CHANGE]: exampleRefusal(500) });
    fireEvent.click(await screen.findByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(toastOf(root)?.variant).toBe('error'));
    await waitFor(() => expect(titles()).toHaveLength(1));
  });

  it.each([
    [0, 'You’re offline'],
    [500, 'We couldn’t load your notifications'],
  ])('says what became of it at %i, and tries again', async (status, title) => {
    await open({ [GET]: [exampleRefusal(status), pageOf(request)] });
    expect(await screen.findByRole('heading', { name: title })).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(titles()).toHaveLength(1));
  });
});
