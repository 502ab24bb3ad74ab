import { useLazyModule } from '@moien/shared-lib';
import { MapSubstitute } from '../../map/MapSubstitute.tsx';
import styles from './HomesMap.module.css';
import type { HomesMapProps } from './HomesMap.tsx';

const loadMap = () => import(/* webpackChunkName: "homes-map" */ './HomesMap.tsx');

/** Homes of a list on a map; its code comes once it is on the page. */
export function LazyHomesMap(props: HomesMapProps) {
  const { module, hasFailed, retry } = useLazyModule(loadMap, true);
  return (
    <div className={styles.box}>
      {module ? <module.HomesMap {...props} /> : <MapSubstitute hasFailed={hasFailed} onRetry={retry} />}
    </div>
  );
}
