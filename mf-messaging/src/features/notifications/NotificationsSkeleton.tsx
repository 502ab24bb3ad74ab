import { Skeleton } from '@moien/shared-lib/ui';
import itemStyles from './NotificationItem.module.css';
import styles from './Notifications.module.css';

const ITEMS = ['first', 'second', 'third', 'fourth', 'fifth'];

export function NotificationsSkeleton() {
  return (
    <div className={styles.list}>
      {ITEMS.map((name) => (
        <div key={name} className={itemStyles.item}>
          <div className={itemStyles.open}>
            <Skeleton shape="round" />
            <div className={itemStyles.texts}>
              <Skeleton width="most" />
              <Skeleton width="half" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
