// One chunk.
export { featureTypesStore } from '../filters/feature-types-store.ts';
export { LazyMapPanel, warmMap } from '../map/LazyMap.tsx';
export { EmptyResults } from './EmptyResults.tsx';
export { FailedResults } from './FailedResults.tsx';
export { ListEnd } from './ListEnd.tsx';
export { ResultsTools } from './ResultsTools.tsx';
