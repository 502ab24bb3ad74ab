import { PROPERTIES_PER_PAGE } from '@moien/contract';
import { Card, Skeleton } from '@moien/shared-lib/ui';
import styles from './ResultList.module.css';

const PLACES = Array.from({ length: PROPERTIES_PER_PAGE }, (_value, index) => index);

/** Cards of a page that is on its way, each as high as the cards that come. */
export function CardSkeletons({ count = PROPERTIES_PER_PAGE }: { count?: number }) {
  return PLACES.slice(0, count).map((place) => (
    <li key={place}>
      <Card media={<Skeleton shape="block" className={styles.skeletonPicture} />}>
        <Skeleton width="half" className={styles.skeletonPlace} />
        <Skeleton width="most" className={styles.skeletonTitle} />
        <Skeleton width="most" className={styles.skeletonFacts} />
        <span className={styles.skeletonPrice}>
          <Skeleton width="third" />
        </span>
      </Card>
    </li>
  ));
}
