import type { DormerHead } from './dormer.ts';

/** All that tells one apartment house of a boulevard from the next; lengths in drawing units. */
export interface HaussmannPlan {
  x: number;
  width: number;
  groundY: number;
  bays: number;
  doorBay: number;
  groundHeight: number;
  /** From the noble floor up. */
  floorHeights: readonly number[];
  /** Floors with a balcony along the whole front, counted from the noble floor, which is 0. */
  balconyFloors: readonly number[];
  stone: string;
  zinc: string;
  door: string;
  /** Awnings in this colour over shops; without it the ground floor is lived in. */
  awning?: string | undefined;
  flower?: string | undefined;
  leaf: string;
  dormerHead: DormerHead;
  /** The end at which the front is rounded into a side street. */
  corner?: -1 | 1 | undefined;
  distance: number;
}

export function eavesOf(plan: HaussmannPlan): number {
  return plan.groundY - plan.groundHeight - plan.floorHeights.reduce((sum, height) => sum + height, 0);
}

export function bayCentres({ x, width, bays }: { x: number; width: number; bays: number }): number[] {
  return Array.from({ length: bays }, (_, bay) => x + (width / bays) * (bay + 0.5));
}

/** Of a neighbour that reaches beyond the edge of the picture only these bays are seen. */
export function visibleCentres(plan: HaussmannPlan, pictureWidth: number): number[] {
  const bay = plan.width / plan.bays;
  return bayCentres(plan).filter((x) => x > -bay && x < pictureWidth + bay);
}
