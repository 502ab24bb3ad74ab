import { defineRoute } from '@moien/shared-lib';
import { bookingsStore } from '../features/bookings/bookings-store.ts';
import { type BookingsView, readView } from '../features/bookings/bookings-view.ts';
import { BookingsPage } from './BookingsPage.tsx';

export const bookingsRoute = defineRoute<{ view: BookingsView }>({
  load: async ({ root, url }) => {
    const view = readView(url.searchParams, root.session);
    // The page shows its skeleton, or what it knows, until the list is there.
    root.feature(bookingsStore).load(view);
    return { view };
  },
  Component: BookingsPage,
  head: (_data, _root, t) => ({
    title: t('page-title', { title: t('bookings-title') }),
    description: t('bookings-description'),
    canonicalPath: '/dashboard/bookings',
    isIndexed: false,
  }),
});
