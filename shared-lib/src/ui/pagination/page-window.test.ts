import { pageWindow } from './page-window.ts';

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 'gap', 9]],
    [3, 9, [1, 2, 3, 4, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [9, 9, [1, 'gap', 8, 9]],
    [7, 9, [1, 'gap', 6, 7, 8, 9]],
  ])('shows around page %i of %i', (page, count, expected) => {
    expect(pageWindow(page, count)).toEqual(expected);
  });

  it('has nothing to show without pages', () => {
    expect(pageWindow(1, 0)).toEqual([]);
  });
});
