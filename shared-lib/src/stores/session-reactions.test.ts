import { type Session, SIGNED_OUT_CODE, VISITOR_SESSION } from '@moien/contract';
import type { TransportRequest } from '../api/transport.ts';
import { exampleRegistry, exampleRoot, exampleSession, exampleShell } from '../testing/index.ts';

const REGISTRY = exampleRegistry({
  name: 'mf-search',
  owner: 'Search',
  mountContract: 1,
  supportedShells: '^0.1.0',
  routes: [{ id: 'search', path: 'search', isPublic: true, skeleton: 'cards' }],
  slots: [{ id: 'auth-modal' }],
  textNamespaces: ['search'],
  byteBudget: 1,
});
const OTHER_SESSION: Session = {
  ...exampleSession,
  profile: exampleSession.profile && {
    ...exampleSession.profile,
    userId: crypto.randomUUID(),
    firstName: 'Tom',
  },
};
const SIGNED_OUT = {
  type: 'about:blank',
  title: 'Unauthorized',
  status: 401,
  code: SIGNED_OUT_CODE,
  message: 'Please sign in again.',
};

const NEWSLETTER = { isActive: true, email: 'lea@example.lu', languageCode: 'en' };

type PageOptions = {
  session?: Session;
  isGuarded?: boolean;
  /** What the service says of the session from now on; without it the network is away. */
  found?: Session;
  /** Whether what was refused is done once somebody has signed in again. */
  isAcceptedAgain?: boolean;
};

/** A page on which everything but the session is refused. */
function openPage({
  session = exampleSession,
  isGuarded = false,
  found,
  isAcceptedAgain = false,
}: PageOptions) {
  const events: string[] = [];
  const root = exampleRoot({
    registry: REGISTRY,
    session,
    transport: async ({ url }: TransportRequest) => {
      events.push(url);
      if (!found) throw new Error('There is no network.');
      if (isAcceptedAgain && root.session.isSignedIn && events.filter((event) => event === url).length > 1)
        return { status: 200, body: { newsletterSubscription: NEWSLETTER } };
      const isAboutSession = url === '/api/get-session' || url === '/api/sign-out';
      return isAboutSession ? { status: 200, body: found } : { status: 401, body: SIGNED_OUT };
    },
  });
  const who = () => root.session.profile?.firstName ?? 'nobody';
  root.navigation.connect(
    exampleShell({
      navigate: async (to, options) =>
        void events.push(`${to} as ${who()}${options?.replace ? ', replacing' : ''}`),
      isGuarded: () => isGuarded,
      reload: async () => void events.push(`data as ${who()}`),
      openDocument: (path) => void events.push(`document ${path ?? 'again'}`),
    }),
  );
  root.session.connect((news) => events.push(`told: ${news}`));
  return { root, events };
}

describe('signing in', () => {
  const open = (options: PageOptions = {}) => openPage({ session: VISITOR_SESSION, ...options });

  it('leaves the visitor where they were, with the session, and tells other tabs', async () => {
    const { root, events } = open();
    root.authModal.open('sign-in');
    await root.signedIn(exampleSession);
    expect([root.session.profile?.firstName, root.authModal.mode]).toEqual(['Léa', null]);
    expect(events).toEqual(['told: signed-in']);
  });

  it.each([
    ['/de/dashboard/ads?tab=2#new', '/de/dashboard/ads?tab=2#new'],
    ['/fr/blog', '/fr/blog'],
    ['/search?cityId=7', '/de/search?cityId=7'],
    ['/', '/de'],
  ])('goes on to %s in the place of the modal', async (next, path) => {
    const { root, events } = open();
    root.authModal.open('sign-in', { next });
    root.authModal.open('sign-up');
    await root.signedIn(exampleSession);
    expect(events).toEqual([`${path} as Léa, replacing`, 'told: signed-in']);
    expect([root.authModal.mode, root.authModal.next]).toEqual([null, undefined]);
  });

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
    'goes nowhere for %s',
    async (next) => {
      const { root, events } = open();
      root.authModal.open('sign-in', { next });
      await root.signedIn(exampleSession);
      expect(events).toEqual(['told: signed-in']);
    },
  );

  it('asks for the data of a guarded page once more', async () => {
    const { root, events } = open({ isGuarded: true });
    await root.signedIn(exampleSession);
    expect(events).toEqual(['data as Léa', 'told: signed-in']);
  });

  it('leaves nothing of the person whose page it was', async () => {
    const { root, events } = openPage({ isGuarded: true, found: VISITOR_SESSION });
    await root.recheckSession('ended');
    await root.signedIn(OTHER_SESSION);
    expect(events).toEqual(['/api/get-session', 'document again', 'told: signed-in']);
  });
});

describe('signing out', () => {
  it('makes the page that of the returned profile', async () => {
    const { root, events } = openPage({ found: VISITOR_SESSION });
    await root.signOut();
    expect(root.session.isSignedIn).toBe(false);
    expect(root.session.unreadMessageCount).toBe(0);
    expect(events).toEqual(['/api/sign-out', 'told: signed-out']);
  });

  it('leaves a guarded page first, while it still is theirs', async () => {
    const { root, events } = openPage({ isGuarded: true, found: VISITOR_SESSION });
    await root.signOut();
    expect(events).toEqual(['/api/sign-out', '/de/search as Léa', 'told: signed-out']);
    expect(root.session.profile).toBeNull();
  });

  it('changes nothing when the network is away', async () => {
    const { root, events } = openPage({ isGuarded: true });
    await root.signOut();
    expect(events).toEqual(['/api/sign-out']);
    expect(root.session.isSignedIn).toBe(true);
  });
});

