import {
  addDays,
  type Day,
  type FeatureFilter,
  type LanguageTag,
  type LooserCount,
  type LooserSearch,
  looserSearches,
  type SearchQuery,
} from '@moien/contract';
import type { ProblemParameter } from '../../../lib/problem-error.ts';
import type { Message, MessageSlug, MessageValues } from '../../../messages/message-text.ts';
import type { FoundPage, SearchCriteria } from '../criteria/search-criteria.ts';
import { refusal } from '../criteria/search-problem.ts';
import type { FoundNames, SearchableFeature, SearchRepository } from './search.repository.ts';
import {
  FEATURE_VALUE_MAXIMUM,
  featureCriterionOf,
  guestCountsOf,
  guestsOf,
  monthlyBudgetOf,
  nightlyBudgetOf,
  PETS_FEATURE,
  placeOf,
  sortOf,
} from './search-rules.ts';

export type ResolvedSearch = { criteria: SearchCriteria; generation: number | undefined };

/** A search, the language of its texts, and whether the counts beside each choice are asked for. */
export type SearchQuestion = { query: SearchQuery; language: LanguageTag; hasFacets: boolean };

export type SearchService = ReturnType<typeof createSearchService>;

/** Days beyond this are refused: no calendar reaches so far. */
const DAYS_AHEAD_MAXIMUM = 3650;

export function createSearchService(repository: SearchRepository, today: () => Day) {
  return {
    resolve,

    /** @throws ProblemError as `resolve` does */
    async search({ query, language, hasFacets }: SearchQuestion): Promise<FoundPage> {
      const names = await findNames(query);
      const found = await repository.search(understand(query, names), {
        page: query.page ?? 1,
        language,
        hasFacets,
      });
      // What was read first is what the whole answer is as old as.
      const dated = { ...found, generation: names?.generation ?? found.generation };
      const searches = found.count > 0 ? [] : looserSearches(query);
      if (searches.length === 0) return dated;
      return { ...dated, looserCounts: await countLooser(searches, names) };
    },
  };

  /**
   * The search as the database understands it, and the generation in which its names were read, if it has
   * any.
   * @throws ProblemError when the search names something that does not exist or a day in the past
   */
  async function resolve(query: SearchQuery): Promise<ResolvedSearch> {
    const names = await findNames(query);
    return { criteria: understand(query, names), generation: names?.generation };
  }

  /** @throws ProblemError as `resolve` does */
  function understand(query: SearchQuery, names: FoundNames | undefined): SearchCriteria {
    const problems = [...unknownNames(query, names), ...dateProblems(query, today())];
    const selection = selectFeatures(query, names?.features ?? [], problems);
    if (problems.length > 0) throw refusal(problems);
    return criteriaOf(query, names?.cityCentre ?? undefined, selection, today());
  }

  /** A looser search names nothing that the search itself does not. */
  async function countLooser(
    searches: readonly LooserSearch[],
    names: FoundNames | undefined,
  ): Promise<LooserCount[]> {
    const counts = await repository.countEach(searches.map((looser) => understand(looser.query, names)));
    return searches.map(({ without }, index) => ({ without, count: counts[index] ?? 0 }));
  }

  /** Nothing is asked for a search that names nothing. */
  async function findNames(query: SearchQuery): Promise<FoundNames | undefined> {
    const { cityId, countryCode, typeId: propertyTypeId, rentalTypeId } = query.propertyParameters;
    const featureNames = featureFiltersOf(query).map(([name]) => name);
    const isNothingNamed =
      featureNames.length === 0 &&
      [cityId, countryCode, propertyTypeId, rentalTypeId].every((name) => name === undefined);
    if (isNothingNamed) return undefined;
    return repository.findNames({ cityId, countryCode, propertyTypeId, rentalTypeId, featureNames });
  }
}

