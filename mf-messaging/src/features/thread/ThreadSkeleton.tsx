import { Skeleton } from '@moien/shared-lib/ui';
import styles from './Thread.module.css';

export function ThreadSkeleton() {
  return (
    <div className={styles.thread}>
      <Skeleton shape="title" width="half" />
      <div className={styles.waiting}>
        <Skeleton width="half" />
        <Skeleton width="most" />
        <Skeleton width="half" />
      </div>
    </div>
  );
}
