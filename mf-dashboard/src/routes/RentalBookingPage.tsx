import { useFeatureStore } from '@moien/shared-lib';
import { rentalBookingStore } from '../features/booking-store/rental-booking-store.ts';
import { RentalBooking } from '../features/rental-booking/RentalBooking.tsx';

export function RentalBookingPage() {
  return <RentalBooking store={useFeatureStore(rentalBookingStore)} />;
}
