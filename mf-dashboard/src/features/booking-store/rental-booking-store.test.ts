import type { Booking } from '@moien/contract';
import {
  type ExampleAnswer,
  type ExampleAnswers,
  exampleRefusal,
  exampleSession,
} from '@moien/shared-lib/testing';
import { when } from 'mobx';
import { exampleBooking, exampleRequest } from '../examples/example-booking.ts';
import { exampleSite } from '../examples/render-page.tsx';
import { type RentalBookingStore, rentalBookingStore } from './rental-booking-store.ts';

const { id } = exampleBooking();
const OTHER_ID = '019b76da-a800-7838-a932-f8c36951b0a2';
const GET = `GET /api/bookings/${id}`;
const of = (body: Booking): ExampleAnswer => ({ status: 200, body });

async function open(answers: ExampleAnswers) {
  const site = exampleSite({ answers });
  const store = site.root.feature(rentalBookingStore);
  store.open(id);
  await store.load();
  return { ...site, store };
}

describe('RentalBookingStore', () => {
  it('asks in the language of the page', async () => {
    const { store, sent } = await open({ [GET]: of(exampleBooking()) });
    expect(sent[0]?.call).toBe(`${GET}?language=en`);
    expect(store.booking?.id).toBe(id);
  });

  it.each([
    [0, 'offline'],
    [500, 'failed'],
    [400, 'missing'],
    [403, 'missing'],
    [404, 'missing'],
  ] as const)('says that %i is %s', async (status, problem) => {
    const { store } = await open({ [GET]: exampleRefusal(status) });
    expect(store.problem).toBe(problem);
  });

  it('begins another booking with nothing', async () => {
    const { store } = await open({ [GET]: of(exampleBooking()) });
    store.open(OTHER_ID);
    expect(store.booking).toBeUndefined();
  });

  it('keeps what it knows while the same booking is asked for again', async () => {
    const { store } = await open({ [GET]: of(exampleBooking()) });
    store.open(id);
    expect(store.booking?.id).toBe(id);
  });
});

type Act = (store: RentalBookingStore) => Promise<boolean>;
const CHANGE_ID = '019b76da-a800-7838-a932-f8c36951b0c1';

describe('an action', () => {
  it.each<[string, Act, string, unknown]>([
    ['accept', (store) => store.accept(), 'acceptance', undefined],
    ['decline', (store) => store.decline('Full'), 'refusal', { reason: 'Full' }],
    ['withdraw', (store) => store.withdraw(), 'withdrawal', undefined],
    ['cancel', (store) => store.cancel('Ill', 500), 'cancellation', { reason: 'Ill', refundTotal: 500 }],
    ['report-no-show', (store) => store.reportNoShow(), 'no-show', undefined],
    ['object-to-no-show', (store) => store.objectToNoShow('Here'), 'no-show/objection', { reason: 'Here' }],
    [
      'decide-change',
      (store) => store.decideChange(CHANGE_ID, 'accepted'),
      `changes/${CHANGE_ID}/decision`,
      { decision: 'accepted' },
    ],
  ])('%s sends what it needs, once, and shows the answer', async (_name, act, path, body) => {
    const answer = exampleBooking({ state: 'completed' });
    const call = `POST /api/bookings/${id}/${path}`;
    const { store, sent } = await open({ [GET]: of(exampleRequest('owner')), [call]: of(answer) });
    const done = await Promise.all([act(store), act(store)]);
    expect(done).toEqual([true, false]);
    expect(sent.filter((one) => one.call === call)).toEqual([{ call, body }]);
    expect([store.booking?.state, store.pending, store.failure]).toEqual(['completed', undefined, undefined]);
  });

  it.each<[string, Act]>([
    ['acceptance', (store) => store.accept()],
    ['refusal', (store) => store.decline('Full')],
  ])('%s of a request counts anew how many wait for the owner', async (path, act) => {
    const { store, root } = await open({
      [GET]: of(exampleRequest('owner')),
      [`POST /api/bookings/${id}/${path}`]: of(exampleBooking({ role: 'owner' })),
      'POST /api/get-session': { status: 200, body: { ...exampleSession, bookingRequestCount: 4 } },
    });
    expect(root.session.bookingRequestCount).toBe(0);
    await act(store);
    await when(() => root.session.bookingRequestCount === 4);
  });

  it('that is refused keeps the sentence of the server, and the booking as it is by now', async () => {
    const call = `POST /api/bookings/${id}/acceptance`;
    const withdrawn = exampleBooking({ state: 'withdrawn', role: 'owner' });
    const { store } = await open({
      [GET]: [of(exampleRequest('owner')), of(exampleRequest('owner')), of(withdrawn)],
      [call]: exampleRefusal(409, 'booking-moved-on'),
    });
    expect(await store.accept()).toBe(false);
    expect(store.failure).toEqual({
      action: 'accept',
      code: 'booking-moved-on',
      message: 'The API says booking-moved-on.',
    });
    expect(store.booking?.state).toBe('withdrawn');
  });

  it('whose answer is lost asks how the booking stands', async () => {
    const confirmed = exampleBooking({ role: 'owner' });
    const { store } = await open({
      [GET]: [of(exampleRequest('owner')), of(exampleRequest('owner')), of(confirmed)],
    });
    expect(await store.accept()).toBe(false);
    expect(store.failure).toMatchObject({ code: 'unreachable', message: undefined });
    expect(store.booking?.state).toBe('confirmed');
  });

  it('is not undone by an older answer that comes later', async () => {
    const call = `POST /api/bookings/${id}/acceptance`;
    const { store } = await open({
      [GET]: of(exampleRequest('owner')),
      [call]: of(exampleBooking({ role: 'owner' })),
    });
    const older = store.load();
    await store.accept();
    await older;
    expect(store.booking?.state).toBe('confirmed');
  });
});
