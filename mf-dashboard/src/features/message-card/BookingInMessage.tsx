import { Button, Notice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { RentalBookingStore } from '../booking-store/rental-booking-store.ts';
import { BookingCard } from '../bookings/BookingCard.tsx';
import { BookingCardSkeleton } from '../bookings/BookingsSkeleton.tsx';
import { BookingCardActions } from './BookingCardActions.tsx';
import styles from './BookingInMessage.module.css';

/** How a booking stands by now, and what its reader can do about it: shown, loading, or failed to load. */
export const BookingInMessage = observer(function BookingInMessage({ store }: { store: RentalBookingStore }) {
  const { t } = useTranslation('dashboard');
  const { received, problem, isLoading } = store;
  const load = () => void store.load();
  if (!received && problem && !isLoading)
    return (
      <Notice tone="warning" action={problem !== 'missing' && <Button onClick={load}>{t('retry')}</Button>}>
        {t(`booking-${problem}-title`)}
      </Notice>
    );
  return (
    <div className={styles.card} aria-busy={isLoading}>
      {received ? (
        <BookingCard
          booking={received}
          isFirst={false}
          onDeadline={load}
          actions={<BookingCardActions store={store} received={received} />}
        />
      ) : (
        <BookingCardSkeleton />
      )}
    </div>
  );
});
