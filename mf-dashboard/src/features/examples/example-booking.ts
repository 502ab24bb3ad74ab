import {
  addDays,
  type Booking,
  type BookingChange,
  type BookingDeadline,
  type BookingDeposit,
  type BookingDispute,
  type BookingRole,
  type BookingSummary,
  CANCELLATION_POLICIES,
  hostPayout,
  type RefundTerms,
} from '@moien/contract';
import { exampleProperty, exampleQuote } from '@moien/shared-lib/testing';

const HOST_FEE_PERCENT = 3;
const NOW = '2030-05-01T10:00:00.000Z';
/** Of the quote's nights: €586, without tax. */
const NIGHT_AMOUNTS = [14_200, 14_200, 14_200, 16_000];

const terms: RefundTerms = {
  currency: 'EUR',
  arrivalDate: exampleQuote.arrivalDate,
  departureDate: exampleQuote.departureDate,
  timeZone: 'Europe/Luxembourg',
  checkInTime: '15:00',
  confirmedAt: '2030-04-08T08:30:00.000Z',
  policy: CANCELLATION_POLICIES.moderate,
  nightArray: NIGHT_AMOUNTS.map((amount, index) => ({
    day: addDays(exampleQuote.arrivalDate, index),
    amount,
    touristTax: 0,
  })),
  cleaningFee: 6_000,
  bookingOptionTotal: 0,
  guestServiceFee: 3_876,
};

/** Four nights of two adults in June, seen on 1 May 2030; by the guest unless it is said otherwise. */
export function exampleBooking(changes: Partial<Booking> = {}): Booking {
  const { state = 'confirmed', role = 'guest', deadline } = changes;
  const isConfirmed = !UNCONFIRMED_STATES.includes(state);
  const isPaid = isConfirmed && deadline?.kind !== 'payment';
  return {
    id: '019b76da-a800-7838-a932-f8c36951b0a1',
    state,
    role,
    isInstant: false,
    home: {
      propertyId: exampleProperty.id,
      title: exampleProperty.title,
      imagePath: null,
      cityId: exampleProperty.cityId,
      cityName: 'Luxembourg',
      countryCode: 'LU',
      address: isPaid
        ? { latitude: 49.608, longitude: 6.128, text: '12, rue de Strasbourg, 2560 Luxembourg' }
        : null,
      checkInTime: '15:00',
      checkOutTime: '11:00',
      timeZone: 'Europe/Luxembourg',
      houseRules: 'Quiet after 22:00.\nNo smoking in the house.',
      registrationNumber: 'LU-2030-118',
    },
    person: {
      userId: '019b76da-a800-7838-a932-f8c36951b067',
      firstName: 'Léa',
      imagePath: null,
      lastName: isPaid ? 'Weber' : null,
      email: isPaid ? 'lea.weber@example.lu' : null,
      phone: isPaid ? '+352 621 123 456' : null,
    },
    arrivalDate: exampleQuote.arrivalDate,
    departureDate: exampleQuote.departureDate,
    adultCount: 2,
    childrenCount: 0,
    infantCount: 1,
    petCount: 0,
    currency: 'EUR',
    total: exampleQuote.total,
    payout: role === 'owner' ? hostPayout(exampleQuote, HOST_FEE_PERCENT) : null,
    quote: exampleQuote,
    conversionRate: 1,
    optionArray: [],
    deposit: null,
    cancellationPolicy: 'moderate',
    terms: isConfirmed ? terms : null,
    paidTotal: isPaid ? exampleQuote.total : 0,
    refundedTotal: 0,
    refundTotal: null,
    message: 'We are looking forward to the valley.\nWe arrive by train in the afternoon.',
    contact: null,
    deadline: null,
    actionArray: isConfirmed ? ['cancel', 'propose-change'] : [],
    eventArray: [
      { transition: 'held', actor: 'guest', at: '2030-04-07T09:00:00.000Z', reason: null },
      { transition: 'requested', actor: 'provider', at: '2030-04-07T09:04:00.000Z', reason: null },
      ...(isConfirmed
        ? [
            {
              transition: 'accepted' as const,
              actor: 'owner' as const,
              at: '2030-04-08T08:30:00.000Z',
              reason: null,
            },
          ]
        : []),
    ],
    change: null,
    dispute: null,
    depositStatus: null,
    creationTimestamp: '2030-04-07T09:00:00.000Z',
    serverTime: NOW,
    ...changes,
  };
}

