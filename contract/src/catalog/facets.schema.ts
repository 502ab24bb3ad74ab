import { type Static, Type } from 'typebox';
import { VocabularyId } from '../lib/scalars.schema.ts';
import { EXACT_COUNT_MAXIMUM, HISTOGRAM_PARTS } from './limits.ts';

/** How many homes a choice would leave: exact to 10,000; one more stands for `10,000+`. */
export const FacetCount = Type.Integer({ minimum: 0, maximum: EXACT_COUNT_MAXIMUM + 1 });

const TypeCount = Type.Object({ id: VocabularyId, count: FacetCount });

/** Homes by price in the parts of `histogramEdges`; the last part also has all that is dearer. */
const Histogram = Type.Array(FacetCount, { minItems: HISTOGRAM_PARTS, maxItems: HISTOGRAM_PARTS });

/**
 * For each choice beside a search the homes that it would leave, everything else staying as it is: another
 * type replaces the one chosen, a feature joins those chosen, and a term starts anew (product decision 24).
 */
export const Facets = Type.Object({
  shortTermCount: FacetCount,
  longTermCount: FacetCount,
  immediateCount: FacetCount,
  propertyTypeArray: Type.Array(TypeCount, { description: 'every type' }),
  rentalTypeArray: Type.Array(TypeCount, { description: 'every type' }),
  featureArray: Type.Array(Type.Object({ featureTypeId: VocabularyId, count: FacetCount }), {
    description: 'every boolean and booking option',
  }),
  /** Of the homes that match everything but the budget. */
  dailyBudgetHistogram: Histogram,
  monthlyBudgetHistogram: Histogram,
});
export type Facets = Static<typeof Facets>;
