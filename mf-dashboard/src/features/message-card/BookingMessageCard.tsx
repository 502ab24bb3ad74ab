import { useRootStore } from '@moien/shared-lib';
import { useState } from 'react';
import { RentalBookingStore } from '../booking-store/rental-booking-store.ts';
import { BookingInMessage } from './BookingInMessage.tsx';
import { useLiveCard } from './use-live-card.ts';

/** The card of a booking within a conversation; each has a store of its own. */
export function BookingMessageCard({ subject = '' }: { subject?: string }) {
  const root = useRootStore();
  const [store] = useState(() => new RentalBookingStore(root));
  useLiveCard(subject, store);
  return <BookingInMessage store={store} />;
}
