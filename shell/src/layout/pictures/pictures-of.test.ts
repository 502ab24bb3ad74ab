import { PICTURE_SEEDS, picturesOf } from './pictures-of.ts';

const SEEDS = [0, 1, 2, 3, 4, 5, 6, 7, 2 ** 31, PICTURE_SEEDS - 1];

describe('picturesOf', () => {
  it.each([6, 8, 12])('chooses %i different pictures of the twelve', (count) => {
    for (const seed of SEEDS) {
      const pictures = picturesOf(seed, count);
      expect(new Set(pictures).size).toBe(count);
      for (const picture of pictures) expect(picture).toMatch(/^\/global\/banner-([1-9]|1[0-2])$/);
    }
  });

  it('chooses the same for the same seed, as server and browser must', () => {
    for (const seed of SEEDS) expect(picturesOf(seed, 8)).toEqual(picturesOf(seed, 8));
  });

  it('chooses others for each seed, so that every picture is seen', () => {
    const choices = SEEDS.map((seed) => picturesOf(seed, 6));
    expect(new Set(choices.map((choice) => choice.join())).size).toBe(SEEDS.length);
    expect(new Set(choices.flat()).size).toBe(12);
  });
});
