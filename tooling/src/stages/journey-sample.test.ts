import { divideJourneys, journeysIn, sampleJourneys } from './journey-sample.ts';

const LIST = `Listing tests:
  [site] › ads.journey.ts:5:1 › a home is offered
  [site] › ads.journey.ts:9:1 › a draft is kept
  [site] › ads.journey.ts:20:3 › on a phone › a draft is kept
  [site] › edges.journey.ts:5:1 › an edge
  [tls] › ads.journey.ts:5:1 › a home is offered
  [site] › budgets.journey.ts:60:3 › home
  [site] › budgets.journey.ts:60:3 › search
Total: 7 tests in 4 files
`;
const journeys = journeysIn(LIST);

it('finds the journeys in the list of Playwright', () => {
  expect(journeys).toHaveLength(7);
  expect(journeys[2]).toBe('[site] › ads.journey.ts:20:3 › on a phone › a draft is kept');
});

it('takes a share of each file and project, at least one of each, and all budgets', () => {
  expect(sampleJourneys(journeys, 0, 2)).toEqual([0, 2, 3, 4, 5, 6].map((index) => journeys[index]));
  expect(sampleJourneys(journeys, 1, 2)).toEqual([1, 3, 4, 5, 6].map((index) => journeys[index]));
});

it('takes every journey once in as many seeds as the share', () => {
  const taken = [7, 8, 9].flatMap((seed) => sampleJourneys(journeys, seed, 3));
  expect(new Set(taken)).toEqual(new Set(journeys));
});

it('divides without leaving one out', () => {
  expect(divideJourneys(journeys, 2).map(({ length }) => length)).toEqual([4, 3]);
  expect(divideJourneys(journeys, 2).flat()).toEqual(journeys);
});
