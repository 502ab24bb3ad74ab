import { Button, Notice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RentalBookingStore } from '../booking-store/rental-booking-store.ts';
import { BookingCardSkeleton } from '../bookings/BookingsSkeleton.tsx';
import styles from './CardFrame.module.css';

type CardFrameProps = { store: RentalBookingStore; children: ReactNode };

/** Around what a card shows: it is there, on its way, or it did not come. */
export const CardFrame = observer(function CardFrame({ store, children }: CardFrameProps) {
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
    <div className={styles.card} aria-busy={isLoading || !received}>
      {received ? children : <BookingCardSkeleton />}
    </div>
  );
});
