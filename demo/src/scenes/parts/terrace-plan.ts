import type { RoofForm } from './roof.ts';

/**
 * English: sashes, a portico and a parapet. Belgian: bands of stone, round heads, an oriel and a gable or
 * mansard.
 */
export type TerraceManner = 'english' | 'belgian';

/** All that tells one brick house of a terrace from the next; lengths in drawing units. */
export interface TerracePlan {
  x: number;
  width: number;
  groundY: number;
  manner: TerraceManner;
  /** From the ground up. */
  storeyHeights: readonly number[];
  /** The side on which the door is. */
  doorSide: -1 | 1;
  brick: string;
  /** Lintels, bands, sills and porticos. */
  trim: string;
  slate: string;
  door: string;
  roof: RoofForm;
  dormerHead: 'gable' | 'round';
  hasOriel: boolean;
  /** The ground floor is rendered white. */
  isRendered: boolean;
  flower?: string | undefined;
  leaf: string;
  distance: number;
}

export function terraceEaves({ groundY, storeyHeights }: TerracePlan): number {
  return groundY - storeyHeights.reduce((sum, height) => sum + height, 0);
}

export function terraceDoorX({ x, width, doorSide }: TerracePlan): number {
  return x + width * (doorSide < 0 ? 0.25 : 0.75);
}
