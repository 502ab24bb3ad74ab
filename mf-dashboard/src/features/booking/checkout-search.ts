import type { Booking } from '@moien/contract';

type Stay = Pick<
  Booking,
  'arrivalDate' | 'departureDate' | 'adultCount' | 'childrenCount' | 'infantCount' | 'petCount'
>;
type PayableBooking = Stay & Pick<Booking, 'id' | 'optionArray'>;

/** What the address of a search, a home or the checkout says of a stay. */
export function staySearch(stay: Stay): URLSearchParams {
  const { arrivalDate, departureDate, adultCount, childrenCount, infantCount, petCount } = stay;
  const search = new URLSearchParams({ arrivalDate, departureDate });
  const counts = Object.entries({ adultCount, childrenCount, infantCount, petCount });
  for (const [name, count] of counts) if (count > 0) search.set(name, String(count));
  return search;
}

/** What the checkout's address says of a deposit that is to be reserved there. */
export function depositSearch(bookingId: string): URLSearchParams {
  return new URLSearchParams({ bookingId, deposit: '1' });
}

/** What the checkout's address says of a booking that is to be paid there, or of the change of one. */
export function checkoutSearch(booking: PayableBooking, changeId?: string): URLSearchParams {
  const search = new URLSearchParams([['bookingId', booking.id], ...staySearch(booking)]);
  if (changeId !== undefined) search.set('changeId', changeId);
  for (const { featureTypeId, quantity } of booking.optionArray)
    if (quantity > 0) search.set(`option-${featureTypeId}`, String(quantity));
  return search;
}
