/** A rectangle in pixels of the map at its zoom. */
export type Box = { left: number; right: number; top: number; bottom: number };

/**
 * What a pin covers: its middle and how large it is, and how far it may be drawn from its place, in pixels.
 */
export type PinShape = { x: number; y: number; width: number; height: number; reach: number };

/** From where a pin belongs to where it is drawn, in pixels. */
export type Shift = { x: number; y: number };

const GAP = 6;
const ROUNDS = 24;

/**
 * Lays pins that cover each other apart, each by as little as that takes; where there are too many, some go
 * on covering.
 */
export function layApart(shapes: readonly PinShape[]): Shift[] {
  const shifts = shapes.map(() => ({ x: 0, y: 0 }));
  for (let round = 0; round < ROUNDS && pushAll(shapes, shifts); round += 1);
  return shifts;
}

/** What pins cover once they are shifted. */
export function boxesOf(shapes: readonly PinShape[], shifts: readonly Shift[]): Box[] {
  return shapes.map(({ x, y, width, height }, index) => {
    const [middle, centre] = [x + (shifts[index]?.x ?? 0), y + (shifts[index]?.y ?? 0)];
    return {
      left: middle - width / 2,
      right: middle + width / 2,
      top: centre - height / 2,
      bottom: centre + height / 2,
    };
  });
}

export function isOverlapping(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** @returns whether anything was in the way */
function pushAll(shapes: readonly PinShape[], shifts: Shift[]): boolean {
  let hasPushed = false;
  for (const [first, one] of shapes.entries()) {
    for (let second = first + 1; second < shapes.length; second += 1) {
      const other = shapes[second];
      const [from, to] = [shifts[first], shifts[second]];
      if (!other || !from || !to || !push(one, from, other, to)) continue;
      hasPushed = true;
    }
  }
  return hasPushed;
}

/** Along the side on which they cover each other less, half of the way each. */
function push(one: PinShape, from: Shift, other: PinShape, to: Shift): boolean {
  const [acrossX, acrossY] = [other.x + to.x - one.x - from.x, other.y + to.y - one.y - from.y];
  const coveredX = (one.width + other.width) / 2 + GAP - Math.abs(acrossX);
  const coveredY = (one.height + other.height) / 2 + GAP - Math.abs(acrossY);
  if (coveredX <= 0 || coveredY <= 0) return false;
  const axis = coveredX < coveredY ? 'x' : 'y';
  const [covered, across] = axis === 'x' ? [coveredX, acrossX] : [coveredY, acrossY];
  const way = ((across < 0 ? -1 : 1) * covered) / 2;
  from[axis] -= way;
  to[axis] += way;
  limit(from, one.reach);
  limit(to, other.reach);
  return true;
}

/** Shortens what is too long; it keeps its direction. */
function limit(shift: Shift, reach: number) {
  if (reach === 0) {
    shift.x = 0;
    shift.y = 0;
    return;
  }
  const excess = Math.hypot(shift.x, shift.y) / reach;
  if (excess <= 1) return;
  shift.x /= excess;
  shift.y /= excess;
}
