import { Skeleton } from '@moien/shared-lib/ui';
import sectionStyles from '../page-frame/Section.module.css';
import styles from './BookingDetails.module.css';
import stateStyles from './BookingState.module.css';

const SECTIONS = ['stay', 'person'];

/** Of a booking: its state, and what stands below it. */
export function RentalBookingSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton width="third" />
      <div className={stateStyles.state}>
        <Skeleton width="half" />
        <Skeleton shape="title" width="most" />
        <Skeleton width="most" />
        <Skeleton width="half" />
      </div>
      <div className={styles.columns}>
        <div>
          {SECTIONS.map((name) => (
            <SectionSkeleton key={name} />
          ))}
        </div>
        <div>
          <SectionSkeleton />
        </div>
      </div>
    </div>
  );
}

function SectionSkeleton() {
  return (
    <div className={sectionStyles.section}>
      <Skeleton shape="title" width="half" />
      <Skeleton />
      <Skeleton width="most" />
      <Skeleton width="half" />
    </div>
  );
}
