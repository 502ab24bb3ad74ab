import type { WallFace } from './masonry.ts';

/** How the corner panels of a timber frame are braced. */
export type Bracing = 'slope' | 'man' | 'cross';

/** All that tells one half-timbered house from the next; lengths in drawing units. */
export interface HalfTimberedPlan {
  x: number;
  width: number;
  groundY: number;
  bays: number;
  doorBay: number;
  groundHeight: number;
  /** Timber storeys over the ground floor. */
  storeys: number;
  storeyHeight: number;
  /** How far each storey overhangs the one below. */
  jetty: number;
  wall: string;
  timber: string;
  stone: string;
  tile: string;
  door: string;
  shutter?: string | undefined;
  flower?: string | undefined;
  leaf: string;
  front: 'gable' | 'eaves';
  bracing: Bracing;
  hasHalfHip: boolean;
  hasStork: boolean;
  distance: number;
}

/** The front of a timber storey; 0 is the first over the ground floor. */
export function storeyFace(plan: HalfTimberedPlan, storey: number): WallFace {
  const reach = plan.jetty * (storey + 1);
  const bottom = plan.groundY - plan.groundHeight - plan.storeyHeight * storey;
  return { x: plan.x - reach, width: plan.width + 2 * reach, top: bottom - plan.storeyHeight, bottom };
}

export function centresOf(face: { x: number; width: number }, count: number): number[] {
  return Array.from({ length: count }, (_, index) => face.x + (face.width / count) * (index + 0.5));
}
