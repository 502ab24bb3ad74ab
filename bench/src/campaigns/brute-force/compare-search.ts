import { type Api, readAllPages } from './ask-api.ts';
import { findHomes } from './find-homes.ts';
import type { Home } from './home.ts';
import { queryString, type TypeIds } from './query-string.ts';
import type { Search } from './search.ts';

export interface Comparison {
  readonly title: string;
  readonly query: string;
  readonly expectedCount: number;
  readonly count: number;
  /** Source ids that the API left out. */
  readonly missing: readonly string[];
  /** Source ids that the API should not have found, or found twice. */
  readonly surplus: readonly string[];
  readonly isEqual: boolean;
}

export interface Ground {
  readonly api: Api;
  readonly types: TypeIds;
  readonly homes: readonly Home[];
  /** The files' ids of the homes by the API's. */
  readonly sourceIds: ReadonlyMap<string, string>;
  /** A number of days; also the day of the import. */
  readonly today: number;
}

/** Above this the API gives no exact count. */
const exactCountMaximum = 10_000;

/** Holds what the API finds against what the computation over the files finds: the count and every id. */
export async function compareSearch(ground: Ground, search: Search): Promise<Comparison> {
  const query = queryString(search, ground.types, ground.today);
  const expected = new Set(findHomes(ground.homes, search, ground.today).map(({ sourceId }) => sourceId));
  const { count, isCountExact, ids } = await readAllPages(ground.api, query);
  const missing = new Set(expected);
  const surplus: string[] = [];
  for (const id of ids) {
    const sourceId = ground.sourceIds.get(id) ?? id;
    if (!missing.delete(sourceId)) surplus.push(sourceId);
  }
  const isCountRight = isCountExact ? count === expected.size : expected.size > exactCountMaximum;
  return {
    title: search.title,
    query,
    expectedCount: expected.size,
    count,
    missing: [...missing],
    surplus,
    isEqual: isCountRight && missing.size === 0 && surplus.length === 0,
  };
}

/** One line for people. */
export function describeComparison({
  title,
  expectedCount,
  count,
  missing,
  surplus,
  query,
  isEqual,
}: Comparison): string {
  if (isEqual) return `passed  ${title}: ${count} homes`;
  const some = (ids: readonly string[]) => `${ids.length} (${ids.slice(0, 5).join(', ')})`;
  return `FAILED  ${title}: ${count} instead of ${expectedCount}, missing ${some(missing)}, surplus ${some(surplus)}; ${query}`;
}
