import { Skeleton } from '@moien/shared-lib/ui';
import styles from './SessionsSection.module.css';
import shapes from './Skeletons.module.css';
import valueStyles from './Value.module.css';

/** Of a button. */
export function ButtonSkeleton() {
  return (
    <div className={shapes.button} aria-busy="true">
      <Skeleton shape="block" />
    </div>
  );
}

/** Of a line with a button below it. */
export function ValueSkeleton({ isStrong = false }: { isStrong?: boolean }) {
  return (
    <div className={valueStyles.place} aria-busy="true">
      <Skeleton className={isStrong ? shapes.strong : undefined} width="half" />
      <ButtonSkeleton />
    </div>
  );
}

type RowsSkeletonProps = {
  rows: number;
  /** Small ones below the name. */
  lines: number;
};

/** Of a list of devices or events. */
export function RowsSkeleton({ rows, lines }: RowsSkeletonProps) {
  return (
    <div className={styles.list} aria-busy="true">
      {Array.from({ length: rows }, (_row, row) => (
        <div key={row} className={styles.item}>
          <span className={styles.device}>
            <Skeleton className={shapes.icon} shape="round" />
          </span>
          <div className={styles.facts}>
            <Skeleton width="half" />
            <div className={styles.times}>
              {Array.from({ length: lines }, (_line, line) => (
                <Skeleton key={line} width={line % 2 ? 'third' : 'half'} />
              ))}
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
