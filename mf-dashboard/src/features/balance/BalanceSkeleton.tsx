import { BALANCE_GROUPS } from '@moien/contract';
import { classNames, Skeleton } from '@moien/shared-lib/ui';
import cardStyles from '../card-list/CardList.module.css';
import styles from './BalanceFigures.module.css';
import listStyles from './ReleaseList.module.css';

const ROWS = ['first', 'second', 'third'];

/** Of the figures and the list below them. */
export function BalanceSkeleton() {
  return (
    <>
      <div className={styles.figures}>
        {BALANCE_GROUPS.map((group) => (
          <div key={group} className={styles.figure}>
            <Skeleton width="half" />
            <Skeleton shape="title" width="most" />
            <Skeleton width="most" />
          </div>
        ))}
      </div>
      <div className={cardStyles.list}>
        {ROWS.map((name) => (
          <div key={name} className={classNames(cardStyles.card, listStyles.release)}>
            <div className={listStyles.head}>
              <Skeleton width="half" />
            </div>
            <Skeleton width="most" />
          </div>
        ))}
      </div>
    </>
  );
}
