import { type Box, boxesOf, type PinShape, SHIFT_MAXIMUM } from './pin-places.ts';

/** A home that may show its price, and what the price covers; rank 1 is the best. */
type PriceCandidate = { key: string; rank: number; shape: PinShape };

/**
 * Whose prices are shown: the best first, as long as a price can still be moved away from those that are
 * shown already and from clusters. @returns keys
 */
export function choosePrices(
  candidates: readonly PriceCandidate[],
  clusters: readonly PinShape[],
): ReadonlySet<string> {
  const taken = boxesOf(clusters, []);
  const chosen = new Set<string>();
  for (const { key, shape } of candidates.toSorted((one, other) => one.rank - other.rank)) {
    const boxes = boxesOf([shape], []);
    if (boxes.some((box) => taken.some((other) => coveredBy(box, other) > SHIFT_MAXIMUM))) continue;
    taken.push(...boxes);
    chosen.add(key);
  }
  return chosen;
}

/** How far one of the two would have to be moved, in pixels. */
function coveredBy(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.min(across, down);
}

/** WCAG 2.5.8 and 2.5.5: the smallest target and the one that is easy to hit, in pixels. */
const TARGET = { smallest: 24, largest: 44 } as const;

/** How wide the target of a dot may be before it lies over that of a neighbour, in pixels. */
export function targetOf(index: number, boxes: readonly Box[]): number {
  const dot = boxes[index];
  if (!dot) return TARGET.largest;
  const width = dot.right - dot.left;
  const [x, y] = [dot.left + width / 2, (dot.top + dot.bottom) / 2];
  let room: number = TARGET.largest;
  for (const [other, box] of boxes.entries()) {
    if (other === index) continue;
    const distance = Math.max(box.left - x, x - box.right, box.top - y, y - box.bottom);
    // Two dots share what lies between them.
    const isDot = box.right - box.left === width;
    room = Math.min(room, isDot ? distance + width / 2 : 2 * distance);
  }
  return Math.max(TARGET.smallest, room);
}
