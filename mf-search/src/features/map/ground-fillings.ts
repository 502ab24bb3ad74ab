type Point = { x: number; y: number };

/** Homes so near have ground between them, in pixels. */
const NEIGHBOURS = 160;
/** Where ground is so near, in pixels, none is added. */
const COVERED = 28;
/** With more the ground has no holes, and there would be too many pairs. */
const POINTS_MAXIMUM = 150;

/** Middles between neighbours that are not covered yet: without them a ring of homes has a hole. */
export function fillings(points: readonly Point[]): Point[] {
  if (points.length > POINTS_MAXIMUM) return [];
  const covered = [...points];
  const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
  for (const [index, one] of points.entries())
    for (const other of points.slice(index + 1)) {
      if (distance(one, other) > NEIGHBOURS) continue;
      const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
      if (covered.every((point) => distance(point, middle) > COVERED)) covered.push(middle);
    }
  return covered.slice(points.length);
}
