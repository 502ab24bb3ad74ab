import { randomUUID } from 'node:crypto';
import type { CardRegistration, PaymentRequest } from '@moien/contract';

/** Of the sandbox; its bank asks nobody. */
const CARD = { cardNumber: '4970107111111119', cardExpirationDate: '1249', cardCvx: '123' };

/** As a browser does: the card goes to the provider alone. */
export async function enterCard(registration: CardRegistration): Promise<PaymentRequest> {
  const answer = await fetch(registration.url, {
    method: 'POST',
    body: new URLSearchParams({
      accessKeyRef: registration.accessKey,
      data: registration.preregistrationData,
      ...CARD,
    }),
  });
  return {
    id: randomUUID(),
    registrationId: registration.registrationId,
    registrationData: await answer.text(),
    browserInfo: {
      language: 'en-GB',
      colorDepth: 24,
      screenHeight: 900,
      screenWidth: 1440,
      timeZoneOffset: -60,
      isJavaEnabled: false,
    },
  };
}

/** From where the guest of the demo pays (RFC 5737). */
export const PAYING_BROWSER = {
  origin: 'http://localhost',
  ipAddress: '192.0.2.1',
  accept: 'text/html',
  userAgent: 'Moïen demo',
};