function unknownNames(
  { propertyParameters }: SearchQuery,
  names: FoundNames | undefined,
): ProblemParameter[] {
  const { cityId, countryCode, typeId, rentalTypeId } = propertyParameters;
  const problems: ProblemParameter[] = [];
  if (cityId !== undefined && !names?.cityCentre)
    problems.push(problem('cityId', 'unknown-city', { id: String(cityId) }));
  if (countryCode !== undefined && !names?.hasCountry)
    problems.push(problem('countryCode', 'unknown-country', { code: countryCode }));
  if (typeId !== undefined && !names?.hasPropertyType)
    problems.push(problem('typeId', 'unknown-property-type', { id: String(typeId) }));
  if (rentalTypeId !== undefined && !names?.hasRentalType) {
    problems.push(problem('rentalTypeId', 'unknown-rental-type', { id: String(rentalTypeId) }));
  }
  return problems;
}

/** Pets that come along ask for the feature that allows them. */
function featureFiltersOf(query: SearchQuery): [string, FeatureFilter][] {
  const filters = Object.entries(query.featureParameters);
  return query.bookingParameters.petCount ? [...filters, [PETS_FEATURE, true]] : filters;
}

type Selection = Pick<SearchCriteria, 'flagSlots' | 'numbers'>;

/** Adds what is wrong with the features to the problems. */
function selectFeatures(
  query: SearchQuery,
  features: SearchableFeature[],
  problems: ProblemParameter[],
): Selection {
  const selection: Selection = { flagSlots: [], numbers: [] };
  for (const [name, filter] of featureFiltersOf(query)) {
    const feature = features.find((each) => each.name === name);
    const criterion = feature && featureCriterionOf(feature, filter);
    if (!feature) {
      problems.push(problem(`feature-${name}`, 'unknown-feature', { feature: name }));
    } else if (!criterion) {
      problems.push(wrongFeature(feature));
    } else if ('flagSlot' in criterion) {
      selection.flagSlots.push(criterion.flagSlot);
    } else {
      selection.numbers.push(criterion);
    }
  }
  return selection;
}

export function dateProblems(
  { bookingParameters: { arrivalDate } }: SearchQuery,
  today: Day,
): ProblemParameter[] {
  if (arrivalDate === undefined) return [];
  if (arrivalDate < today) {
    return [problem('arrivalDate', 'date-in-the-past', { today: new Date(today) })];
  }
  const latest = addDays(today, DAYS_AHEAD_MAXIMUM);
  if (arrivalDate <= latest) return [];
  return [problem('arrivalDate', 'date-too-far', { latest })];
}

function criteriaOf(
  query: SearchQuery,
  cityCentre: { latitude: number; longitude: number } | undefined,
  selection: Selection,
  today: Day,
): SearchCriteria {
  const { typeId, rentalTypeId, ...flags } = query.propertyParameters;
  const { arrivalDate, departureDate } = query.bookingParameters;
  const place = placeOf(query, cityCentre);
  return {
    ...place,
    propertyTypeId: typeId,
    rentalTypeId,
    isShortTerm: flags.isAvailableForShortTerm === true,
    isLongTerm: flags.isAvailableForLongTerm === true,
    isImmediate: flags.immediateAvailability === true,
    guestCount: guestsOf(query),
    guests: guestCountsOf(query),
    arrivalDate,
    departureDate,
    nightlyPrice: nightlyBudgetOf(query),
    monthlyPrice: monthlyBudgetOf(query),
    ...selection,
    propertyIds: query.propertyIdArray,
    sort: sortOf(query, place),
    today,
  };
}

function problem(name: string, slug: MessageSlug, values: MessageValues): ProblemParameter {
  return { name, code: slug, slug, values };
}

function wrongFeature(type: SearchableFeature) {
  const { name: feature, value_type, flag_slot, minimum_value, maximum_value } = type;
  const name = `feature-${feature}`;
  const range = { minimum: minimum_value ?? 0, maximum: maximum_value ?? FEATURE_VALUE_MAXIMUM };
  const number = value_type === 'integer' ? 'field-feature-whole-number' : 'field-feature-number';
  const message: Message =
    flag_slot === null
      ? { slug: number, values: { name, ...range } }
      : { slug: 'field-feature-flag', values: { name } };
  return { name, code: 'invalid-value', ...message };
}
