/** Degrees: longitude, latitude. */
export type Position = [number, number];

/** By how many degrees a drawn line may miss the real one there. */
export type Tolerance = (position: Position) => number;

/**
 * Leaves out points that the line can spare (Ramer, Douglas and Peucker); both ends stay, so lines that meet
 * still do. A ring keeps also the point that lies farthest from where it begins.
 */
export function simplifyLine(line: readonly Position[], tolerance: Tolerance): Position[] {
  const last = line.length - 1;
  const points = line.map((position) => pointOf(position, tolerance));
  const kept = new Set([0, last]);
  const pending: [number, number][] = [[0, last]];
  for (let span = pending.pop(); span; span = pending.pop()) {
    const [from, to] = span;
    const farthest = farthestBetween(points, from, to);
    if (farthest === undefined) continue;
    kept.add(farthest);
    pending.push([from, farthest], [farthest, to]);
  }
  return line.filter((_position, index) => kept.has(index));
}

/** What is asked of a position again and again, reckoned once. */
type Point = {
  longitude: number;
  latitude: number;
  /** A degree of longitude there, in degrees of latitude. */
  shrink: number;
  tolerance: number;
};

function pointOf(position: Position, tolerance: Tolerance): Point {
  const [longitude, latitude] = position;
  const shrink = Math.cos((latitude * Math.PI) / 180);
  return { longitude, latitude, shrink, tolerance: tolerance(position) };
}

function farthestBetween(points: readonly Point[], from: number, to: number): number | undefined {
  const [start, end] = [points[from], points[to]];
  if (!start || !end) return undefined;
  let farthest: number | undefined;
  let greatest = 1;
  for (let index = from + 1; index < to; index++) {
    const point = points[index];
    if (!point) continue;
    const share = distanceToSegment(point, start, end) / point.tolerance;
    if (share <= greatest) continue;
    greatest = share;
    farthest = index;
  }
  return farthest;
}

/** Degrees of latitude; a degree of longitude is shorter far from the equator. */
function distanceToSegment({ longitude, latitude, shrink }: Point, start: Point, end: Point): number {
  const [x, y] = [(longitude - start.longitude) * shrink, latitude - start.latitude];
  const [width, height] = [(end.longitude - start.longitude) * shrink, end.latitude - start.latitude];
  const length = width * width + height * height;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (x * width + y * height) / length));
  return Math.hypot(x - along * width, y - along * height);
}
