import { RouteLink } from '@moien/shared-lib';
import { buttonAttributes, EmptyState, ErrorState } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { RentalBookingStore } from '../booking-store/rental-booking-store.ts';
import { BookingDetails } from './BookingDetails.tsx';
import { RentalBookingSkeleton } from './RentalBookingSkeleton.tsx';

/** One booking, for guest and host: shown, loading, unknown, or failed to load. */
export const RentalBooking = observer(function RentalBooking({ store }: { store: RentalBookingStore }) {
  const { t } = useTranslation('dashboard');
  const { received, problem, isLoading } = store;
  if (received) return <BookingDetails store={store} received={received} />;
  if (!problem || isLoading) return <RentalBookingSkeleton />;
  const toBookings = (
    <RouteLink route="bookings" {...buttonAttributes({ variant: 'secondary' })}>
      {t('to-bookings')}
    </RouteLink>
  );
  if (problem === 'missing')
    return (
      <EmptyState
        headingLevel={1}
        title={t('booking-missing-title')}
        text={t('booking-missing-text')}
        action={toBookings}
      />
    );
  return (
    <ErrorState
      headingLevel={1}
      title={t(`booking-${problem}-title`)}
      text={t(`booking-${problem}-text`)}
      retryLabel={t('retry')}
      onRetry={() => void store.load()}
      action={toBookings}
    />
  );
});
