import { createRandom } from '@moien/api/lib/random';
import type { Quantiles, Shares } from './distribution.ts';

/** Draws from distributions; the same for the same seed. */
export type DistributionRandom = ReturnType<typeof createDistributionRandom>;

export function createDistributionRandom(seed: number) {
  const { next: share, below, pick } = createRandom(seed);
  return {
    below,
    pick,
    share,
    isWithin: (chance: number) => share() < chance,
    /** Linear between neighbouring quantiles. */
    fromQuantiles(quantiles: Quantiles): number {
      const position = share() * (quantiles.length - 1);
      const below = Math.floor(position);
      const lower = quantiles[below] ?? 0;
      return lower + ((quantiles[below + 1] ?? lower) - lower) * (position - below);
    },
  };
}

/** Values by their shares, for quick draws: an urn with one ball for each thousandth. */
export function urnOf(shares: Shares): readonly string[] {
  return Object.entries(shares).flatMap(([value, share]) =>
    new Array<string>(Math.max(1, Math.round(share * 1000))).fill(value),
  );
}

export function numberUrnOf(shares: Shares): readonly (number | null)[] {
  return urnOf(shares).map((value) => (value === 'null' ? null : Number(value)));
}
