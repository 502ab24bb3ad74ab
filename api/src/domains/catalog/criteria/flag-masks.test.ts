import { flagMasks } from './flag-bitmask.ts';

describe('flagMasks', () => {
  it.each([
    [[], []],
    [[0, 1], [{ word: 0, mask: '3' }]],
    // The highest bit of a word is the sign of PostgreSQL's bigint.
    [[63], [{ word: 0, mask: '-9223372036854775808' }]],
    [
      [130, 64, 2],
      [
        { word: 0, mask: '4' },
        { word: 1, mask: '1' },
        { word: 2, mask: '4' },
      ],
    ],
  ])('of slots %j', (slots, masks) => {
    expect(flagMasks(slots)).toEqual(masks);
  });
});
