import type { Booking } from '@moien/contract';
import type { TextFunction } from '@moien/shared-lib';

export type GuestCounts = Pick<Booking, 'adultCount' | 'childrenCount' | 'infantCount' | 'petCount'>;

/** Who comes along: `3 guests, 1 infant`. Infants and pets are named where there are some. */
export function guestsText(
  { adultCount, childrenCount, infantCount, petCount }: GuestCounts,
  t: TextFunction,
) {
  return [
    t('guests', { count: adultCount + childrenCount }),
    infantCount > 0 && t('infants', { count: infantCount }),
    petCount > 0 && t('pets', { count: petCount }),
  ]
    .filter(Boolean)
    .join(', ');
}
