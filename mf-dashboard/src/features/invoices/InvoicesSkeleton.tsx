import { classNames, Skeleton } from '@moien/shared-lib/ui';
import cardStyles from '../card-list/CardList.module.css';
import styles from './InvoiceList.module.css';

const ROWS = ['first', 'second', 'third'];

/** Of the list: documents in their size. */
export function InvoicesSkeleton() {
  return (
    <div className={cardStyles.list}>
      {ROWS.map((name) => (
        <div key={name} className={classNames(cardStyles.card, styles.invoice)}>
          <Skeleton width="half" className={styles.title} />
          <div className={styles.facts}>
            <Skeleton width="most" />
            <Skeleton width="half" />
          </div>
          <div className={styles.waitingFile}>
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}
