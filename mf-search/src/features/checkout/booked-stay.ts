import type { Booking, OptionQuantity, StayTerm } from '@moien/contract';
import { quoteRequestOf, type Stay } from '../booking-box/stay-parameters.ts';

type BookedStay = Pick<
  Booking,
  | 'arrivalDate'
  | 'departureDate'
  | 'adultCount'
  | 'childrenCount'
  | 'infantCount'
  | 'petCount'
  | 'optionArray'
>;

/** Bookings are by the night; a let by the month is agreed on with the host. */
export const BOOKED_TERM: StayTerm = 'night';

/** The stay as the page's form has it. */
export function stayOfBooking(booking: BookedStay): Stay {
  return {
    range: { arrival: booking.arrivalDate, departure: booking.departureDate },
    guests: {
      adult: booking.adultCount,
      children: booking.childrenCount,
      infant: booking.infantCount,
      pet: booking.petCount,
    },
  };
}

/** Tells one stay from another; undefined until it has both days. */
export function stayKey(stay: Stay, options: readonly OptionQuantity[]): string | undefined {
  const sorted = [...options].sort((a, b) => a.featureTypeId - b.featureTypeId);
  const request = quoteRequestOf(stay, BOOKED_TERM, sorted);
  return request && JSON.stringify(request);
}

export function keyOfBooking(booking: BookedStay): string | undefined {
  return stayKey(stayOfBooking(booking), booking.optionArray);
}
