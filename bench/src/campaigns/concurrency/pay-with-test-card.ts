import { randomUUIDv7 } from 'node:crypto';
import type { CardRegistration, PaymentStatus } from '@moien/contract';
import type { Person } from './person.ts';

type CallApi = (path: string, person: Person, body?: object) => Promise<object>;

/** Asks for nothing (sandbox/README.md). */
const FRICTIONLESS_CARD = '4970107111111119';

/**
 * Pays as a browser does: the card goes to the provider alone.
 * @throws unless the payment succeeds
 */
export async function payWithTestCard(call: CallApi, bookingId: string, guest: Person): Promise<void> {
  const path = `/api/bookings/${bookingId}`;
  const registration = (await call(`${path}/card-registration`, guest)) as CardRegistration;
  const answer = await fetch(registration.url, {
    method: 'POST',
    body: new URLSearchParams({
      accessKeyRef: registration.accessKey,
      data: registration.preregistrationData,
      cardNumber: FRICTIONLESS_CARD,
      cardExpirationDate: '1249',
      cardCvx: '123',
    }),
  });
  const { state, failure } = (await call(`${path}/payment`, guest, {
    id: randomUUIDv7(),
    registrationId: registration.registrationId,
    registrationData: await answer.text(),
    browserInfo: {
      language: 'en',
      colorDepth: 24,
      screenHeight: 900,
      screenWidth: 1440,
      timeZoneOffset: -60,
      isJavaEnabled: false,
    },
  })) as PaymentStatus;
  if (state !== 'succeeded') throw new Error(`The payment of ${bookingId} is ${state}: ${failure}`);
}
