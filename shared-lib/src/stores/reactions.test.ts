import { type Essentials, type Session, VISITOR_SESSION } from '@moien/contract';
import type { TransportRequest } from '../api/transport.ts';
import { exampleRegistry } from '../testing/example-registry.ts';
import { exampleSession } from '../testing/example-session.ts';
import { emptyEssentials, exampleEssentials, exampleRoot } from '../testing/index.ts';

const REGISTRY = exampleRegistry({
  name: 'mf-search',
  owner: 'Search',
  mountContract: 1,
  supportedShells: '^0.1.0',
  routes: [{ id: 'search', path: 'search', isPublic: true, skeleton: 'cards' }],
  slots: [],
  textNamespaces: ['search'],
  byteBudget: 1,
});
const ESSENTIALS: Essentials = {
  ...exampleEssentials,
  exchangeRateArray: [{ currency: 'CHF', rate: 0.95, day: '2026-11-20' }],
};

const REFUSAL = {
  type: 'about:blank',
  title: 'Forbidden',
  status: 403,
  code: 'forbidden',
  message: 'Not now.',
};

type Answers = { session?: Session | 'refused'; essentials?: Essentials };

/** A signed-in page at this path; what it asks for is answered so, and otherwise the network is away. */
function openPage({ path, answers }: { path: string; answers: Answers }) {
  const events: string[] = [];
  const root = exampleRoot({
    registry: REGISTRY,
    session: exampleSession,
    essentials: emptyEssentials,
    transport: async ({ url }: TransportRequest) => {
      events.push(url);
      const body = url.includes('essentials') ? answers.essentials : answers.session;
      if (body === undefined) throw new Error('There is no network.');
      if (body !== 'refused') return { status: 200, body };
      return { status: 403, body: REFUSAL };
    },
  });
  root.navigation.connect({
    navigate: async (to) => void events.push(`${to} as ${root.session.profile?.firstName}`),
    warm: () => undefined,
    path: () => path,
  });
  return { root, events };
}

describe('signing out', () => {
  it('makes the page that of the returned profile', async () => {
    const { root, events } = openPage({ path: '/de/blog', answers: { session: VISITOR_SESSION } });
    await root.signOut();
    expect(root.session.isSignedIn).toBe(false);
    expect(root.session.unreadMessageCount).toBe(0);
    expect(events).toEqual(['/api/sign-out']);
  });

  it.each(['/de/dashboard', '/de/dashboard/ads/new'])(
    'leaves %s first, while it still is theirs',
    async (path) => {
      const { root, events } = openPage({ path, answers: { session: VISITOR_SESSION } });
      await root.signOut();
      expect(events).toEqual(['/api/sign-out', '/de/search as Léa']);
      expect(root.session.profile).toBeNull();
    },
  );

  it('takes no other page for the dashboard', async () => {
    const { root, events } = openPage({ path: '/de/dashboards', answers: { session: VISITOR_SESSION } });
    await root.signOut();
    expect(events).toEqual(['/api/sign-out']);
  });

  it('changes nothing when the network is away', async () => {
    const { root, events } = openPage({ path: '/de/dashboard', answers: {} });
    await root.signOut();
    expect(events).toEqual(['/api/sign-out']);
    expect(root.session.isSignedIn).toBe(true);
  });
});

describe('loading what a document came without', () => {
  it('keeps the flag on until session and essentials are in', async () => {
    const answers = { session: VISITOR_SESSION, essentials: ESSENTIALS };
    const { root } = openPage({ path: '/de', answers });
    expect([root.isLoading, root.essentials.isMissing]).toEqual([false, true]);
    const loading = root.loadMissing();
    expect(root.isLoading).toBe(true);
    expect(await loading).toBe(true);
    expect([root.isLoading, root.essentials.isMissing]).toEqual([false, false]);
    expect(root.session.isSignedIn).toBe(false);
    expect(root.essentials.cityById.get(2_960_316)?.name).toBe('Luxembourg');
  });

  it('shows prices with the rates that have come', async () => {
    const { root } = openPage({
      path: '/de',
      answers: { session: VISITOR_SESSION, essentials: ESSENTIALS },
    });
    root.currency.choose('CHF');
    const price = { amount: 10_000, currency: 'EUR' } as const;
    expect(root.currency.shown(price)).toEqual({ ...price, isConverted: false });
    await root.loadMissing();
    expect(root.currency.shown(price)).toEqual({ amount: 9500, currency: 'CHF', isConverted: true });
    expect(root.currency.ratesDay).toBe('2026-11-20');
    expect(root.currency.choices).toEqual(['EUR', 'CHF']);
  });

  it.each<[string, Answers]>([
    ['the network is away', {}],
    ['the session is refused', { session: 'refused', essentials: ESSENTIALS }],
    ['the essentials do not come', { session: VISITOR_SESSION }],
  ])('tells that it has failed when %s, without a toast, and ends the flag', async (_why, answers) => {
    const { root } = openPage({ path: '/de', answers });
    expect(await root.loadMissing()).toBe(false);
    expect(root.isLoading).toBe(false);
    expect(root.toast.toasts).toEqual([]);
  });
});
