import type { Facets, FeatureFilter, SearchQuery } from '@moien/contract';
import { compareStructural, computed, type IComputedValue, makeAutoObservable, observableRef } from 'mobx';
import { countOf } from '../search-state/format-count.ts';
import { countedLooser, mostFinding, type RankedLooser } from '../search-state/ranked-looser.ts';
import { lastAnswerOf, type SearchStore } from '../search-state/search-store.ts';
import { type Budget, termOf } from '../search-state/search-transitions.ts';
import { activeChoices, budgetOf } from './active-choices.ts';
import type { Choice } from './choices.ts';
import { type FeatureLimits, rangeOfFilter } from './feature-range.ts';
import { keepStay } from './keep-stay.ts';

/**
 * What the filters show of the search that is being chosen. Each part is a value of its own, so that a choice
 * draws anew only what it changes, among hundreds.
 */
export class FilterView {
  readonly search: SearchStore;
  readonly #isChosen = keyed((choice: Choice) => choice.isChosenIn(this.search.current));
  readonly #countOf = keyed((facet: string) => this.#counts.get(facet));
  readonly #isDead = keyed((choice: Choice) => this.countOf(choice) === 0 && !this.isChosen(choice));
  readonly #budgetOf = keyed((budget: Budget) => budgetOf(this.search.current, budget));
  readonly #histogramOf = keyed((budget: Budget) =>
    budget === 'Daily' ? this.facets?.dailyBudgetHistogram : this.facets?.monthlyBudgetHistogram,
  );
  readonly #filterOf = keyed((name: string) => this.search.current.featureParameters[name]);
  readonly #chosenAmong = keyed(
    (features: readonly string[]) =>
      features.filter((name) => this.search.current.featureParameters[name] !== undefined).length,
  );
  readonly #counted = computed(() => countsOf(this.facets));

  /** The last choice that took all others away. */
  clearing: { before: SearchQuery; after: SearchQuery } | undefined;

  constructor(search: SearchStore) {
    this.search = search;
    makeAutoObservable(this, { search: false, clearing: observableRef });
  }

  /** What was chosen before a term took it away, as long as nothing else has been chosen since. */
  get cleared(): SearchQuery | undefined {
    return this.clearing?.after === this.search.current ? this.clearing.before : undefined;
  }

  get #counts(): ReadonlyMap<string, number> {
    return this.#counted.get();
  }

  /** Of the last answer, which may be to an earlier choice. */
  get facets(): Facets | undefined {
    return lastAnswerOf(this.search.preview)?.facets ?? undefined;
  }

  /** The last answer has too many homes to count beside each choice. */
  get isTooWide(): boolean {
    return lastAnswerOf(this.search.preview)?.facets === null;
  }

  /** How many homes the last answer has. */
  get count(): number | undefined {
    const page = lastAnswerOf(this.search.preview);
    return page && countOf(page);
  }

  /** What is shown is not yet of the choices as they are. */
  get isWaiting(): boolean {
    return this.search.preview.status === 'waiting';
  }

  get hasFailed(): boolean {
    return this.search.preview.status === 'failed';
  }

  /** It is known that no home is left. */
  get isNothingLeft(): boolean {
    return this.search.preview.status === 'known' && this.count === 0;
  }

  /** Of the searches without one group of what is chosen, that which finds most homes. */
  get bestLooser(): RankedLooser | undefined {
    const counts = lastAnswerOf(this.search.preview)?.looserArray;
    return mostFinding(countedLooser(this.search.current, counts).filter(({ count }) => count !== 0));
  }

  get term() {
    return termOf(this.search.current);
  }

  get propertyTypeId(): number | undefined {
    return this.search.current.propertyParameters.typeId;
  }

  /** How many of these features are chosen; the list stays the same one. */
  chosenAmong(features: readonly string[]): number {
    return this.#chosenAmong(features);
  }

  /** How many homes would be left; undefined while nobody knows. */
  countOf({ facet }: Choice): number | undefined {
    return this.#countOf(facet);
  }

  isChosen(choice: Choice): boolean {
    return this.#isChosen(choice);
  }

  /** Leaves no home, so there is nothing to choose. */
  isDead(choice: Choice): boolean {
    return this.#isDead(choice);
  }

  budgetOf(budget: Budget): [number, number] {
    return this.#budgetOf(budget);
  }

  histogramOf(budget: Budget): readonly number[] | undefined {
    return this.#histogramOf(budget);
  }

  rangeOf(feature: string, limits: FeatureLimits): [number, number] {
    return rangeOfFilter(this.#filterOf(feature), limits);
  }

  filterOf(feature: string): FeatureFilter | undefined {
    return this.#filterOf(feature);
  }

  toggle(choice: Choice) {
    if (this.isDead(choice)) return;
    const before = this.search.current;
    this.change(choice.toggle);
    const after = this.search.current;
    if (choice.isReset && choice.isChosenIn(after) && asksForMore(before)) this.clearing = { before, after };
  }

  /** Brings back what a term took away. */
  undo() {
    const { cleared } = this;
    if (cleared) this.change(() => cleared);
  }

  /** The chosen term with what of the search before it can use; undefined where that had none of it. */
  get kept(): SearchQuery | undefined {
    const { cleared } = this;
    if (!cleared) return undefined;
    const current = this.search.current;
    const kept = keepStay(current, cleared);
    return activeChoices(kept).length > activeChoices(current).length ? kept : undefined;
  }

  /** Takes place, days and guests of the search before a term along. */
  keep() {
    const { kept } = this;
    if (kept) this.change(() => kept);
  }

  change(transition: (query: SearchQuery) => SearchQuery) {
    this.search.change(transition);
  }
}

/** Than a term. */
function asksForMore({ propertyParameters, ...query }: SearchQuery): boolean {
  const { isAvailableForShortTerm: _short, isAvailableForLongTerm: _long, ...rest } = propertyParameters;
  return activeChoices({ ...query, propertyParameters: rest }).length > 0;
}

/** A value for each key that tells its observers only when it is another one. */
function keyed<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, IComputedValue<Value>>();
  return (key) => {
    const known = values.get(key);
    if (known) return known.get();
    const value = computed(() => compute(key), { equals: compareStructural });
    values.set(key, value);
    return value.get();
  };
}

function countsOf(facets: Facets | undefined): ReadonlyMap<string, number> {
  if (!facets) return new Map();
  return new Map<string, number>([
    ['short-term', facets.shortTermCount],
    ['long-term', facets.longTermCount],
    ['immediate', facets.immediateCount],
    ...facets.propertyTypeArray.map(({ id, count }) => [`property-type-${id}`, count] as const),
    ...facets.rentalTypeArray.map(({ id, count }) => [`rental-type-${id}`, count] as const),
    ...facets.featureArray.map(({ featureTypeId, count }) => [`feature-${featureTypeId}`, count] as const),
  ]);
}
