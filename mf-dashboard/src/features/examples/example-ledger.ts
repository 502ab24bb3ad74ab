import type { LedgerLine } from '@moien/contract';
import { exampleStay, idOf } from './example-stay.ts';

function line(last: number, changes: Partial<LedgerLine>): LedgerLine {
  return {
    id: idOf(last),
    at: '2030-04-12T08:00:00.000Z',
    kind: 'payout-paid',
    booking: null,
    currency: 'EUR',
    amount: 62_662,
    entryArray: [
      { account: 'payouts', amount: -62_662 },
      { account: 'bank', amount: 62_662 },
    ],
    ...changes,
  };
}

export const exampleLedger: LedgerLine[] = [
  line(6, {}),
  line(7, {
    at: '2030-04-10T09:00:00.000Z',
    kind: 'payout',
    entryArray: [
      { account: 'owner-wallet', amount: -62_662 },
      { account: 'payouts', amount: 62_662 },
    ],
  }),
  line(8, {
    at: '2030-04-10T08:58:00.000Z',
    kind: 'release',
    booking: exampleStay,
    amount: 68_476,
    entryArray: [
      { account: 'booking-wallet', amount: -68_476 },
      { account: 'owner-wallet', amount: 62_662 },
      { account: 'fees', amount: 5_814 },
    ],
  }),
  line(9, {
    at: '2030-03-02T17:20:00.000Z',
    kind: 'pay-in',
    booking: exampleStay,
    amount: 68_476,
    entryArray: [
      { account: 'cards', amount: -68_476 },
      { account: 'booking-wallet', amount: 68_476 },
    ],
  }),
];

const otherStay = { ...exampleStay, guestFirstName: 'Ana', arrivalDate: '2030-03-02' };

/** A payment that a bank took back for good, what makes up for it, and a part of a deposit. */
export const exampleDisputedLedger: LedgerLine[] = [
  line(1, {
    at: '2030-05-02T09:00:00.000Z',
    kind: 'claw-back',
    amount: 41_200,
    entryArray: [
      { account: 'owner-wallet', amount: -41_200 },
      { account: 'owner-owes', amount: 41_200 },
    ],
  }),
  line(2, {
    at: '2030-04-24T09:00:00.000Z',
    kind: 'chargeback-lost',
    booking: otherStay,
    amount: 45_000,
    entryArray: [
      { account: 'owner-owes', amount: -41_200 },
      { account: 'fees', amount: -3_800 },
      { account: 'disputes', amount: 45_000 },
    ],
  }),
  line(3, {
    at: '2030-04-20T10:00:00.000Z',
    kind: 'deposit',
    booking: exampleStay,
    amount: 12_050,
    entryArray: [
      { account: 'cards', amount: -12_050 },
      { account: 'booking-wallet', amount: 12_050 },
    ],
  }),
  line(4, {
    at: '2030-04-16T09:00:00.000Z',
    kind: 'chargeback-won',
    booking: exampleStay,
    amount: 20_000,
    entryArray: [
      { account: 'cards', amount: -20_000 },
      { account: 'disputes', amount: 20_000 },
    ],
  }),
  line(5, {
    at: '2030-03-28T09:00:00.000Z',
    kind: 'chargeback',
    booking: otherStay,
    amount: 45_000,
    entryArray: [
      { account: 'disputes', amount: -45_000 },
      { account: 'cards', amount: 45_000 },
    ],
  }),
];
