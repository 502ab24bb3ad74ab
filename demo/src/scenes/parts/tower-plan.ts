/**
 * Bands: slabs and long panes. Grid: a frame of stone with deep openings. Fins: bronze uprights over glass.
 */
export type TowerManner = 'bands' | 'grid' | 'fins';

/** All that tells one residential tower from the next; lengths in drawing units. */
export interface TowerPlan {
  x: number;
  width: number;
  groundY: number;
  bays: number;
  groundHeight: number;
  floors: number;
  floorHeight: number;
  manner: TowerManner;
  wall: string;
  metal: string;
  crown: 'garden' | 'frame' | 'step';
  /** A lower volume beside the tower. */
  wing?: { side: -1 | 1; width: number; floors: number; bays: number; wall: string } | undefined;
  /** Which floor and bay is the home: its balcony has the home's colours. */
  homeFloor: number;
  homeBay: number;
  doorBay: number;
  door: string;
  flower: string;
  leaf: string;
}

/** A front of floors, the tower's own or its wing's. */
export interface TowerFront {
  x: number;
  width: number;
  bays: number;
  floors: number;
  wall: string;
}

export function towerTop({ groundY, groundHeight, floorHeight }: TowerPlan, floors: number): number {
  return groundY - groundHeight - floors * floorHeight;
}

export function towerBayX({ x, width, bays }: TowerFront | TowerPlan, bay: number): number {
  return x + (width / bays) * (bay + 0.5);
}
