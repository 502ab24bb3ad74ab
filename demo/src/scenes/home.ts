import { createRandom } from '@moien/api/lib/random';
import { INTERIORS, type InteriorPalette, PALETTE } from './palette.ts';

const VIEWS = ['fortress', 'viaduct', 'vineyard', 'forest', 'village', 'spires'] as const;
export type View = (typeof VIEWS)[number];

/** What every picture of one home shares: its hues, its door, the country it looks out on. */
export interface Home {
  readonly seed: string;
  readonly wall: string;
  readonly stone: string;
  readonly slate: string;
  readonly door: string;
  readonly shutter: string;
  readonly flower: string;
  readonly interior: InteriorPalette;
  readonly view: View;
  readonly isLitFromLeft: boolean;
  /** Crowns of the trees round it. */
  readonly crowns: readonly string[];
  /** Where in the day the series of pictures begins, 0 to 3. */
  readonly firstTime: number;
}

export function homeOf(seed: string): Home {
  const random = createRandom(`home/${seed}`);
  const hour = random.next();
  return {
    seed,
    wall: random.pick(PALETTE.render),
    stone: random.pick(PALETTE.sandstone),
    slate: random.pick(PALETTE.slate),
    door: random.pick(PALETTE.door),
    shutter: random.pick(PALETTE.door),
    flower: random.pick(PALETTE.flower),
    interior: random.pick(INTERIORS),
    view: random.pick(VIEWS),
    isLitFromLeft: random.chance(0.5),
    // A street of search results is mostly seen by day; night is the rare, striking one.
    firstTime: hour < 0.24 ? 0 : hour < 0.58 ? 1 : hour < 0.84 ? 2 : 3,
    crowns: random.pick(PALETTE.seasons),
  };
}
