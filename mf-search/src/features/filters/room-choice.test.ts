import type { FeatureFilter } from '@moien/contract';
import { chosenRooms, pressRooms } from './room-choice.ts';

const between = (minimum: number, maximum: number) => ({ minimum, maximum });

it.each<[FeatureFilter | undefined, number[]]>([
  [undefined, []],
  [true, []],
  [3, [3, 4]],
  [5, [4]],
  [0, [1, 2, 3, 4]],
  [between(2, 2), [2]],
  [between(0, 2), [1, 2]],
  [between(3, 6), [3, 4]],
  [between(5, 6), [4]],
])('the filter %j chooses %j', (filter, counts) => {
  expect(chosenRooms(filter)).toEqual(counts);
});

it.each<[string, FeatureFilter | undefined, number, FeatureFilter | undefined]>([
  ['chooses one', undefined, 2, between(2, 2)],
  ['chooses four and more', undefined, 4, 4],
  ['adds the one after', between(2, 2), 3, between(2, 3)],
  ['adds the one before', 3, 2, 2],
  ['adds four and more', between(2, 3), 4, 2],
  ['takes an end away', between(1, 3), 1, between(2, 3)],
  ['takes four and more away', 3, 4, between(3, 3)],
  ['takes the only one away', between(2, 2), 2, undefined],
  ['begins anew further away', between(1, 1), 3, between(3, 3)],
  ['begins anew in the middle', between(1, 3), 2, between(2, 2)],
])('a press %s', (_what, filter, count, expected) => {
  expect(pressRooms(filter, count)).toEqual(expected);
});
