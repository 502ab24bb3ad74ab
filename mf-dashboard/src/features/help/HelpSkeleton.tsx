import { Skeleton } from '@moien/shared-lib/ui';
import styles from './Help.module.css';
import objectStyles from './HelpObject.module.css';

const OBJECTS = ['first', 'second', 'third'];

/** Of a few objects, and questions below them. */
export function HelpSkeleton() {
  return (
    <>
      <div className={styles.objects}>
        {OBJECTS.map((name) => (
          <div key={name} className={objectStyles.object}>
            <div className={objectStyles.picture}>
              <Skeleton shape="block" ratio="1:1" />
            </div>
            <div className={objectStyles.body}>
              <Skeleton width="most" />
              <Skeleton width="half" />
              <Skeleton width="third" />
            </div>
          </div>
        ))}
      </div>
      <QuestionsSkeleton />
    </>
  );
}

export function QuestionsSkeleton() {
  return (
    <div className={styles.group}>
      <Skeleton shape="title" width="third" />
      {OBJECTS.map((name) => (
        <Skeleton key={name} width="most" />
      ))}
    </div>
  );
}
