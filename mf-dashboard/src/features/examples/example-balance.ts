import {
  type Balance,
  type BalanceDebt,
  balanceGroupOf,
  type MoneyRelease,
  type NightLimit,
} from '@moien/contract';
import { exampleLedger } from './example-ledger.ts';
import { exampleStay, idOf } from './example-stay.ts';

/** €646.00 of a stay, less 3 % for us, seen on 1 May 2030. */
export function exampleRelease(changes: Partial<MoneyRelease> = {}): MoneyRelease {
  const { state = 'scheduled' } = changes;
  return {
    id: idOf(1),
    booking: exampleStay,
    subject: 'stay',
    part: 1,
    partCount: 1,
    state,
    group: balanceGroupOf(state) ?? 'held',
    blockReason: null,
    failure: null,
    currency: 'EUR',
    share: 64_600,
    ownerFee: 1_938,
    clawedBack: 0,
    amount: 62_662,
    dueAt: '2030-05-05T13:00:00.000Z',
    transferredAt: null,
    expectedOn: '2030-05-07',
    paidAt: null,
    recipientEnding: null,
    ...changes,
  };
}

export const exampleBlocked = exampleRelease({
  id: idOf(2),
  state: 'blocked',
  blockReason: 'tax-data-missing',
  dueAt: '2030-04-28T13:00:00.000Z',
  expectedOn: null,
  share: 28_400,
  ownerFee: 852,
  amount: 27_548,
});

export const exampleReturned = exampleRelease({
  id: idOf(3),
  state: 'returned',
  failure: 'bank-account-of-another',
  dueAt: '2030-04-20T13:00:00.000Z',
  expectedOn: null,
});

/** What of a payout made up for a lost chargeback. */
export const exampleOffset = exampleRelease({ id: idOf(6), state: 'offset', clawedBack: 62_662, amount: 0 });

/** €120.50 of the deposit of a stay, of which no fee is taken. */
export function exampleDepositRelease(changes: Partial<MoneyRelease> = {}): MoneyRelease {
  return exampleRelease({
    id: idOf(8),
    subject: 'deposit',
    state: 'payout-created',
    share: 12_050,
    ownerFee: 0,
    amount: 12_050,
    dueAt: '2030-05-10T09:00:00.000Z',
    expectedOn: '2030-05-13',
    ...changes,
  });
}

/** A guest's bank took back what had been paid out. */
export const exampleDebt: BalanceDebt = {
  booking: { ...exampleStay, bookingId: idOf(7), guestFirstName: 'Ana', arrivalDate: '2030-03-02' },
  amount: 41_200,
  at: '2030-04-24T09:00:00.000Z',
};

const exampleOnItsWay = exampleRelease({
  id: idOf(4),
  state: 'payout-created',
  part: 2,
  partCount: 3,
  expectedOn: '2030-05-02',
  booking: { ...exampleStay, guestFirstName: 'Ana', arrivalDate: '2030-03-01', departureDate: '2030-05-30' },
  share: 145_000,
  ownerFee: 4_350,
  amount: 140_650,
});

export const examplePaid = exampleRelease({
  id: idOf(5),
  state: 'paid',
  paidAt: '2030-04-12T08:00:00.000Z',
  recipientEnding: '0000',
});

const PAID = [0, 41_200, 96_300, 128_400, 62_000, 0, 0, 35_500, 71_000, 88_250, 140_650, 62_662];
const EXPECTED = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 90_210, 203_312, 156_000, 210_400, 88_000, 0, 0];

/** Eleven months before May 2030 and six after it. */
const MONTHS = EXPECTED.map((expected, index) => {
  const month = new Date(Date.UTC(2029, 5 + index, 1)).toISOString().slice(0, 7);
  const paid = PAID[index] ?? 0;
  return { month, paid, expected, ownerFee: Math.round((paid * 3) / 97) };
});

export function exampleBalance(changes: Partial<Balance> = {}): Balance {
  return {
    currency: 'EUR',
    currencyArray: ['EUR'],
    figureArray: [
      { group: 'owed', amount: 90_210, count: 2, date: null, dateAmount: null },
      { group: 'held', amount: 657_712, count: 7, date: '2030-05-05', dateAmount: 62_662 },
      { group: 'on-its-way', amount: 140_650, count: 1, date: '2030-05-02', dateAmount: 140_650 },
      { group: 'paid', amount: 725_962, count: 12, date: '2030-04-12', dateAmount: 62_662 },
    ],
    attentionArray: [exampleReturned, exampleBlocked],
    nextArray: [exampleOnItsWay, exampleRelease()],
    owedToUs: 0,
    debtArray: [],
    monthArray: MONTHS,
    ledger: { lineArray: exampleLedger, nextCursor: 'next' },
    nightLimitArray: [],
    isOwner: true,
    ...changes,
  };
}

export const exampleNightLimit: NightLimit = {
  countryCode: 'LU',
  year: 2030,
  nights: 90,
  warningNights: 75,
  countedNights: 42,
};

/** Of somebody who never was paid. */
export const exampleEmptyBalance: Balance = exampleBalance({
  figureArray: (['owed', 'held', 'on-its-way', 'paid'] as const).map((group) => ({
    group,
    amount: 0,
    count: 0,
    date: null,
    dateAmount: null,
  })),
  attentionArray: [],
  nextArray: [],
  monthArray: MONTHS.map((month) => ({ ...month, paid: 0, expected: 0, ownerFee: 0 })),
  ledger: { lineArray: [], nextCursor: null },
});
