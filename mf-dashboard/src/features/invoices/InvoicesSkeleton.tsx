import { Skeleton } from '@moien/shared-lib/ui';
import styles from './InvoiceList.module.css';

const ROWS = ['first', 'second', 'third'];

/** Of the list: documents in their size. */
export function InvoicesSkeleton() {
  return (
    <div className={styles.list}>
      {ROWS.map((name) => (
        <div key={name} className={styles.invoice}>
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
