/** What a balcony is fenced with. */
export type Guard = 'glass' | 'slats' | 'bars' | 'panel';

/** Where the balconies are: one above the other, set off from floor to floor, or sunk into the front. */
export type BalconyOrder = 'stacked' | 'staggered' | 'sunk';

/** All that tells one modern apartment block from the next; lengths in drawing units. */
export interface BlockPlan {
  x: number;
  width: number;
  groundY: number;
  bays: number;
  doorBay: number;
  groundHeight: number;
  /** Floors over the ground floor. */
  floors: number;
  floorHeight: number;
  wall: string;
  /** Timber or panels beside the windows and on the top floor. */
  cladding: string;
  /** Window frames and rails. */
  metal: string;
  guard: Guard;
  guardColour: string;
  order: BalconyOrder;
  /** Bays with balconies when they are stacked. */
  balconyBays: readonly number[];
  hasPenthouse: boolean;
  /** Share of the bay by which windows lie off its middle, floor by floor. */
  offsets: readonly number[];
  door: string;
  flower: string;
  leaf: string;
  distance: number;
}

export function bayX({ x, width, bays }: BlockPlan, bay: number): number {
  return x + (width / bays) * (bay + 0.5);
}

export function hasBalcony(plan: BlockPlan, floor: number, bay: number): boolean {
  if (plan.order === 'staggered') return (floor + bay) % 2 === 0;
  return plan.balconyBays.includes(bay);
}
