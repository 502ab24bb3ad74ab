import type { Today } from '@moien/contract';
import { exampleBookingSummary, exampleDeadline } from './example-booking.ts';

/** Of somebody who has neither a booking nor a home. */
export const exampleCalmToday: Today = {
  ...{ waitingArray: [], waitingCount: 0, nextStay: null, arrivalArray: [] },
  ...{ conflict: null, draft: null, needsPayoutAccount: false, recentFigures: null },
};

const idOf = (last: number) => `019b76da-a800-7838-a932-f8c36951b0a${last}`;

/** Of somebody who travels and lets homes: each kind of task, a stay and an arrival. */
export const exampleToday = (changes: Partial<Today> = {}): Today => ({
  waitingArray: [
    {
      step: 'pay',
      booking: exampleBookingSummary({
        ...{ id: idOf(2), state: 'held', actionArray: ['pay'] },
        deadline: exampleDeadline('hold', 690),
      }),
    },
    {
      step: 'accept',
      booking: exampleBookingSummary({
        ...{ id: idOf(3), state: 'requested', role: 'owner', actionArray: ['accept', 'decline'] },
        deadline: exampleDeadline('request', 144_000),
      }),
    },
    { step: 'answer-change', booking: exampleBookingSummary({ id: idOf(4) }) },
  ],
  waitingCount: 3,
  nextStay: exampleBookingSummary(),
  arrivalArray: [exampleBookingSummary({ id: idOf(5), role: 'owner' })],
  conflict: { propertyId: idOf(6), title: 'Atelier am Fluss', count: 1 },
  draft: { propertyId: idOf(7), title: null, count: 1 },
  needsPayoutAccount: true,
  recentFigures: { views: 412, requests: 7, bookings: 5, income: 186_420, currency: 'EUR' },
  ...changes,
});
