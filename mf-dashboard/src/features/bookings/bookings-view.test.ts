import { BOOKINGS_VIEWS, queryOf, readView, viewOfBooking, viewsOf, writeView } from './bookings-view.ts';

const NONE = { bookingRequestCount: 0 };

describe('the view of the bookings', () => {
  it.each(BOOKINGS_VIEWS)('%s stands in the address', (view) => {
    expect(readView(writeView(view), { bookingRequestCount: 1 })).toBe(view);
  });

  it.each([
    ['', 'upcoming'] as const,
    ['view=tomorrow', 'upcoming'] as const,
    ['view=past', 'past'] as const,
  ])('of the address ?%s is %s', (search, view) => {
    expect(readView(new URLSearchParams(search), NONE)).toBe(view);
  });

  it('begins with the requests where some wait for an answer', () => {
    expect(readView(new URLSearchParams(), { bookingRequestCount: 2 })).toBe('requests');
  });

  it('asks as a guest for own stays, as a host for those at own homes', () => {
    expect(viewsOf('guest').map(queryOf)).toEqual(
      ['upcoming', 'open', 'past', 'cancelled'].map((group) => ({ role: 'guest', group })),
    );
    expect(viewsOf('owner').map(queryOf)).toEqual(
      ['open', 'upcoming', 'past', 'cancelled'].map((group) => ({ role: 'owner', group })),
    );
  });

  it.each([
    ['owner', 'requested', 'requests'],
    ['owner', 'in-stay', 'host-upcoming'],
    ['owner', 'declined', 'host-cancelled'],
    ['guest', 'held', 'open'],
    ['guest', 'completed', 'past'],
  ] as const)('lists, of the %s, what is %s among %s', (role, state, view) => {
    expect(viewOfBooking({ role, state })).toBe(view);
  });
});
