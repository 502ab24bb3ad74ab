import { Skeleton } from '@moien/shared-lib/ui';
import cardStyles from './AdCard.module.css';
import styles from './AdList.module.css';

const CARDS = ['first', 'second', 'third'];

/** Of the list: cards in their size. */
export function AdListSkeleton() {
  return (
    <div className={styles.list}>
      {CARDS.map((name) => (
        <div key={name} className={cardStyles.card}>
          <div className={cardStyles.picture}>
            <Skeleton shape="block" ratio="4:3" />
          </div>
          <div className={cardStyles.body}>
            <Skeleton width="third" />
            <Skeleton shape="title" width="most" />
            <Skeleton width="half" />
          </div>
        </div>
      ))}
    </div>
  );
}
