import { defineRoute } from '@moien/shared-lib';
import { rentalBookingStore } from '../features/booking-store/rental-booking-store.ts';
import { RentalBookingPage } from './RentalBookingPage.tsx';

export const rentalBookingRoute = defineRoute<{ id: string }>({
  load: async ({ root, parameters: { id = '' } }) => {
    root.feature(rentalBookingStore).open(id);
    return { id };
  },
  Component: RentalBookingPage,
  head: ({ id }, _root, t) => ({
    title: t('page-title', { title: t('rental-booking-title') }),
    description: t('rental-booking-description'),
    canonicalPath: `/rental-booking/${id}`,
    isIndexed: false,
  }),
});
