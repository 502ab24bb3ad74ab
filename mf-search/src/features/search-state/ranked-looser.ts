import { type LooserCount, type LooserSearch, looserSearches, type SearchQuery } from '@moien/contract';

/** A looser search, with how many homes it finds where that is known. */
export type RankedLooser = LooserSearch & { count: number | undefined };

/** The searches without one of the groups that a search asks for, and what each finds. */
export function countedLooser(query: SearchQuery, counts: readonly LooserCount[] = []): RankedLooser[] {
  return looserSearches(query).map((looser) => ({
    ...looser,
    count: counts.find(({ without }) => without === looser.without)?.count,
  }));
}

/** @returns the one that finds most; undefined where there is none */
export function mostFinding(searches: readonly RankedLooser[]): RankedLooser | undefined {
  return [...searches].sort((one, other) => (other.count ?? 0) - (one.count ?? 0))[0];
}
