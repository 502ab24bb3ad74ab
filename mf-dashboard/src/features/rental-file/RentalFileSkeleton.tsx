import { classNames, Skeleton } from '@moien/shared-lib/ui';
import cardStyles from '../card-list/CardList.module.css';
import styles from './RentalFile.module.css';

const CARDS = ['first', 'second'];

/** Of what the file is for, and the people in it. */
export function RentalFileSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton width="most" />
      <Skeleton shape="title" width="third" />
      {CARDS.map((name) => (
        <div key={name} className={classNames(cardStyles.card, styles.card)}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="most" />
          <Skeleton width="third" />
        </div>
      ))}
    </div>
  );
}
