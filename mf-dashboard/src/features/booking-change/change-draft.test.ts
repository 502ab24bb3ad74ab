import type { BookingChangeQuote } from '@moien/contract';
import type { CallOutcome } from '@moien/shared-lib';
import { exampleQuote } from '@moien/shared-lib/testing';
import { exampleBooking } from '../examples/example-booking.ts';
import { ChangeDraft } from './change-draft.ts';

const DIGEST = 'A'.repeat(43);
const GUESTS = { adultCount: 2, childrenCount: 0, infantCount: 1, petCount: 0 };
const known: CallOutcome<BookingChangeQuote> = {
  kind: 'ok',
  value: { quote: exampleQuote, digest: DIGEST, difference: 1_000 },
};

function createDraft({
  answers = [known],
  ...changes
}: Partial<Parameters<typeof exampleBooking>[0]> & { answers?: CallOutcome<BookingChangeQuote>[] } = {}) {
  const asked: unknown[] = [];
  const received = { value: exampleBooking(changes), arrival: performance.now() };
  const draft = new ChangeDraft(received, async (body) => {
    asked.push(body);
    return answers[asked.length - 1] ?? known;
  });
  return { draft, asked };
}

describe('ChangeDraft', () => {
  it('begins with the stay as it is, and asks for nothing', () => {
    const { draft, asked } = createDraft();
    expect(draft.range).toEqual({ arrival: '2030-06-05', departure: '2030-06-09' });
    expect([draft.today, draft.lastDay]).toEqual(['2030-05-01', '2031-05-01']);
    expect([draft.request, draft.proposal, asked]).toEqual([undefined, undefined, []]);
  });

  it('closes nights that others have, as soon as the calendar is there', () => {
    const { draft } = createDraft();
    const taken = { start: '2030-06-12', end: '2030-06-14' };
    expect([draft.dayRefusal('2030-06-12'), draft.dayRefusal('2030-04-30')]).toEqual([undefined, 'past']);
    draft.follow({ unavailableArray: [taken], allowsSameDayTurnover: true });
    expect(draft.dayRefusal('2030-06-12')).toBe('taken');
    draft.pick('2030-06-10');
    // The day on which others arrive can be the one on which one leaves.
    expect([draft.dayRefusal('2030-06-12'), draft.dayRefusal('2030-06-13')]).toEqual([undefined, 'taken']);
  });

  it('asks for the price once the days are complete, and proposes it with its digest', async () => {
    const { draft, asked } = createDraft();
    draft.pick('2030-06-06');
    expect([draft.quote.status, asked]).toEqual(['none', []]);
    draft.pick('2030-06-10');
    expect(draft.proposal).toBeUndefined();
    await draft.ask();
    const stay = { arrivalDate: '2030-06-06', departureDate: '2030-06-10', ...GUESTS };
    expect(asked.at(-1)).toEqual(stay);
    expect(draft.proposal).toEqual({ id: draft.id, ...stay, digest: DIGEST });
  });

  it('has nothing to propose when all is as before', async () => {
    const { draft } = createDraft();
    draft.setGuests('petCount', 1);
    draft.setGuests('petCount', 0);
    await draft.ask();
    expect([draft.quote.status, draft.proposal]).toEqual(['none', undefined]);
  });

  it('shows the price of the last choice, whichever answer comes first', async () => {
    const later: CallOutcome<BookingChangeQuote> = {
      kind: 'ok',
      value: { quote: exampleQuote, digest: 'B'.repeat(43), difference: 2_000 },
    };
    const { draft } = createDraft({ answers: [known, later] });
    draft.setGuests('adultCount', 3);
    draft.setGuests('adultCount', 4);
    await draft.ask();
    expect(draft.quote).toMatchObject({ status: 'known' });
    expect(draft.proposal).toMatchObject({ adultCount: 4 });
  });

  it('offers the next free stay where dates are not available', async () => {
    const nextFreeStay = { arrivalDate: '2030-06-12', departureDate: '2030-06-16' };
    const problem = {
      type: '',
      title: '',
      status: 409,
      code: 'dates-taken',
      message: 'Taken.',
      nextFreeStay,
    };
    const { draft } = createDraft({ answers: [{ kind: 'refused', status: 409, problem }] });
    draft.setGuests('adultCount', 3);
    await Promise.resolve();
    await Promise.resolve();
    expect(draft.quote).toEqual({ status: 'refused', message: 'Taken.', nextFreeStay });
    draft.choose(nextFreeStay);
    expect(draft.range).toEqual({ arrival: '2030-06-12', departure: '2030-06-16' });
  });

  it('says that the price cannot be had', async () => {
    const { draft } = createDraft({ answers: [{ kind: 'unreachable' }] });
    draft.setGuests('adultCount', 3);
    await Promise.resolve();
    await Promise.resolve();
    expect(draft.quote).toEqual({ status: 'unreachable' });
  });

  it('moves the departure alone once the stay has begun', () => {
    const { draft } = createDraft({ serverTime: '2030-06-06T10:00:00.000Z' });
    draft.pick('2030-06-11');
    expect(draft.range).toEqual({ arrival: '2030-06-05', departure: '2030-06-11' });
  });
});
