import type { BookingPage, Session } from '@moien/contract';
import { type ExampleAnswer, exampleRefusal, exampleSession } from '@moien/shared-lib/testing';
import { runInAction } from 'mobx';
import { exampleBookingSummary } from '../examples/example-booking.ts';
import { exampleSite } from '../examples/render-page.tsx';
import { bookingsStore } from './bookings-store.ts';

const FIRST = '019b76da-a800-7838-a932-f8c36951b0a1';
const SECOND = '019b76da-a800-7838-a932-f8c36951b0a2';
const THIRD = '019b76da-a800-7838-a932-f8c36951b0a3';
const SOMEBODY_ELSE: Session = {
  ...exampleSession,
  profile: exampleSession.profile && { ...exampleSession.profile, userId: FIRST },
};

const page = (ids: string[], nextCursor: string | null = null): ExampleAnswer => {
  const body: BookingPage = {
    bookingArray: ids.map((id) => exampleBookingSummary({ id })),
    nextCursor,
    isHost: false,
  };
  return { status: 200, body };
};

function createStore(...answers: ExampleAnswer[]) {
  const { root, sent } = exampleSite({ answers: { 'GET /api/bookings': answers } });
  const store = root.feature(bookingsStore);
  const ids = () => store.lists.upcoming.bookings?.map(({ value }) => value.id);
  return { root, store, sent, ids, list: store.lists.upcoming };
}

describe('BookingsStore', () => {
  it.each([
    ['upcoming', 'role=guest&group=upcoming&language=en'],
    ['requests', 'role=owner&group=open&language=en'],
    ['host-past', 'role=owner&group=past&language=en'],
  ] as const)('asks for %s by %s', async (view, query) => {
    const { store, sent } = createStore(page([]));
    store.load(view);
    await store.lists[view].load();
    expect(sent[0]?.call).toBe(`GET /api/bookings?${query}`);
  });

  it('goes on after the cursor, and lists nothing twice', async () => {
    const { list, ids, sent } = createStore(page([FIRST, SECOND], 'next'), page([SECOND, THIRD]));
    await list.load();
    expect(list.hasMore).toBe(true);
    await list.loadMore();
    expect(ids()).toEqual([FIRST, SECOND, THIRD]);
    expect(list.hasMore).toBe(false);
    expect(sent.at(-1)?.call).toContain('cursor=next');
  });

  it('asks for more once, however often the button is pressed', async () => {
    const { list, sent } = createStore(page([FIRST], 'next'), page([SECOND]));
    await list.load();
    await Promise.all([list.loadMore(), list.loadMore()]);
    expect(sent).toHaveLength(2);
  });

  it.each([
    [0, 'offline'],
    [500, 'failed'],
  ] as const)('says that %i is %s, keeps what is known, and takes it back', async (status, problem) => {
    const { list, ids } = createStore(page([FIRST]), exampleRefusal(status), page([SECOND]));
    await list.load();
    await list.load();
    expect([list.problem, ids()]).toEqual([problem, [FIRST]]);
    await list.load();
    expect([list.problem, ids()]).toEqual([undefined, [SECOND]]);
  });

  it('keeps the list when more of it does not come', async () => {
    const { list, ids } = createStore(page([FIRST], 'next'), exampleRefusal(0));
    await list.load();
    await list.loadMore();
    expect([list.moreProblem, list.problem, list.hasMore, ids()]).toEqual([
      'offline',
      undefined,
      true,
      [FIRST],
    ]);
  });

  it('shows nobody the bookings of somebody else', async () => {
    const { root, store, list } = createStore(page([FIRST]), exampleRefusal(0));
    store.load('upcoming');
    await list.load();
    runInAction(() => root.session.follow(SOMEBODY_ELSE));
    store.load('upcoming');
    expect(store.lists.upcoming.bookings).toBeUndefined();
  });
});
