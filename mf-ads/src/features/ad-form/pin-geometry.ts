import { type AdPosition, type Offset, pointAt } from '@moien/contract';

/** The drawing shows at least so much to each side of the middle of the town. */
const REACH_METRES = 1_500;
/** The pin may not stand at the very edge. */
const ROOM = 1.25;
export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** To about a metre. */
export function positionAt(offset: Offset, centre: AdPosition): AdPosition {
  const { latitude, longitude } = pointAt(offset, centre);
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}

export function distanceOf({ east, north }: Offset): number {
  return Math.hypot(east, north);
}

/** Half the width of the drawing in metres, so that the pin is in it. */
export function reachOf(offset: Offset): number {
  return Math.max(REACH_METRES, Math.max(Math.abs(offset.east), Math.abs(offset.north)) * ROOM);
}

/** In which direction from the middle. */
export function directionOf({ east, north }: Offset): Direction {
  const eighth = Math.round((Math.atan2(east, north) / (2 * Math.PI)) * DIRECTIONS.length);
  return DIRECTIONS[(eighth + DIRECTIONS.length) % DIRECTIONS.length] ?? 'n';
}

function rounded(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
