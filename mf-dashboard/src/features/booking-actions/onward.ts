import { type Booking, type Day, dayAt } from '@moien/contract';
import { staySearch } from '../booking/checkout-search.ts';
import { type Received, serverNow } from '../booking/received.ts';

/** Where a guest goes from a booking that has ended: to other homes, or to the same one again. */
export type Onward = { to: 'similar' | 'again'; search: URLSearchParams; hasDates: boolean };

/** Undefined while the booking goes on, and for the host. */
export function onwardOf(received: Received<Booking>): Onward | undefined {
  const { value: booking } = received;
  const to = targetOf(booking);
  if (!to) return undefined;
  const search = staySearch(booking);
  const hasDates = isAhead(booking, dayAt(serverNow(received), booking.home.timeZone));
  if (!hasDates) for (const name of ['arrivalDate', 'departureDate']) search.delete(name);
  if (to === 'similar') search.set('cityId', String(booking.home.cityId));
  return { to, search, hasDates };
}

function targetOf({ role, state, eventArray }: Booking): Onward['to'] | undefined {
  if (role === 'owner') return undefined;
  switch (state) {
    case 'declined':
    case 'request-expired':
      return 'similar';
    case 'cancelled': {
      const end = eventArray.findLast(({ transition }) => transition === 'cancelled');
      return end?.actor === 'owner' ? 'similar' : 'again';
    }
    case 'hold-expired':
    case 'withdrawn':
    case 'completed':
      return 'again';
    default:
      return undefined;
  }
}

const isAhead = ({ arrivalDate }: Booking, today: Day) => arrivalDate >= today;
