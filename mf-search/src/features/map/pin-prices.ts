import { type Box, boxesOf, type PinShape } from './pin-places.ts';

/**
 * The first ones first, as long as one can still be moved away from those before it, and from what is taken.
 * @returns indices of `shapes`
 */
export function chooseFitting(
  shapes: readonly PinShape[],
  order: readonly number[],
  taken: readonly Box[] = [],
): ReadonlySet<number> {
  const boxes = boxesOf(shapes, []);
  return choose(boxes, order, taken, (index) => shapes[index]?.reach ?? 0);
}

/**
 * The first ones first, as long as one lies over none of those before it, nor over what is taken.
 * @returns indices of `boxes`
 */
export function chooseUncovered(
  boxes: readonly Box[],
  order: readonly number[],
  taken: readonly Box[] = [],
): ReadonlySet<number> {
  return choose(boxes, order, taken, () => 0);
}

function choose(
  boxes: readonly Box[],
  order: readonly number[],
  first: readonly Box[],
  overlapMaximumOf: (index: number) => number,
): ReadonlySet<number> {
  const taken = [...first];
  const chosen = new Set<number>();
  for (const index of order) {
    const box = boxes[index];
    if (!box || taken.some((other) => overlapOf(box, other) > overlapMaximumOf(index))) continue;
    taken.push(box);
    chosen.add(index);
  }
  return chosen;
}

/** How far one of the two would have to be moved, in pixels; negative with a gap between them. */
function overlapOf(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.min(across, down);
}

/** WCAG 2.5.8 and 2.5.5: the smallest target and the one that is easy to hit, in pixels. */
const TARGET = { smallest: 24, largest: 44 } as const;

/** How high the target of a pin may be, in pixels: it shares the gap to its nearest neighbour. */
export function targetOf(index: number, boxes: readonly Box[]): number {
  const pin = boxes[index];
  if (!pin) return TARGET.largest;
  const others = boxes.filter((_, other) => other !== index);
  const gap = Math.min(...others.map((box) => -overlapOf(pin, box)));
  return Math.max(TARGET.smallest, Math.min(TARGET.largest, pin.bottom - pin.top + gap));
}
