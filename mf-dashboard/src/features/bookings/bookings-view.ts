import type { BookingGroup, BookingRole, BookingState } from '@moien/contract';

type BookingQuery = { role: BookingRole; group: BookingGroup };

/** What the server is asked for, by the name of the list in the address. */
const QUERIES = {
  upcoming: { role: 'guest', group: 'upcoming' },
  open: { role: 'guest', group: 'open' },
  past: { role: 'guest', group: 'past' },
  cancelled: { role: 'guest', group: 'cancelled' },
  requests: { role: 'owner', group: 'open' },
  'host-upcoming': { role: 'owner', group: 'upcoming' },
  'host-past': { role: 'owner', group: 'past' },
  'host-cancelled': { role: 'owner', group: 'cancelled' },
} as const satisfies Record<string, BookingQuery>;

/** A list of the page; `requests` are those that wait for the host's answer. */
export type BookingsView = keyof typeof QUERIES;
export const BOOKINGS_VIEWS = Object.keys(QUERIES) as readonly BookingsView[];

export function queryOf(view: BookingsView): BookingQuery {
  return QUERIES[view];
}

/** The lists of somebody's own stays, or of those at their homes, in their order on the page. */
export function viewsOf(role: BookingRole): readonly BookingsView[] {
  return BOOKINGS_VIEWS.filter((view) => QUERIES[view].role === role);
}

/** What the address asks for; otherwise requests where some wait for an answer, and else one's own stays. */
export function readView(
  search: URLSearchParams,
  { bookingRequestCount }: { bookingRequestCount: number },
): BookingsView {
  const name = search.get('view');
  const first = bookingRequestCount > 0 ? 'requests' : 'upcoming';
  return BOOKINGS_VIEWS.find((view) => view === name) ?? first;
}

export function writeView(view: BookingsView): URLSearchParams {
  return new URLSearchParams({ view });
}

const GROUPS: Record<BookingState, BookingGroup> = {
  held: 'open',
  requested: 'open',
  'hold-expired': 'open',
  confirmed: 'upcoming',
  'in-stay': 'upcoming',
  completed: 'past',
  'no-show': 'past',
  disputed: 'past',
  cancelled: 'cancelled',
  declined: 'cancelled',
  withdrawn: 'cancelled',
  'request-expired': 'cancelled',
};

/** The list in which a booking stands. */
export function viewOfBooking({ role, state }: { role: BookingRole; state: BookingState }): BookingsView {
  const isListed = (view: BookingsView) => QUERIES[view].group === GROUPS[state];
  return viewsOf(role).find(isListed) ?? 'upcoming';
}
