/** Ardennes: grey schist under slate. Gutland: rendered walls with sandstone, often under tiles. */
export type FarmCountry = 'ardennes' | 'gutland';

/** All that tells one farm from the next; lengths in drawing units. */
export interface FarmPlan {
  /** The dwelling and the barn stand under one long roof. */
  x: number;
  width: number;
  groundY: number;
  country: FarmCountry;
  /** On which side the barn is. */
  barnSide: -1 | 1;
  dwellingWidth: number;
  bays: number;
  doorBay: number;
  eavesHeight: number;
  roofHeight: number;
  wall: string;
  barnWall: string;
  stone: string;
  roof: string;
  isTiled: boolean;
  door: string;
  shutter?: string | undefined;
  flower?: string | undefined;
  leaf: string;
  /** A barn of its own that shows its gable and closes the court on one side. */
  hasGableBarn: boolean;
  hasDovecote: boolean;
  yard: readonly YardThing[];
}

export type YardThing = 'hens' | 'bales' | 'woodpile' | 'cart' | 'bench' | 'trough';

export function dwellingX({ x, width, barnSide, dwellingWidth }: FarmPlan): number {
  return barnSide < 0 ? x + width - dwellingWidth : x;
}

export function barnX({ x, barnSide, dwellingWidth }: FarmPlan): number {
  return barnSide < 0 ? x : x + dwellingWidth;
}

export function farmDoorX(plan: FarmPlan): number {
  return dwellingX(plan) + (plan.dwellingWidth / plan.bays) * (plan.doorBay + 0.5);
}
