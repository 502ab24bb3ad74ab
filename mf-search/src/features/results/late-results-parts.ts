// One chunk.
export { featureTypesStore } from '../filters/feature-types-store.ts';
export { warmMap } from '../map/MapOnDemand.tsx';
export { EmptyResults } from './EmptyResults.tsx';
export { FailedResults } from './FailedResults.tsx';
export { ListEnd } from './ListEnd.tsx';
export { ResultsMap } from './ResultsMap.tsx';
export { ResultsTools } from './ResultsTools.tsx';
