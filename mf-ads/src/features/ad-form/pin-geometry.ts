import type { AdPosition } from '@moien/contract';

const METRES_PER_DEGREE = 111_320;
/** The drawing shows at least so much to each side of the middle of the town. */
const REACH_METRES = 1_500;
/** The pin may not stand at the very edge. */
const ROOM = 1.25;
export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export type Offset = { east: number; north: number };

/** Metres from the middle of the town, on a plane: exact enough within it. */
export function offsetOf(position: AdPosition, centre: AdPosition): Offset {
  return {
    east: (position.longitude - centre.longitude) * METRES_PER_DEGREE * shrink(centre),
    north: (position.latitude - centre.latitude) * METRES_PER_DEGREE,
  };
}

export function positionAt({ east, north }: Offset, centre: AdPosition): AdPosition {
  return {
    latitude: rounded(centre.latitude + north / METRES_PER_DEGREE),
    longitude: rounded(centre.longitude + east / (METRES_PER_DEGREE * shrink(centre))),
  };
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

function shrink({ latitude }: AdPosition): number {
  return Math.cos((latitude * Math.PI) / 180);
}

/** To about a metre. */
function rounded(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
