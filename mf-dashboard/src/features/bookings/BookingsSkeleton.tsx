import { Skeleton } from '@moien/shared-lib/ui';
import cardStyles from './BookingCard.module.css';
import styles from './Bookings.module.css';

const CARDS = ['first', 'second', 'third'];

/** Of the list: cards in their size. */
export function BookingsSkeleton() {
  return (
    <div className={styles.list}>
      {CARDS.map((name) => (
        <BookingCardSkeleton key={name} />
      ))}
    </div>
  );
}

export function BookingCardSkeleton() {
  return (
    <div className={cardStyles.card}>
      <div className={cardStyles.picture}>
        <Skeleton shape="block" ratio="1:1" />
      </div>
      <div className={cardStyles.body}>
        <Skeleton width="third" />
        <Skeleton shape="title" width="most" />
        <Skeleton width="half" />
        <Skeleton width="half" />
      </div>
    </div>
  );
}
