import type { LanguageTag, PaymentRequest } from '@moien/contract';
import type { CardRequest } from '../provider/operation.ts';

const HEADER_LENGTH_MAXIMUM = 255;

/** From where somebody pays, as 3-D Secure asks for it. */
export type PayingBrowser = {
  origin: string;
  ipAddress: string;
  accept: string | undefined;
  userAgent: string | undefined;
};

export function createCardRequest(
  bookingId: string,
  language: LanguageTag,
  { registrationId, registrationData, browserInfo }: PaymentRequest,
  { origin, ipAddress, accept, userAgent }: PayingBrowser,
): CardRequest {
  const returnUrl = new URL(`/${language}/confirm-booking-payment`, origin);
  returnUrl.searchParams.set('bookingId', bookingId);
  return {
    registrationId,
    registrationData,
    returnUrl: returnUrl.href,
    ipAddress,
    culture: language.toUpperCase(),
    browserInfo: {
      AcceptHeader: (accept ?? '*/*').slice(0, HEADER_LENGTH_MAXIMUM),
      ColorDepth: browserInfo.colorDepth,
      JavaEnabled: browserInfo.isJavaEnabled,
      JavascriptEnabled: true,
      Language: browserInfo.language.replace(/[^A-Za-z0-9-]/g, '') || language,
      ScreenHeight: browserInfo.screenHeight,
      ScreenWidth: browserInfo.screenWidth,
      TimeZoneOffset: browserInfo.timeZoneOffset,
      UserAgent: (userAgent ?? 'unknown').slice(0, HEADER_LENGTH_MAXIMUM),
    },
  };
}
