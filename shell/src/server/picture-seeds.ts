import { PICTURE_SEEDS } from '../layout/pictures/pictures-of.ts';

/**
 * Bodies are kept by what they show: at any time documents share a few seeds, so that a body serves many of
 * them.
 */
const SHARED_SEEDS = 8;
const USES = 25;

/**
 * Seeds for the pictures of documents. Each is drawn from all, and gives way to another once it has been used
 * so often.
 */
export function createPictureSeeds(random: () => number = Math.random): () => number {
  const integerBelow = (limit: number) => Math.floor(random() * limit);
  const draw = () => ({ seed: integerBelow(PICTURE_SEEDS), uses: 0 });
  const shared = Array.from({ length: SHARED_SEEDS }, draw);
  return () => {
    const index = integerBelow(SHARED_SEEDS);
    const known = shared[index];
    const chosen = known && known.uses < USES ? known : draw();
    shared[index] = chosen;
    chosen.uses += 1;
    return chosen.seed;
  };
}
