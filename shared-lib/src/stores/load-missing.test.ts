import { type Essentials, type Session, VISITOR_SESSION } from '@moien/contract';
import type { TransportRequest } from '../api/transport.ts';
import { emptyEssentials, exampleEssentials, exampleRoot, exampleSession } from '../testing/index.ts';

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

/**
 * A page whose document came without session and essentials; what it asks for is answered so, and otherwise
 * the network is away.
 */
function openPage(answers: Answers) {
  return exampleRoot({
    session: exampleSession,
    isSessionMissing: true,
    essentials: emptyEssentials,
    transport: async ({ url }: TransportRequest) => {
      const body = url.includes('essentials') ? answers.essentials : answers.session;
      if (body === undefined) throw new Error('There is no network.');
      if (body !== 'refused') return { status: 200, body };
      return { status: 403, body: REFUSAL };
    },
  });
}

describe('loading what a document came without', () => {
  it('keeps the flag on until session and essentials are in', async () => {
    const root = openPage({ session: VISITOR_SESSION, essentials: ESSENTIALS });
    expect([root.isLoading, root.session.isMissing, root.essentials.isMissing]).toEqual([false, true, true]);
    const loading = root.loadMissing();
    expect(root.isLoading).toBe(true);
    expect(await loading).toBe(true);
    expect([root.isLoading, root.session.isMissing, root.essentials.isMissing]).toEqual([
      false,
      false,
      false,
    ]);
    expect(root.session.isSignedIn).toBe(false);
    expect(root.essentials.cityById.get(2_960_316)?.name).toBe('Luxembourg');
  });

  it('shows prices with the rates that have come', async () => {
    const root = openPage({ session: VISITOR_SESSION, essentials: ESSENTIALS });
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
    const root = openPage(answers);
    expect(await root.loadMissing()).toBe(false);
    expect(root.isLoading).toBe(false);
    expect(root.toast.toasts).toEqual([]);
  });
});
