export type Device = 'android' | 'ios' | 'other';

/** Windows phones name Android too, which they are not. */
const NOT_ANDROID = /Windows Phone|IEMobile/i;
const ANDROID = /\bAndroid\b/i;
const IOS = /\b(iPhone|iPad|iPod)\b/;
/**
 * iPadOS says that it is a Macintosh. Views inside its apps still say Mobile; Safari does not, and cannot be
 * told from a Mac here.
 */
const IPAD_AS_MACINTOSH = /\bMacintosh\b.*\bMobile\//;

/** The device that a visitor's browser says it runs on, as far as it says so. */
export function deviceOf(userAgent: string | undefined): Device {
  if (!userAgent || NOT_ANDROID.test(userAgent)) return 'other';
  if (IOS.test(userAgent) || IPAD_AS_MACINTOSH.test(userAgent)) return 'ios';
  return ANDROID.test(userAgent) ? 'android' : 'other';
}
