import { Skeleton } from '@moien/shared-lib/ui';
import styles from './Thread.module.css';

const BUBBLES = ['theirs', 'own', 'theirs too', 'own too'];

/** Face and names, bubbles of both sides, and the field below them. */
export function ThreadSkeleton() {
  return (
    <div className={styles.thread}>
      <div className={styles.head}>
        <Skeleton shape="round" />
        <div>
          <Skeleton shape="title" width="half" />
          <Skeleton width="most" />
        </div>
      </div>
      <div className={styles.waiting}>
        {BUBBLES.map((name) => (
          <Skeleton key={name} shape="block" className={styles.bubble} />
        ))}
      </div>
      <Skeleton shape="block" className={styles.fieldToCome} />
    </div>
  );
}
