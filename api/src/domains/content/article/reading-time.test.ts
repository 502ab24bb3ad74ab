import { readingMinutes, WORDS_PER_MINUTE } from './reading-time.ts';

describe('readingMinutes', () => {
  it.each([
    [0, 1],
    [1, 1],
    [WORDS_PER_MINUTE, 1],
    [WORDS_PER_MINUTE * 1.49, 1],
    [WORDS_PER_MINUTE * 1.5, 2],
    [WORDS_PER_MINUTE * 7, 7],
  ])('of %d words is %d', (wordCount, minutes) => {
    expect(readingMinutes(wordCount)).toBe(minutes);
  });
});
