import { useFeatureStore } from '@moien/shared-lib';
import { Bookings } from '../features/bookings/Bookings.tsx';
import { bookingsStore } from '../features/bookings/bookings-store.ts';
import type { BookingsView } from '../features/bookings/bookings-view.ts';

export function BookingsPage({ data }: { data: { view: BookingsView } }) {
  return <Bookings store={useFeatureStore(bookingsStore)} view={data.view} />;
}
