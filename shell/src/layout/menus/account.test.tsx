import { type Session, VISITOR_SESSION } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { exampleSession } from '@moien/shared-lib/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { type ExamplePageOptions, examplePage } from '../testing/example-page.tsx';
import { releasesServing } from '../testing/example-releases.ts';
import { AccountMenu } from './AccountMenu.tsx';

afterEach(cleanup);

const sessionOf = (changes: Partial<Session>): Session => ({ ...exampleSession, ...changes });

/** As the header has it: with the session the menu goes. */
const PageOfAccount = observer(function PageOfAccount() {
  const { isSignedIn } = useRootStore().session;
  return (
    <>
      {isSignedIn && <AccountMenu />}
      <main id="content" tabIndex={-1} />
    </>
  );
});

function show(options: ExamplePageOptions = {}) {
  const { page, root } = examplePage(<PageOfAccount />, { session: exampleSession, ...options });
  render(page);
  const menu = within(screen.getByRole('navigation', { name: 'Konto' }));
  return { root, menu, links: () => menu.queryAllByRole('link').map((link) => link.getAttribute('href')) };
}
const trigger = () => screen.getByRole('button', { name: /^Konto/ });

describe('the account menu', () => {
  it('has every item of the specification in its order for an owner with something unread', () => {
    expect(show().links()).toEqual([
      '/de/dashboard/conversation',
      '/de/dashboard/notifications',
      '/de/dashboard/favorites',
      '/de/dashboard/history',
      '/de/dashboard/ads',
      '/de/blog/events',
      '/de/dashboard',
      '/de/dashboard/help',
    ]);
  });

  it('has notifications only when some are unread', () => {
    const session = sessionOf({ unreadNotificationCount: 0 });
    expect(show({ session }).links()).not.toContain('/de/dashboard/notifications');
  });

  it('has advertising only for those with a payment-provider user id', () => {
    const { profile } = exampleSession;
    if (!profile) throw new Error('The example session has a profile.');
    const session = sessionOf({ profile: { ...profile, mangopayUserId: null } });
    expect(show({ session }).links()).not.toContain('/de/dashboard/ads');
  });

  it('has only what an active release serves, and always the way out', () => {
    const { links, menu } = show({ registry: releasesServing(['help']) });
    expect(links()).toEqual(['/de/dashboard/help']);
    expect(menu.getByRole('button', { name: 'Abmelden' })).not.toBeNull();
  });

  it('says which item is the page that is shown', () => {
    const { menu } = show({ path: '/dashboard/favorites' });
    expect(menu.getByRole('link', { current: true }).textContent).toBe('Favoriten');
  });

  it('says how many messages and notifications are unread', () => {
    const { menu } = show({ session: sessionOf({ unreadMessageCount: 12 }) });
    expect(menu.getByRole('link', { name: 'Nachrichten 12 ungelesene Nachrichten' }).textContent).toContain(
      '9+',
    );
    expect(
      menu.getByRole('link', { name: 'Benachrichtigungen 1 ungelesene Benachrichtigung' }),
    ).not.toBeNull();
  });

  it.each([
    [0, null],
    [3, '3'],
    [10, '9+'],
  ])('shows %i things that wait on the face as %s', (bookingRequestCount, shown) => {
    const unread = { unreadNotificationCount: 0, unreadMessageCount: 0 };
    show({ session: sessionOf({ ...unread, bookingRequestCount }) });
    expect(within(trigger()).queryByText(/^\d+\+?$/)?.textContent ?? null).toBe(shown);
  });

  it('counts on the face all that waits, and nothing that no release can show', () => {
    const session = sessionOf({ unreadNotificationCount: 2, unreadMessageCount: 5, bookingRequestCount: 1 });
    show({ session });
    expect(within(trigger()).getByText('8 Neuigkeiten für Sie')).not.toBeNull();
    cleanup();
    show({ session, registry: releasesServing(['help']) });
    expect(trigger().textContent).not.toMatch(/Neuigkeit/);
  });

  it('leads to bookings, and says on the face, when requests wait for the owner', () => {
    const none = show({ session: sessionOf({ bookingRequestCount: 0 }) });
    expect(none.links()).not.toContain('/de/dashboard/bookings');
    cleanup();
    const unread = { unreadMessageCount: 0, unreadNotificationCount: 0 };
    const { menu } = show({ session: sessionOf({ ...unread, bookingRequestCount: 2 }) });
    const item = menu.getByRole('link', { name: 'Aufenthalte 2 offene Buchungsanfragen' });
    expect(item.getAttribute('href')).toBe('/de/dashboard/bookings');
    expect(within(trigger()).getByText('2 Neuigkeiten für Sie')).not.toBeNull();
  });

  it('says who is signed in', () => {
    expect(show().menu.getByText('Angemeldet als Léa Weber')).not.toBeNull();
  });

  it('says that somebody has signed out, and goes on with the page', async () => {
    const { root, menu } = show({ transport: async () => ({ status: 200, body: VISITOR_SESSION }) });
    act(() => trigger().focus());
    fireEvent.click(menu.getByRole('button', { name: 'Abmelden' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    expect(root.toast.toasts.map(({ text }) => text)).toEqual(['Sie sind abgemeldet.']);
  });

  it('says in the menu that somebody could not be signed out, without a toast when the service fails', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    let isDown = true;
    const { root, menu } = show({
      transport: async () => {
        if (isDown) throw new Error('There is no network.');
        return { status: 200, body: VISITOR_SESSION };
      },
    });
    fireEvent.click(trigger());
    fireEvent.click(menu.getByRole('button', { name: 'Abmelden' }));
    expect((await menu.findByRole('alert')).textContent).toContain('Sie sind noch angemeldet.');
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    expect(root.toast.toasts).toEqual([]);
    isDown = false;
    fireEvent.click(menu.getByRole('button', { name: 'Abmelden' }));
    await waitFor(() => expect(root.session.isSignedIn).toBe(false));
    warn.mockRestore();
  });

  it('says nothing of the kind of who could not be signed out', async () => {
    const problem = {
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      code: 'invalid-parameter',
      message: 'Später bitte.',
    };
    const { root, menu } = show({ transport: async () => ({ status: 400, body: problem }) });
    act(() => trigger().focus());
    fireEvent.click(menu.getByRole('button', { name: 'Abmelden' }));
    await waitFor(() => expect(root.toast.toasts).toHaveLength(1));
    expect(root.toast.toasts[0]?.variant).toBe('error');
    expect(document.activeElement).toBe(trigger());
  });

  it('logs out and closes', async () => {
    const asked: string[] = [];
    const { root, menu } = show({
      transport: async ({ url }) => {
        asked.push(url);
        return { status: 200, body: VISITOR_SESSION };
      },
    });
    fireEvent.click(trigger());
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(menu.getByRole('button', { name: 'Abmelden' }));
    await waitFor(() => expect(root.session.isSignedIn).toBe(false));
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(asked).toEqual(['/api/sign-out']);
  });
});
