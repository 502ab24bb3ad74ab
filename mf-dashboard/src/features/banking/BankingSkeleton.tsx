import { Skeleton } from '@moien/shared-lib/ui';
import styles from './BankingSteps.module.css';
import { BANKING_STEPS } from './banking-steps.ts';

/** Of the steps: their lines in their places. */
export function BankingSkeleton() {
  return (
    <div className={styles.list}>
      {BANKING_STEPS.map((name) => (
        <div key={name} className={styles.step}>
          <span className={styles.mark} data-state="later" />
          <div className={styles.body}>
            <Skeleton shape="title" width="third" />
            <Skeleton width="most" />
            <Skeleton width="half" />
          </div>
        </div>
      ))}
    </div>
  );
}
