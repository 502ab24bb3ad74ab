import type { Stage } from '../stage.ts';

/** Where the pavement meets the houses. */
export const GROUND_Y = 706;

export type Side = -1 | 1;

export interface StreetHouse {
  x: number;
  width: number;
  draw(stage: Stage): string;
}

/** The house that the picture is about. */
export interface OwnHouse extends StreetHouse {
  doorX: number;
  leaf: string;
  /** Colours of the trees beside it. */
  crowns: readonly string[];
  /** How high a rose or wisteria may climb, in drawing units; without it none does. */
  climbHeight?: number;
  /** Pots stand beside the door. */
  hasDoorPots: boolean;
}

export type Openness = 'left' | 'right' | 'both' | 'none';

export interface Street {
  own: OwnHouse;
  /** The next house outwards of `edge`; a house that stands alone has none. */
  neighbour?(stage: Stage, side: Side, edge: number): StreetHouse;
  /** Where the row of houses has a gap; what is listed more often is drawn more often. */
  openness: readonly Openness[];
  /** How close the widest view may step: 1 shows the whole picture. */
  nearestOverview: number;
  /**
   * Size of what stands on the pavement, beside tall houses that are drawn smaller; 1 is a townhouse's
   * street.
   */
  furnitureScale: number;
  drawGround?(stage: Stage): string;
  drawGap?(stage: Stage, own: OwnHouse, side: Side): string;
  drawForeground?(stage: Stage, own: OwnHouse, scale: number): string;
}
