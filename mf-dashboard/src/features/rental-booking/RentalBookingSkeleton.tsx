import { Skeleton } from '@moien/shared-lib/ui';
import actionStyles from '../booking-actions/BookingActions.module.css';
import sectionStyles from '../page-frame/Section.module.css';
import styles from './BookingDetails.module.css';
import stateStyles from './BookingState.module.css';
import stayStyles from './StaySection.module.css';

const FACTS = ['check-in', 'check-out', 'length'];

/** Of a booking: its state, and what stands below it. */
export function RentalBookingSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton width="third" />
      <div className={stateStyles.state}>
        <Skeleton width="half" className={stateStyles.what} />
        <Skeleton width="most" className={stateStyles.title} />
        <Skeleton width="most" />
        <div className={actionStyles.actions}>
          <Skeleton shape="block" className={stateStyles.waitingAction} />
        </div>
      </div>
      <div className={styles.columns}>
        <div>
          <StaySkeleton />
          <SectionSkeleton />
        </div>
        <div className={styles.money}>
          <SectionSkeleton />
        </div>
      </div>
    </div>
  );
}

function StaySkeleton() {
  return (
    <div className={sectionStyles.section}>
      <Skeleton shape="title" width="half" />
      <div className={stayStyles.home}>
        <Skeleton shape="block" ratio="4:3" className={stayStyles.picture} />
        <div className={stayStyles.name}>
          <Skeleton width="most" />
          <Skeleton width="most" />
        </div>
      </div>
      <div className={stayStyles.facts}>
        {FACTS.map((name) => (
          <div key={name}>
            <Skeleton width="third" />
            <Skeleton width="most" />
          </div>
        ))}
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
