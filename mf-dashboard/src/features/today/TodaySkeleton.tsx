import { Skeleton } from '@moien/shared-lib/ui';
import { BookingCardSkeleton } from '../bookings/BookingsSkeleton.tsx';
import styles from './Today.module.css';

const SECTIONS = ['waiting', 'next'];

/** Of two sections with a booking each. */
export function TodaySkeleton() {
  return (
    <div className={styles.sections}>
      {SECTIONS.map((name) => (
        <div key={name} className={styles.skeleton}>
          <Skeleton shape="title" width="third" />
          <BookingCardSkeleton />
        </div>
      ))}
    </div>
  );
}
