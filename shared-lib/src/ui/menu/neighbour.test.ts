import { neighbour } from './neighbour.ts';

describe('neighbour', () => {
  const items = ['messages', 'favourites', 'help'];

  it.each([
    ['messages', 'ArrowDown', 'favourites'],
    ['help', 'ArrowDown', 'messages'],
    ['favourites', 'ArrowUp', 'messages'],
    ['messages', 'ArrowUp', 'help'],
    ['help', 'Home', 'messages'],
    ['messages', 'End', 'help'],
    ['elsewhere', 'ArrowDown', 'messages'],
    ['elsewhere', 'ArrowUp', 'help'],
    ['messages', 'Enter', undefined],
  ])('from %s by %s leads to %s', (current, key, expected) => {
    expect(neighbour(items, current, key)).toBe(expected);
  });

  it('leads nowhere in an empty list', () => {
    expect(neighbour([], undefined, 'ArrowDown')).toBeUndefined();
  });
});
