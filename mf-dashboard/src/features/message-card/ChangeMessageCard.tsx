import { useRootStore } from '@moien/shared-lib';
import { useState } from 'react';
import { RentalBookingStore } from '../booking-store/rental-booking-store.ts';
import { ChangeInMessage } from './ChangeInMessage.tsx';
import { useLiveCard } from './use-live-card.ts';

/** The card of a proposed change within a conversation. */
export function ChangeMessageCard({ subject = '' }: { subject?: string }) {
  const root = useRootStore();
  const [store] = useState(() => new RentalBookingStore(root, 'change'));
  useLiveCard(subject, store);
  return <ChangeInMessage store={store} />;
}
