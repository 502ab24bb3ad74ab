import type { Balance, Session } from '@moien/contract';
import { type ExampleAnswer, exampleRefusal, exampleSession } from '@moien/shared-lib/testing';
import { runInAction } from 'mobx';
import { exampleBalance, exampleRelease, exampleReturned } from '../examples/example-balance.ts';
import { exampleLedger } from '../examples/example-ledger.ts';
import { exampleSite } from '../examples/render-page.tsx';
import { balanceStore } from './balance-store.ts';

const GET = 'GET /api/payments/balance';
const LINES = 'GET /api/payments/ledger-lines';
const RELEASES = 'GET /api/payments/money-releases';
const REPEAT = `POST /api/payments/money-releases/${exampleReturned.id}/payout`;
const of = (body: unknown): ExampleAnswer => ({ status: 200, body });
const ALL = { group: undefined, currency: undefined };

function createStore(answers: Parameters<typeof exampleSite>[0]) {
  const { root, sent } = exampleSite(answers);
  return { root, sent, store: root.feature(balanceStore) };
}

it('asks for a currency only where the address names one', async () => {
  const chf: Balance = exampleBalance({ currency: 'CHF', currencyArray: ['EUR', 'CHF'] });
  const { store, sent } = createStore({
    answers: { [GET]: [of(exampleBalance()), of(exampleBalance()), of(chf)] },
  });
  store.open(ALL);
  await store.load();
  store.open({ group: undefined, currency: 'CHF' });
  expect(store.balance).toBeUndefined();
  await store.load();
  expect(sent.map(({ call }) => call)).toEqual([
    `${GET}?language=en`,
    `${GET}?language=en`,
    `${GET}?language=en&currency=CHF`,
    `${GET}?language=en&currency=CHF`,
  ]);
});

it('goes on in the ledger after the page that came with the balance, and lists nothing twice', async () => {
  const first = exampleBalance({ ledger: { lineArray: exampleLedger.slice(0, 2), nextCursor: 'next' } });
  const page = { lineArray: exampleLedger.slice(1), nextCursor: null };
  const { store, sent } = createStore({ answers: { [GET]: of(first), [LINES]: of(page) } });
  await store.load();
  await Promise.all([store.ledger.loadMore(), store.ledger.loadMore()]);
  expect(store.ledger.items).toEqual(exampleLedger);
  expect(store.ledger.nextCursor).toBeNull();
  expect(sent.at(-1)?.call).toBe(`${LINES}?currency=EUR&language=en&cursor=next`);
});

it('loads a group once the currency is known', async () => {
  const page = { releaseArray: [exampleRelease()], nextCursor: null };
  const { store, sent } = createStore({ answers: { [GET]: of(exampleBalance()), [RELEASES]: of(page) } });
  await store.load('held');
  expect(store.lists.held.items).toEqual([exampleRelease()]);
  expect(sent.at(-1)?.call).toBe(`${RELEASES}?currency=EUR&language=en&group=held`);
});

it.each([
  [0, 'offline'],
  [500, 'failed'],
] as const)('says that %i is %s, and keeps what is known', async (status, problem) => {
  const { store } = createStore({ answers: { [GET]: [of(exampleBalance()), exampleRefusal(status)] } });
  await store.load();
  await store.load();
  expect([store.problem, store.balance?.currency]).toEqual([problem, 'EUR']);
});

it('pays out again once, and asks how everything stands then', async () => {
  const { store, sent } = createStore({
    answers: {
      [GET]: of(exampleBalance()),
      [REPEAT]: of(exampleRelease({ state: 'payout-created' })),
      [RELEASES]: of({ releaseArray: [], nextCursor: null }),
    },
  });
  await store.load();
  const done = await Promise.all([
    store.repeatPayout(exampleReturned.id),
    store.repeatPayout(exampleReturned.id),
  ]);
  expect(done).toEqual([{ isDone: true }, { isDone: false }]);
  expect(sent.filter(({ call }) => call === REPEAT)).toHaveLength(1);
  expect(sent.filter(({ call }) => call === `${GET}?language=en`)).toHaveLength(2);
});

it('gives the sentence of the server when a payout is not repeated', async () => {
  const { store } = createStore({
    answers: { [GET]: of(exampleBalance()), [REPEAT]: exampleRefusal(409, 'recipient-missing') },
  });
  await store.load();
  expect(await store.repeatPayout(exampleReturned.id)).toEqual({
    isDone: false,
    message: 'The API says recipient-missing.',
  });
});

it('shows nobody the money of somebody else', async () => {
  const somebodyElse: Session = {
    ...exampleSession,
    profile: exampleSession.profile && { ...exampleSession.profile, userId: exampleReturned.id },
  };
  const known = of(exampleBalance());
  const { store, root } = createStore({ answers: { [GET]: [known, known, exampleRefusal(0)] } });
  store.open(ALL);
  await store.load();
  expect(store.balance).toBeDefined();
  runInAction(() => root.session.follow(somebodyElse));
  store.open(ALL);
  expect([store.balance, store.ledger.items]).toEqual([undefined, undefined]);
});
