import { importFresh, useLazyModule } from '@moien/shared-lib';
import type { MapPanelProps } from './MapPanel.tsx';
import { MapSubstitute } from './MapSubstitute.tsx';

/** Apart from the map of a home's page, so that it takes the parts of a card from the list's chunk. */
const loadMap = () => import(/* webpackChunkName: "map" */ './MapPanel.tsx');

/** Somebody may want the map next: its code may be fetched. */
export function warmMap() {
  void importFresh(loadMap).catch(() => undefined);
}

/** The map of a search. Its code comes once it is on the page; fills its box. */
export function LazyMapPanel(props: MapPanelProps) {
  const { module, hasFailed, retry } = useLazyModule(loadMap, true);
  return module ? <module.MapPanel {...props} /> : <MapSubstitute hasFailed={hasFailed} onRetry={retry} />;
}
