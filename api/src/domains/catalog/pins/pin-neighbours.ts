import type { PinRow } from './pins.repository.ts';

/** Clusters are drawn so large, in pixels: nearer ones would lie over each other. */
const NEAR_PIXELS = 30;
const TILE_PIXELS = 256;

/**
 * Joins clusters, and homes that stand alone without a price, that the edge of a cell parts although they are
 * drawn over each other. Homes that no zoom parts stay as they are.
 * @param zoom of the web map, whose world is 256 pixels wide at 0 @returns from north to south
 */
export function joinNeighbours(rows: readonly PinRow[], zoom: number): PinRow[] {
  const joined: PinRow[] = [];
  const pixels = TILE_PIXELS * 2 ** zoom;
  for (const row of rows.toSorted((one, other) => other.count - one.count)) {
    const index = isJoinable(row)
      ? joined.findIndex((other) => isParted(other) && distanceOf(row, other) * pixels < NEAR_PIXELS)
      : -1;
    const cluster = joined[index];
    if (cluster) joined[index] = join(cluster, row);
    else joined.push(row);
  }
  return joined.sort((one, other) => other.latitude - one.latitude || one.longitude - other.longitude);
}

function isJoinable(row: PinRow): boolean {
  return row.id === null ? isParted(row) : !row.is_best;
}

/** A cluster that zooming in parts. */
function isParted(row: PinRow): boolean {
  return row.id === null && row.property_ids.length === 0;
}

function join(cluster: PinRow, row: PinRow): PinRow {
  const count = cluster.count + row.count;
  const share = row.count / count;
  return {
    id: null,
    count,
    latitude: rounded(cluster.latitude + (row.latitude - cluster.latitude) * share),
    longitude: rounded(cluster.longitude + (row.longitude - cluster.longitude) * share),
    south: Math.min(cluster.south, row.south),
    west: Math.min(cluster.west, row.west),
    north: Math.max(cluster.north, row.north),
    east: Math.max(cluster.east, row.east),
    property_ids: [],
  };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}

type Place = Pick<PinRow, 'latitude' | 'longitude'>;

/** In parts of the world's width on the map (Web Mercator). */
function distanceOf(one: Place, other: Place): number {
  return Math.hypot((one.longitude - other.longitude) / 360, heightOf(one) - heightOf(other));
}

function heightOf({ latitude }: Place): number {
  return Math.atanh(Math.sin((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180)) / (2 * Math.PI);
}
