import { randomUUID } from 'node:crypto';
import type { Booking, CardRegistration, PaymentStatus, PropertyQuote } from '@moien/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { CARDS } from './card-data.ts';
import { CODE, type Home } from './checkout.ts';
import { createCaller } from './session-calls.ts';

/** Books a home and pays it by card without the pages: for journeys that begin with a stay that is paid. */
export async function bookAndPay(
  page: Page,
  siteAddress: string,
  home: Home,
  firstName = 'Anna',
): Promise<string> {
  const { post } = createCaller(page, siteAddress);
  const { property, stay } = home;
  const dates = { arrivalDate: stay.arrival, departureDate: stay.departure };
  const guests = { adultCount: 1, childrenCount: 0, infantCount: 0, petCount: 0 };
  const { digest } = await post<PropertyQuote>(`/api/properties/${property.id}/quote`, {
    ...dates,
    ...guests,
  });
  const id = randomUUID();
  await post<Booking>('/api/bookings', {
    id,
    propertyId: property.id,
    ...dates,
    ...guests,
    optionArray: [],
    digest,
    areHouseRulesAccepted: true,
    message: '',
    contact: { firstName, lastName: 'Weber', phonePrefix: '+352', phoneNumber: '621123456' },
    languageTag: 'en',
  });
  const registration = await post<CardRegistration>(`/api/bookings/${id}/card-registration`, {});
  const { state } = await post<PaymentStatus>(`/api/bookings/${id}/payment`, {
    id: randomUUID(),
    registrationId: registration.registrationId,
    registrationData: await tokenise(page.request, registration),
    browserInfo: {
      language: 'en-GB',
      colorDepth: 24,
      screenHeight: 900,
      screenWidth: 1440,
      timeZoneOffset: -60,
      isJavaEnabled: false,
    },
  });
  if (state !== 'succeeded') throw new Error(`The payment of the journey is ${state}.`);
  return id;
}

async function tokenise(request: APIRequestContext, registration: CardRegistration): Promise<string> {
  const answer = await request.post(registration.url, {
    form: {
      accessKeyRef: registration.accessKey,
      data: registration.preregistrationData,
      cardNumber: CARDS.frictionless,
      cardExpirationDate: '1249',
      cardCvx: CODE,
    },
  });
  return answer.text();
}
