import { movePhoto } from './move-photo.ts';

it.each([
  ['a', 1, 'bacd'],
  ['a', 3, 'bcda'],
  ['d', 0, 'dabc'],
  ['b', -1, 'bacd'],
  ['c', 9, 'abdc'],
])('%s moved to %i', (id, place, order) => {
  expect(movePhoto([...'abcd'], id, place).join('')).toBe(order);
});
