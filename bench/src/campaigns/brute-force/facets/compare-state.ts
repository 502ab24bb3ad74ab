import type { Random } from '@moien/api/lib/random';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { type Api, callApi, readAllPages } from '../ask-api.ts';
import { type AnsweredFacets, choicesOf, expectedCounts, shownCounts } from './choices.ts';
import { type FilterState, stateQuery } from './filter-state.ts';
import { matchesState } from './matches-state.ts';
import type { ReferenceData } from './reference-data.ts';

const Counted = Type.Object({ count: Type.Integer() });
const counts = Type.Array(Type.Integer());
const typeCounts = Type.Array(Type.Object({ id: Type.Integer(), count: Type.Integer() }));
const WithFacets = Type.Object({
  facets: Type.Object({
    shortTermCount: Type.Integer(),
    longTermCount: Type.Integer(),
    immediateCount: Type.Integer(),
    propertyTypeArray: typeCounts,
    rentalTypeArray: typeCounts,
    featureArray: Type.Array(Type.Object({ featureTypeId: Type.Integer(), count: Type.Integer() })),
    dailyBudgetHistogram: counts,
    monthlyBudgetHistogram: counts,
  }),
});

/**
 * Compares the answers to a state with a full scan of all homes, and the counts of `verifiedChoiceCount`
 * choices, drawn at random, with the API's count after choosing them. Returns one line for each difference.
 */
export async function compareState(
  referenceData: ReferenceData,
  api: Api,
  state: FilterState,
  { random, verifiedChoiceCount }: { random: Random; verifiedChoiceCount: number | 'all' },
): Promise<string[]> {
  const query = stateQuery(state);
  const facets = await readFacets(api, query);
  const shown = shownCounts(facets);
  return [
    ...(await compareIds(referenceData, api, state, query)),
    ...compareCounts(expectedCounts(referenceData, state), shown),
    ...(await verifyChoices(referenceData, api, state, shown, { random, verifiedChoiceCount })),
  ].map((line) => `${line}; ${query}`);
}

async function readFacets(api: Api, query: string): Promise<AnsweredFacets> {
  const answer = await callApi(api, { method: 'GET', url: `/api/properties?${query}&facets=true` });
  return Value.Parse(WithFacets, answer).facets;
}

async function compareIds(
  referenceData: ReferenceData,
  api: Api,
  state: FilterState,
  query: string,
): Promise<string[]> {
  const expected = new Set(
    referenceData.homes.filter((home) => matchesState(referenceData, home, state)).map(({ id }) => id),
  );
  const { count, ids } = await readAllPages(api, query);
  const missing = new Set(expected);
  const surplus = ids.filter((id) => !missing.delete(id));
  return [
    ...(count === expected.size ? [] : [`${count} homes instead of ${expected.size}`]),
    ...(missing.size === 0 ? [] : [`missing ${[...missing].slice(0, 5).join(', ')}`]),
    ...(surplus.length === 0 ? [] : [`surplus ${surplus.slice(0, 5).join(', ')}`]),
  ];
}

function compareCounts(expected: ReadonlyMap<string, number>, shown: ReadonlyMap<string, number>): string[] {
  const names = new Set([...expected.keys(), ...shown.keys()]);
  return [...names]
    .filter((name) => expected.get(name) !== shown.get(name))
    .map((name) => `${name}: ${shown.get(name)} shown instead of ${expected.get(name)}`);
}

async function verifyChoices(
  referenceData: ReferenceData,
  api: Api,
  state: FilterState,
  shown: ReadonlyMap<string, number>,
  { random, verifiedChoiceCount }: { random: Random; verifiedChoiceCount: number | 'all' },
): Promise<string[]> {
  const all = choicesOf(referenceData, state);
  const choices =
    verifiedChoiceCount === 'all' ? all : Array.from({ length: verifiedChoiceCount }, () => random.pick(all));
  const wrong: string[] = [];
  for (const { name, after } of choices) {
    const url = `/api/properties?${stateQuery(after)}`;
    const { count } = Value.Parse(Counted, await callApi(api, { method: 'GET', url }));
    if (count !== shown.get(name))
      wrong.push(`${name}: ${count} after choosing it instead of ${shown.get(name)}`);
  }
  return wrong;
}
