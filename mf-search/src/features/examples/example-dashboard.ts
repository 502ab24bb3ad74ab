import type { RemoteDeclaration } from '@moien/contract';
import declaration from '../../../remote.json' with { type: 'json' };

/** The remote that shows bookings, to which pages about a payment lead. */
export const exampleDashboard = {
  ...declaration,
  name: 'mf-dashboard',
  navigation: [],
  routes: [
    { id: 'bookings', path: 'dashboard/bookings', isPublic: false, skeleton: 'cards' },
    { id: 'rental-booking', path: 'rental-booking/:id', isPublic: false, skeleton: 'article' },
  ],
} as unknown as RemoteDeclaration;