/** Until all that was begun has happened, but for what waits for a person. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('a session that ends in the middle of work', () => {
  const refused = async (page: ReturnType<typeof openPage>, count = 1) => {
    for (let call = 0; call < count; call += 1) void page.root.api.request('subscribeToNewsletter');
    await settled();
    return page.events.filter((event) => event !== '/api/newsletter-subscription');
  };

  it('opens the modal over the page, which stays, and says why once', async () => {
    const page = openPage({ isGuarded: true, found: VISITOR_SESSION });
    expect(await refused(page, 2)).toEqual(['/api/get-session', 'told: ended']);
    expect([page.root.session.isSignedIn, page.root.authModal.mode]).toEqual([false, 'sign-in']);
    expect(page.root.toast.toasts.map(({ text }) => text)).toEqual(['Please sign in again.']);
  });

  it('goes on when the same person has signed in meanwhile', async () => {
    const page = openPage({ found: exampleSession });
    expect(await refused(page)).toEqual(['/api/get-session']);
    expect([page.root.session.isSignedIn, page.root.authModal.mode]).toEqual([true, null]);
  });

  /** A page whose session is over: its work is accepted again once somebody has signed in. */
  const press = async () => {
    const page = openPage({ isGuarded: true, found: VISITOR_SESSION, isAcceptedAgain: true });
    const pressed = page.root.api.call('subscribeToNewsletter', { body: { email: 'lea@example.lu' } });
    await settled();
    const sentCount = () => page.events.filter((event) => event === '/api/newsletter-subscription').length;
    expect([sentCount(), page.root.authModal.mode]).toEqual([1, 'sign-in']);
    return { ...page, pressed, sentCount };
  };

  it('does what was pressed once the same person is back, once', async () => {
    const { root, pressed, sentCount } = await press();
    await root.signedIn(exampleSession);
    expect([(await pressed).kind, sentCount()]).toEqual(['ok', 2]);
  });

  it('does nothing of it when the modal is closed, or somebody else signs in', async () => {
    const first = await press();
    first.root.authModal.close();
    expect([(await first.pressed).kind, first.sentCount()]).toEqual(['refused', 1]);
    const second = await press();
    await second.root.signedIn(OTHER_SESSION);
    expect([(await second.pressed).kind, second.sentCount()]).toEqual(['refused', 1]);
  });

  it('lets what is only read not wait for anybody', async () => {
    const { root } = openPage({ isGuarded: true, found: VISITOR_SESSION });
    expect((await root.api.call('getBalance')).kind).toBe('refused');
  });

  it('asks a visitor to sign in, of whom other tabs know', async () => {
    const page = openPage({ session: VISITOR_SESSION, found: VISITOR_SESSION });
    expect(await refused(page)).toEqual(['/api/get-session']);
    expect(page.root.authModal.mode).toBe('sign-in');
  });
});

describe('what another tab tells', () => {
  it('makes a visitor’s page theirs who has signed in, and goes on to where this tab wanted', async () => {
    const { root, events } = openPage({ session: VISITOR_SESSION, found: exampleSession });
    root.authModal.open('sign-in', { next: '/de/dashboard' });
    await root.recheckSession('signed-in');
    expect(root.authModal.mode).toBeNull();
    expect(events).toEqual(['/api/get-session', '/de/dashboard as Léa, replacing']);
  });

  it('leads away from a guarded page whose person has signed out', async () => {
    const { root, events } = openPage({ isGuarded: true, found: VISITOR_SESSION });
    await root.recheckSession('signed-out');
    expect(events).toEqual(['/api/get-session', '/de/search as Léa']);
    expect([root.session.isSignedIn, root.authModal.mode]).toEqual([false, null]);
  });

  it('keeps the work on a guarded page whose session has ended', async () => {
    const { root, events } = openPage({ isGuarded: true, found: VISITOR_SESSION });
    await root.recheckSession('ended');
    expect(events).toEqual(['/api/get-session']);
    expect([root.session.isSignedIn, root.authModal.mode]).toEqual([false, 'sign-in']);
  });

  it('lets a page that anybody may see stay as it is', async () => {
    const { root, events } = openPage({ found: VISITOR_SESSION });
    await root.recheckSession('ended');
    expect(events).toEqual(['/api/get-session']);
    expect([root.session.isSignedIn, root.authModal.mode]).toEqual([false, null]);
  });

  it('loads a document when somebody else has signed in', async () => {
    const { root, events } = openPage({ found: OTHER_SESSION });
    await root.recheckSession('signed-in');
    expect(events).toEqual(['/api/get-session', 'document again']);
  });

  it('brings the counts of the same person', async () => {
    const { root, events } = openPage({ found: { ...exampleSession, unreadMessageCount: 7 } });
    await root.recheckSession('ended');
    expect(root.session.unreadMessageCount).toBe(7);
    expect(events).toEqual(['/api/get-session']);
  });

  it('changes nothing when the network is away', async () => {
    const { root } = openPage({ isGuarded: true });
    await root.recheckSession('signed-out');
    expect(root.session.isSignedIn).toBe(true);
  });
});
