import { lateCode, latePart } from '../on-demand/late-code.tsx';

/**
 * What of the results comes after the first scripts: what changes a search, what stands below its homes, and
 * the way to the map.
 */
export const lateResults = lateCode(
  () => import(/* webpackChunkName: "late-search" */ './late-results-parts.ts'),
);

export const LateMapPanel = latePart(lateResults, ({ MapPanelOnDemand }) => MapPanelOnDemand);
export const LateTools = latePart(lateResults, ({ ResultsTools }) => ResultsTools);
export const LateEmptyResults = latePart(lateResults, ({ EmptyResults }) => EmptyResults);
export const LateFailedResults = latePart(lateResults, ({ FailedResults }) => FailedResults);
export const LateListEnd = latePart(lateResults, ({ ListEnd }) => ListEnd);
