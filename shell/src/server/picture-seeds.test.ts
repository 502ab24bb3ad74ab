import { picturesOf } from '../layout/pictures/pictures-of.ts';
import { createPictureSeeds } from './picture-seeds.ts';

describe('the pictures of documents', () => {
  const next = createPictureSeeds();
  const seeds = Array.from({ length: 2000 }, next);

  it('come in many more than eight orders, and all twelve of them first', () => {
    const orders = new Set(seeds.map((seed) => picturesOf(seed, 12).join()));
    expect(orders.size).toBeGreaterThan(40);
    expect(new Set(seeds.map((seed) => picturesOf(seed, 1)[0])).size).toBe(12);
  });

  it('are shared by so many documents that kept bodies are of use', () => {
    expect(new Set(seeds).size).toBeLessThan(seeds.length / 10);
  });
});