const UNCONFIRMED_STATES: readonly Booking['state'][] = [
  'held',
  'requested',
  'hold-expired',
  'request-expired',
  'declined',
  'withdrawn',
];

/** So much is left by the server's clock, which shows 10:00 on 1 May 2030. */
export function exampleDeadline(kind: BookingDeadline['kind'], secondsLeft: number): BookingDeadline {
  return { kind, secondsLeft, endsAt: new Date(Date.parse(NOW) + secondsLeft * 1000).toISOString() };
}

/** All of the payment was taken back by the guest's bank. */
export function exampleDispute(changes: Partial<BookingDispute> = {}): BookingDispute {
  return {
    state: 'open',
    amount: exampleQuote.total,
    openedAt: '2030-06-20T09:00:00.000Z',
    closedAt: null,
    owed: null,
    ...changes,
  };
}

/** €500 that are reserved for a stay until a week after it. */
export function exampleDeposit(changes: Partial<BookingDeposit> = {}): BookingDeposit {
  return {
    state: 'authorised',
    amount: 50_000,
    claimUntil: '2030-06-17T09:00:00.000Z',
    claim: null,
    answer: null,
    answerUntil: null,
    captured: null,
    settlementReason: null,
    ...changes,
  };
}

/** The host wants €123.45 of it. */
export const exampleClaim: BookingDeposit['claim'] = {
  amount: 12_345,
  reason: 'The lamp in the hall is broken. A new one costs €123.45; the bill is on the table.',
  at: '2030-06-11T09:00:00.000Z',
};

/** A request that waits for its answer. */
export function exampleRequest(role: BookingRole, changes: Partial<Booking> = {}): Booking {
  return exampleBooking({
    state: 'requested',
    role,
    deadline: exampleDeadline('request', 144_000),
    actionArray: role === 'owner' ? ['accept', 'decline'] : ['withdraw'],
    ...changes,
  });
}

/** One night more, proposed by the host. */
export function exampleChange(changes: Partial<BookingChange> = {}): BookingChange {
  const departureDate = addDays(exampleQuote.departureDate, 1);
  return {
    id: '019b76da-a800-7838-a932-f8c36951b0c1',
    state: 'proposed',
    proposedBy: 'owner',
    arrivalDate: exampleQuote.arrivalDate,
    departureDate,
    adultCount: 2,
    childrenCount: 0,
    infantCount: 1,
    petCount: 0,
    quote: { ...exampleQuote, departureDate, nightCount: 5, total: exampleQuote.total + 15_052 },
    difference: 15_052,
    endsAt: '2030-05-02T02:00:00.000Z',
    isPaymentNeeded: false,
    ...changes,
  };
}

/** The booking as a list has it. */
export function exampleBookingSummary(changes: Partial<Booking> = {}): BookingSummary {
  const { id, state, role, isInstant, home, person, arrivalDate, departureDate, ...rest } =
    exampleBooking(changes);
  const { adultCount, childrenCount, infantCount, petCount, currency, deadline } = rest;
  const { actionArray, creationTimestamp, serverTime, total, payout } = rest;
  const stay = { arrivalDate, departureDate, adultCount, childrenCount, infantCount, petCount };
  return {
    id,
    state,
    role,
    isInstant,
    home,
    person,
    ...stay,
    currency,
    total,
    payout,
    deadline,
    actionArray,
    creationTimestamp,
    serverTime,
  };
}
