import {
  type Booking,
  type BookingChange,
  type CardRegistration,
  type PaymentStatus,
  type PropertyQuote,
  quoteStay,
  type Session,
} from '@moien/contract';
import { exampleProperty, exampleTerms } from '@moien/shared-lib/testing';

export const exampleToday = '2030-04-07';
export const exampleNow = '2030-04-07T12:00:00.000Z';
export const exampleStay = 'arrivalDate=2030-04-20&departureDate=2030-04-23&adultCount=2';
export const exampleBookingId = '019b76da-a800-7838-a932-f8c36951b099';

const quote = quoteStay({
  arrivalDate: '2030-04-20',
  departureDate: '2030-04-23',
  nightCountByPriceMap: { 14200: 2, 16000: 1 },
  ...exampleTerms,
});
if (!quote) throw new Error('The example has no price.');

export const examplePropertyQuote: PropertyQuote = {
  quote,
  nightArray: [
    { day: '2030-04-20', amount: 14_200 },
    { day: '2030-04-21', amount: 14_200 },
    { day: '2030-04-22', amount: 16_000 },
  ],
  digest: 'A'.repeat(43),
  conversionRate: 1,
};

/** Jo, who has an account and books. */
export const exampleGuest: Session = {
  profile: {
    userId: '019b76da-a800-7838-a932-f8c36951b0aa',
    mangopayUserId: null,
    firstName: 'Jo',
    lastName: 'Ney',
    imagePath: null,
  },
  unreadNotificationCount: 0,
  unreadMessageCount: 0,
  bookingRequestCount: 0,
};

/** The stay, held for a quarter of an hour, as its guest sees it. */
export const exampleBooking: Booking = {
  id: exampleBookingId,
  state: 'held',
  role: 'guest',
  isInstant: true,
  home: {
    propertyId: exampleProperty.id,
    title: exampleProperty.title,
    imagePath: null,
    cityId: exampleProperty.cityId,
    cityName: exampleProperty.cityName,
    countryCode: 'LU',
    address: null,
    checkInTime: '15:00',
    checkOutTime: '11:00',
    timeZone: 'Europe/Luxembourg',
    houseRules: null,
    registrationNumber: null,
  },
  person: {
    userId: exampleProperty.owner.userId,
    firstName: 'Léa',
    imagePath: null,
    lastName: null,
    email: null,
    phone: null,
  },
  arrivalDate: '2030-04-20',
  departureDate: '2030-04-23',
  adultCount: 2,
  childrenCount: 0,
  infantCount: 0,
  petCount: 0,
  currency: 'EUR',
  total: quote.total,
  payout: null,
  quote,
  conversionRate: 1,
  optionArray: [],
  deposit: null,
  cancellationPolicy: 'moderate',
  terms: null,
  paidTotal: 0,
  refundedTotal: 0,
  refundTotal: null,
  message: '',
  contact: null,
  deadline: { kind: 'hold', endsAt: '2030-04-07T12:15:00.000Z', secondsLeft: 900 },
  actionArray: ['pay'],
  eventArray: [],
  change: null,
  dispute: null,
  depositStatus: null,
  creationTimestamp: exampleNow,
  serverTime: exampleNow,
};

export const examplePayment: PaymentStatus = {
  bookingId: exampleBookingId,
  attemptId: '019b76da-a800-7838-a932-f8c36951b0a1',
  kind: 'booking',
  bookingState: 'confirmed',
  state: 'succeeded',
  failure: null,
  challengeUrl: null,
  amount: quote.total,
  currency: 'EUR',
  isAuthorisation: false,
  cardAlias: '497010XXXXXX1119',
  holdEndsAt: null,
};

export const exampleRegistration: CardRegistration = {
  registrationId: 'reg_1',
  url: 'https://cards.example/tokenise',
  accessKey: 'key',
  preregistrationData: 'pre',
};

/** A night more, as Léa proposes it. */
export const exampleChange: BookingChange = {
  id: '019b76da-a800-7838-a932-f8c36951b0c7',
  state: 'proposed',
  proposedBy: 'owner',
  arrivalDate: '2030-04-20',
  departureDate: '2030-04-24',
  adultCount: 2,
  childrenCount: 0,
  infantCount: 0,
  petCount: 0,
  quote: { ...quote, total: quote.total + 15_000 },
  difference: 15_000,
  endsAt: '2030-04-08T12:00:00.000Z',
  isPaymentNeeded: true,
};
