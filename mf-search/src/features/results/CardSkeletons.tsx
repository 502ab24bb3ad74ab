import { PROPERTIES_PER_PAGE } from '@moien/contract';
import { Card, Skeleton } from '@moien/shared-lib/ui';
import styles from './ResultList.module.css';

const PLACES = Array.from({ length: PROPERTIES_PER_PAGE }, (_value, index) => index);

/** Cards of a page that is on its way, each as high as the cards that come. */
export function CardSkeletons({ count = PROPERTIES_PER_PAGE }: { count?: number }) {
  return PLACES.slice(0, count).map((place) => (
    <li key={place}>
      <Card media={<Skeleton shape="block" ratio="4:3" />}>
        <Skeleton width="half" />
        <Skeleton shape="title" width="most" />
        <Skeleton width="most" />
        <span className={styles.skeletonPrice}>
          <Skeleton width="third" />
        </span>
      </Card>
    </li>
  ));
}
