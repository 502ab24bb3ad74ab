import {
  addDays,
  type Day,
  type FeatureFilter,
  type LanguageTag,
  type Problem,
  type SearchQuery,
} from '@moien/contract';
import { ProblemError } from '../../problem-error.ts';
import type { FoundNames, SearchableFeature, SearchRepository } from './search.repository.ts';
import type { FoundPage, SearchCriteria } from './search-criteria.ts';
import {
  featureCriterionOf,
  guestsOf,
  monthlyBudgetOf,
  nightlyBudgetOf,
  PETS_FEATURE,
  placeOf,
  sortOf,
} from './search-rules.ts';

/** What is wrong with one parameter of a search. */
export type SearchProblemParameter = NonNullable<Problem['parameters']>[number];

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
      const { criteria, generation } = await resolve(query);
      const found = await repository.search(criteria, { page: query.page ?? 1, language, hasFacets });
      // What was read first is what the whole answer is as old as.
      return { ...found, generation: generation ?? found.generation };
    },
  };

  /**
   * The search as the database understands it, and the generation in which its names were read, if it has any.
   * @throws ProblemError when the search names something that does not exist or a day in the past
   */
  async function resolve(query: SearchQuery): Promise<ResolvedSearch> {
    const names = await findNames(query);
    const problems = [...unknownNames(query, names), ...dateProblems(query, today())];
    const selection = selectFeatures(query, names?.features ?? [], problems);
    if (problems.length > 0) throw refusal(problems);
    const criteria = criteriaOf(query, names?.cityCentre ?? undefined, selection, today());
    return { criteria, generation: names?.generation };
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
): SearchProblemParameter[] {
  const { cityId, countryCode, typeId, rentalTypeId } = propertyParameters;
  const problems: SearchProblemParameter[] = [];
  if (cityId !== undefined && !names?.cityCentre)
    problems.push(problem('cityId', 'unknown-city', `There is no city ${cityId}.`));
  if (countryCode !== undefined && !names?.hasCountry)
    problems.push(problem('countryCode', 'unknown-country', `There is no country ${countryCode}.`));
  if (typeId !== undefined && !names?.hasPropertyType)
    problems.push(problem('typeId', 'unknown-property-type', `There is no property type ${typeId}.`));
  if (rentalTypeId !== undefined && !names?.hasRentalType) {
    problems.push(problem('rentalTypeId', 'unknown-rental-type', `There is no rental type ${rentalTypeId}.`));
  }
  return problems;
}

/** Pets that come along ask for the feature that allows them. */
function featureFiltersOf(query: SearchQuery): [string, FeatureFilter][] {
  const filters = Object.entries(query.featureParameters);
  return query.bookingParameters.petCount ? [...filters, [PETS_FEATURE, true]] : filters;
}

/** Enough for every parameter that a search may have; nonsense is not told back at length. */
const TOLD_PROBLEMS_MAXIMUM = 80;

export function refusal(problems: SearchProblemParameter[]): ProblemError {
  const [first] = problems;
  const code = problems.length === 1 && first ? first.code : 'invalid-search';
  return new ProblemError(
    400,
    code,
    problems
      .map((each) => each.message)
      .join(' ')
      .slice(0, 500),
    problems.slice(0, TOLD_PROBLEMS_MAXIMUM),
  );
}

type Selection = Pick<SearchCriteria, 'flagSlots' | 'numbers'>;

/** Adds what is wrong with the features to the problems. */
function selectFeatures(
  query: SearchQuery,
  features: SearchableFeature[],
  problems: SearchProblemParameter[],
): Selection {
  const selection: Selection = { flagSlots: [], numbers: [] };
  for (const [name, filter] of featureFiltersOf(query)) {
    const feature = features.find((each) => each.name === name);
    const criterion = feature && featureCriterionOf(feature, filter);
    if (!feature) {
      problems.push(problem(`feature-${name}`, 'unknown-feature', `There is no feature ${name}.`));
    } else if (!criterion) {
      const expected = feature.flag_slot === null ? 'a number or min,max' : 'true';
      problems.push(problem(`feature-${name}`, 'invalid-value', `feature-${name} must be ${expected}.`));
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
): SearchProblemParameter[] {
  if (arrivalDate === undefined) return [];
  if (arrivalDate < today) {
    return [problem('arrivalDate', 'date-in-the-past', `arrivalDate must not lie before today, ${today}.`)];
  }
  const latest = addDays(today, DAYS_AHEAD_MAXIMUM);
  if (arrivalDate <= latest) return [];
  return [problem('arrivalDate', 'date-too-far', `arrivalDate must not lie after ${latest}.`)];
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

function problem(name: string, code: string, message: string): SearchProblemParameter {
  return { name, code, message };
}
