import type { WindowHead } from './panes.ts';
import type { RoofForm } from './roof.ts';

/** All that tells one house of a street from the next; lengths in drawing units. */
export interface TownhousePlan {
  x: number;
  width: number;
  groundY: number;
  storeys: number;
  storeyHeight: number;
  bays: number;
  doorBay: number;
  wall: string;
  stone: string;
  slate: string;
  door: string;
  shutter?: string;
  flower?: string;
  leaf: string;
  roof: RoofForm;
  dormerHead: 'gable' | 'round';
  head: WindowHead;
  groundFloor: 'plain' | 'stone';
  hasBalcony: boolean;
  hasQuoins: boolean;
  distance: number;
}
