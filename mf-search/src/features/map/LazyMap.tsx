import { importFresh, useLazyModule } from '@moien/shared-lib';
import type { MapPanelProps } from './MapPanel.tsx';
import { MapSubstitute } from './MapSubstitute.tsx';
import type { Coordinates } from './map-view.ts';

/** Leaflet and all that draws with it. */
const loadMap = () => import(/* webpackChunkName: "map" */ './map-parts.ts');

/** Somebody may want the map next: its code may be fetched. */
export function warmMap() {
  void importFresh(loadMap).catch(() => undefined);
}

/** The map of a search. Its code comes once it is on the page; fills its box. */
export function LazyMapPanel(props: MapPanelProps) {
  const { module, hasFailed, retry } = useLazyModule(loadMap, true);
  return module ? <module.MapPanel {...props} /> : <MapSubstitute hasFailed={hasFailed} onRetry={retry} />;
}

/** The map of a home's page, with the circle in which the home is; fills its box. */
export function LazyPropertyMap(props: Coordinates) {
  const { module, hasFailed, retry } = useLazyModule(loadMap, true);
  return module ? <module.PropertyMap {...props} /> : <MapSubstitute hasFailed={hasFailed} onRetry={retry} />;
}
