import { useLazyModule } from '@moien/shared-lib';
import { MapSubstitute } from './MapSubstitute.tsx';
import type { Coordinates } from './map-view.ts';

const loadMap = () => import(/* webpackChunkName: "property-map" */ './PropertyMap.tsx');

/** The map of a home's page, with the circle in which the home is; fills its box. */
export function LazyPropertyMap(props: Coordinates) {
  const { module, hasFailed, retry } = useLazyModule(loadMap, true);
  return module ? <module.PropertyMap {...props} /> : <MapSubstitute hasFailed={hasFailed} onRetry={retry} />;
}
