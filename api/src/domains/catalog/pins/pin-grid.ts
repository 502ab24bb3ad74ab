import type { Bounds } from '@moien/contract';

/**
 * Pixels of a tile of the web map (Web Mercator), and of a cell in which homes are drawn as one: the targets
 * of their dots (24 pixels, WCAG 2.5.8) would cover each other.
 */
const TILE_PIXELS = 256;
const CELL_PIXELS = 32;
/** A large screen has 8,000 cells; a view that has more is drawn coarser. */
const CELLS_MAXIMUM = 8192;

/**
 * A part of the map cut into cells. Rows are counted from the south, columns from the west, both over the
 * whole world.
 */
export type PinGrid = {
  /** Cells along the equator and along a meridian, a power of two. */
  side: number;
  firstRow: number;
  /** Degrees of latitude that part the rows of the view, from south to north. */
  rowLimits: number[];
  /** How often it was made coarser than the zoom would have it. */
  halvings: number;
};

/** The grid is the same wherever the view lies, so that nothing jumps while the map is moved. */
export function gridOf(view: Bounds, zoom: number): PinGrid {
  const finest = (2 ** zoom * TILE_PIXELS) / CELL_PIXELS;
  let side = finest;
  while (side > 1 && cellCountOf(view, side) > CELLS_MAXIMUM) side /= 2;
  const firstRow = rowOf(view.south, side);
  const rowCount = rowOf(view.north, side) - firstRow;
  return {
    side,
    firstRow,
    rowLimits: Array.from({ length: rowCount }, (_, index) => southOfRow(firstRow + index + 1, side)),
    halvings: Math.log2(finest / side),
  };
}

function cellCountOf({ south, west, north, east }: Bounds, side: number): number {
  const columns = columnOf(east, side) - columnOf(west, side) + 1;
  return (columns > 0 ? columns : columns + side) * (rowOf(north, side) - rowOf(south, side) + 1);
}

function columnOf(longitude: number, side: number): number {
  return within(((longitude + 180) / 360) * side, side);
}

/** The projection ends at 85 degrees: what lies beyond is in the last row. */
function rowOf(latitude: number, side: number): number {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return within((0.5 + Math.atanh(sine) / (2 * Math.PI)) * side, side);
}

function southOfRow(row: number, side: number): number {
  return (Math.atan(Math.sinh(((2 * row) / side - 1) * Math.PI)) * 180) / Math.PI;
}

function within(position: number, side: number): number {
  return Math.max(0, Math.min(side - 1, Math.floor(position)));
}
