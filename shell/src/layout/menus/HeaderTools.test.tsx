import { type Session, VISITOR_SESSION } from '@moien/contract';
import type { RootStore } from '@moien/shared-lib';
import { exampleSession } from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type ExamplePageOptions, examplePage } from '../testing/example-page.tsx';
import { releasesServing } from '../testing/example-releases.ts';
import { HeaderTools } from './HeaderTools.tsx';

let container: HTMLElement;
let taken: Root | undefined;
afterEach(() => {
  cleanup();
  act(() => taken?.unmount());
  taken = undefined;
  container?.remove();
});

function show(options: ExamplePageOptions = {}) {
  const { page, root } = examplePage(<HeaderTools />, options);
  render(page);
  return root;
}

/** What the server has drawn is taken over by code that comes later than something has happened. */
async function comeAlive(drawn: ExamplePageOptions, happen: (root: RootStore) => void): Promise<void> {
  const { page, root } = examplePage(<HeaderTools />, drawn);
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const [element] = container.children;
  happen(root);
  const mismatches: unknown[] = [];
  await act(async () => {
    taken = hydrateRoot(container, page, { onRecoverableError: (error) => mismatches.push(error) });
  });
  expect(mismatches).toEqual([]);
  expect(container.firstElementChild).toBe(element);
}

const signIn = () => screen.queryAllByRole('button', { name: 'Anmelden' });
const phoneMenu = () => within(screen.getByRole('navigation', { name: 'Menü' }));

describe('the tools of the header', () => {
  it('open the sign-in modal for a visitor, from the header and from the phone menu', () => {
    const root = show();
    expect(signIn()).toHaveLength(2);
    for (const button of signIn()) {
      fireEvent.click(button);
      expect(root.authModal.mode).toBe('sign-in');
      act(() => root.authModal.close());
    }
  });

  it('come alive as the server drew them, though an address has opened the modal before', async () => {
    await comeAlive({}, (root) => root.authModal.open('sign-in'));
    expect(signIn().map((button) => button.getAttribute('aria-busy'))).toEqual(['true', 'true']);
  });

  it.each<[string, ExamplePageOptions, Session]>([
    ['the missing session has come', { isSessionMissing: true }, exampleSession],
    ['nobody was signed in after all', { isSessionMissing: true }, VISITOR_SESSION],
    ['the session has ended', { session: exampleSession }, VISITOR_SESSION],
    ['somebody has signed in elsewhere', {}, exampleSession],
    ['more is unread', { session: exampleSession }, { ...exampleSession, unreadMessageCount: 12 }],
  ])('come alive as the server drew them, and then show that %s', async (_what, drawn, found) => {
    await comeAlive(drawn, (root) => root.session.follow(found));
    expect(screen.queryByRole('status')).toBeNull();
    expect(signIn()).toHaveLength(found.profile ? 0 : 2);
    expect(screen.queryAllByRole('button', { name: 'Abmelden' })).toHaveLength(found.profile ? 2 : 0);
    const unread = screen.queryAllByRole('link', { name: /ungelesene Nachrichten/ });
    expect(unread.length > 0).toBe(found.unreadMessageCount > 0);
  });

  it('come alive as the server drew them, though rates have come since', async () => {
    const exchangeRateArray = [{ currency: 'CHF', rate: 0.95, day: '2026-11-20' }] as const;
    await comeAlive({}, (root) => root.currency.follow(exchangeRateArray));
    expect(screen.getAllByRole('button', { name: 'Währung: EUR' })).toHaveLength(1);
  });

  it('say that the session could not be read, and do not offer to sign in, until it is', () => {
    const root = show({ isSessionMissing: true });
    const said = 'Ihr Konto ist gerade nicht erreichbar. Wir versuchen es weiter.';
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([said, said]);
    expect(signIn()).toHaveLength(0);
    act(() => root.session.follow(exampleSession));
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Abmelden' })).not.toHaveLength(0);
  });

  it('offer no sign-in before a release brings it', () => {
    show({ registry: releasesServing(['search']) });
    expect(signIn()).toHaveLength(0);
  });

  it('show no link to a blog that nobody serves', () => {
    show({ registry: releasesServing(['search']) });
    expect(screen.queryByRole('link', { name: 'Blog' })).toBeNull();
  });

  it('count what is unread for who is signed in, and lead there', () => {
    show({ session: { ...exampleSession, unreadNotificationCount: 12, unreadMessageCount: 3 } });
    const [notifications] = screen.getAllByRole('link', {
      name: 'Benachrichtigungen 12 ungelesene Benachrichtigungen',
    });
    expect(notifications?.getAttribute('href')).toBe('/de/dashboard/notifications');
    expect(notifications?.textContent).toContain('9+');
    const [messages] = screen.getAllByRole('link', { name: 'Nachrichten 3 ungelesene Nachrichten' });
    expect(messages?.getAttribute('href')).toBe('/de/dashboard/conversation');
    expect(signIn()).toHaveLength(0);
  });

  it('count beside the links, and on the face all that waits', () => {
    const counts = { unreadNotificationCount: 2, unreadMessageCount: 3, bookingRequestCount: 0 };
    show({ session: { ...exampleSession, ...counts } });
    const faces = screen.getAllByRole('button', { name: /^(Konto|Menü)/ });
    expect(faces.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('5 Neuigkeiten für Sie'),
      expect.stringContaining('5 Neuigkeiten für Sie'),
    ]);
  });

  it('are all in the phone menu, too', () => {
    show({ session: exampleSession });
    const menu = phoneMenu();
    expect(menu.getByRole('link', { name: 'Blog' })).not.toBeNull();
    expect(menu.getByRole('link', { name: 'Favoriten' })).not.toBeNull();
    const choice = menu.getByText('Sprache').closest('details');
    expect(choice?.querySelector('summary')?.textContent).toBe('SpracheDeutsch');
    expect(choice?.querySelectorAll('a[hreflang]')).toHaveLength(2);
    expect(menu.getByRole('button', { name: 'Abmelden' })).not.toBeNull();
  });

  it('keep the account apart from visitors', () => {
    show();
    expect(screen.queryByRole('link', { name: 'Favoriten' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Abmelden' })).toBeNull();
  });
});
