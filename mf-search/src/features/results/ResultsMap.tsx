import type { PropertyPage } from '@moien/contract';
import { MapPanelOnDemand } from '../map/MapOnDemand.tsx';

type ResultsMapProps = { page: PropertyPage | undefined; parameters: URLSearchParams };

const NOTHING: PropertyPage = {
  propertyArray: [],
  page: 1,
  pageCount: 0,
  count: 0,
  isCountExact: true,
  bounds: null,
  facets: null,
};

/** The map beside the list. It has its own pins, also while the homes of the list are missing. */
export function ResultsMap({ page = NOTHING, parameters }: ResultsMapProps) {
  return <MapPanelOnDemand page={page} parameters={parameters} />;
}
