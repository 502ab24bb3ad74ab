import { emptySearchQuery, type SearchQuery } from '@moien/contract';
import { createCachedResponses } from '../search/cached-responses.ts';
import { createSearchAnswers } from './search-answers.ts';

const PAGE = {
  propertyArray: [],
  page: 1,
  pageCount: 0,
  count: 0,
  isCountExact: true,
  bounds: null,
  facets: null,
};

function createFake(maximumBytes = 100_000) {
  const state = { generation: 1, today: '2027-01-10', searches: 0, readings: 0 };
  const answer = createSearchAnswers(
    {
      findProperties: async () => {
        state.searches += 1;
        return { page: PAGE, generation: state.generation };
      },
    },
    createCachedResponses(async () => {
      state.readings += 1;
      return state.generation;
    }, maximumBytes),
    () => state.today,
  );
  const ask = (query: SearchQuery, language: 'en' | 'de' = 'en', hasFacets = false) =>
    answer({ query, language, hasFacets }, JSON.stringify);
  return { state, ask };
}

const first = { ...emptySearchQuery(), featureParameters: { wifi: true, lift: true } } satisfies SearchQuery;
const second = { ...emptySearchQuery(), featureParameters: { lift: true, wifi: true } } satisfies SearchQuery;

describe('the answers of searches', () => {
  it('are searched once for equal searches of one generation', async () => {
    const { state, ask } = createFake();
    expect(await ask(first)).toBe(await ask(second));
    expect(state).toMatchObject({ searches: 1, readings: 1 });
  });

  it.each([
    ['generation', { generation: 2 }],
    ['day', { today: '2027-01-11' }],
  ])('are searched again in another %s', async (_name, change) => {
    const { state, ask } = createFake();
    await ask(first);
    Object.assign(state, change);
    await ask(first);
    await ask(first);
    expect(state.searches).toBe(2);
  });

  it('are searched for each language, each search, and with facets', async () => {
    const { state, ask } = createFake();
    await ask(first);
    await ask(first, 'de');
    await ask({ ...first, page: 2 });
    await ask(first, 'en', true);
    expect(state.searches).toBe(4);
  });

  it('need no generation where nothing is kept', async () => {
    const { state, ask } = createFake(0);
    await ask(first);
    await ask(first);
    expect(state).toMatchObject({ searches: 2, readings: 0 });
  });
});
