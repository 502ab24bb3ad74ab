import type { Account, Booking, BookingPage, PaymentStatus } from '@moien/contract';
import type { Transport, TransportRequest, TransportResponse } from '@moien/shared-lib';
import {
  exampleBooking,
  examplePayment,
  examplePropertyQuote,
  exampleRegistration,
} from './example-booking.ts';

type Answer = TransportResponse | ((request: TransportRequest) => TransportResponse);

/** What the service answers, by method and path; the path's ids are left out. */
export type BookingAnswers = Record<string, Answer>;

export const refusal = (status: number, code: string, more: object = {}): TransportResponse => ({
  status,
  body: { type: 'about:blank', title: '', status, code, message: 'As the service says.', ...more },
});

export const ok = (body: unknown): TransportResponse => ({ status: 200, body });

/** The caller's bookings of a home, as a guest. */
export const pageOf = (...bookingArray: Booking[]) =>
  ok({ bookingArray, nextCursor: null, isHost: false } satisfies BookingPage);

const UUID = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

/**
 * A service that holds and charges, but for what is given. `requests` are all that it was asked, under
 * `POST /api/bookings/:id/payment`.
 */
export function bookingService(answers: BookingAnswers = {}) {
  const requests: { name: string; body: unknown }[] = [];
  const known: BookingAnswers = {
    'POST /api/properties/:id/quote': ok(examplePropertyQuote),
    'GET /api/bookings': pageOf(),
    'POST /api/bookings': ({ body }) => ok({ ...exampleBooking, ...idOf(body) } satisfies Booking),
    'GET /api/bookings/:id': ok(exampleBooking),
    'POST /api/bookings/:id/card-registration': ok(exampleRegistration),
    'POST /api/bookings/:id/payment': answeredPayment(),
    'GET /api/bookings/:id/payment': ok({ ...examplePayment, ...UNPAID } satisfies PaymentStatus),
    'GET /api/account': ok({
      email: 'jo@example.org',
      newEmail: null,
      hasPassword: true,
      hasPasskey: false,
      phonePrefix: '+352',
      phoneNumber: '621 123 456',
      roleArray: [],
      providerArray: [],
      secondFactor: { hasAuthenticator: false, recoveryCodeCount: 0, isMandatory: false },
    } satisfies Account),
    ...answers,
  };
  const transport: Transport = async (request) => {
    const [path = ''] = request.url.split('?');
    const name = `${request.method} ${path.replace(UUID, ':id')}`;
    requests.push({ name, body: request.body });
    const answer = known[name];
    if (!answer) throw new Error(`${name} is not answered.`);
    return typeof answer === 'function' ? answer(request) : answer;
  };
  const bodiesOf = (name: string) =>
    requests.filter((request) => request.name === name).map(({ body }) => body as Record<string, unknown>);
  return { transport, requests, bodiesOf };
}

/** Nobody has tried to pay yet. */
const UNPAID = { attemptId: null, kind: null, bookingState: 'held', state: 'none' } as const;

/** Of the attempt that was sent, as the service answers. */
export const answeredPayment =
  (status: Partial<PaymentStatus> = {}) =>
  ({ body }: TransportRequest): TransportResponse =>
    ok({ ...examplePayment, attemptId: idOf(body).id, ...status } satisfies PaymentStatus);

/** One attempt has failed on the bank's page; another one succeeds. */
export const onceFailed =
  (attemptId: unknown) =>
  (request: TransportRequest): TransportResponse =>
    idOf(request.body).id === attemptId
      ? answeredPayment({ state: 'failed', failure: 'three-d-secure-failed' })(request)
      : answeredPayment()(request);

function idOf(body: unknown): { id: string } {
  return { id: String((body as { id: unknown }).id) };
}
