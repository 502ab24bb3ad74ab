import type { Property } from '@moien/contract';

type Refusal = { code: string };
type TextFunction = (slug: string, values: Record<string, unknown>) => string;

const KNOWN_CODES = [
  'not-short-term',
  'too-many-guests',
  'pets-not-allowed',
  'stay-not-available',
  'stay-too-short',
  'stay-too-long',
  'no-price',
];

/** Why a stay cannot be booked, in the language of the page. */
export function refusalText({ code }: Refusal, property: Property, t: TextFunction): string {
  if (!KNOWN_CODES.includes(code)) return t('refused-other', {});
  const nights = (count: number) => t('nights', { count });
  return t(`refused-${code}`, {
    count: property.guestCount,
    minimum: nights(property.minimumNights),
    maximum: nights(property.maximumNights),
  });
}
