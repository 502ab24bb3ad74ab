import { Skeleton } from '@moien/shared-lib/ui';
import itemStyles from './ConversationItem.module.css';
import styles from './ConversationList.module.css';

const ITEMS = ['first', 'second', 'third', 'fourth', 'fifth'];

export function ConversationListSkeleton() {
  return (
    <div className={styles.list}>
      {ITEMS.map((name) => (
        <div key={name} className={itemStyles.item}>
          <Skeleton shape="block" className={itemStyles.picture} />
          <div className={itemStyles.texts}>
            <Skeleton width="half" />
            <Skeleton width="most" />
          </div>
        </div>
      ))}
    </div>
  );
}
