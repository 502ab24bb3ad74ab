import type { DrawnPin } from './drawn-pin.ts';
import { type Box, boxesOf, layApart, type PinShape, type Shift } from './pin-places.ts';
import { chooseFitting, chooseUncovered, targetOf } from './pin-prices.ts';
import { dotShapeOf, shapeOf } from './pin-shape.ts';

export type PlacedPin = { pin: DrawnPin; point: { x: number; y: number } };

/** How a pin is drawn at one zoom. */
export type PinLayout = {
  /** Not among the best of the view, or without room for its price. */
  isDot: boolean;
  /** There is no room for it: zooming in brings it, and the list beside the map has the same homes. */
  isCovered: boolean;
  shift: Shift;
  /** How high its target is, in pixels. */
  target: number;
  box: Box;
};

/**
 * Lays out the pins of a view: first the prices of the best homes, best first, then clusters, then dots. Each
 * is moved away from those before it as far as it may be; one that lies over them all the same is covered.
 * @param placed with their places in pixels of the map @param priceMaximum no more prices than that
 * @param reserved what stays free: shapes that are not moved
 * @returns one layout for each of `placed`
 */
export function layOutPins(
  placed: readonly PlacedPin[],
  priceMaximum = Number.POSITIVE_INFINITY,
  reserved: readonly PinShape[] = [],
): PinLayout[] {
  const priced = new Set([...choosePriced(placed, boxesOf(reserved, []))].slice(0, priceMaximum));
  const isDot = placed.map(({ pin }, index) => pin.kind === 'home' && !priced.has(index));
  const shapes = placed.map(({ pin, point }, index) =>
    isDot[index] ? dotShapeOf(point) : shapeOf(pin, point),
  );
  const order = [
    ...priced,
    ...placed.flatMap(({ pin }, index) => (pin.kind === 'cluster' ? [index] : [])),
    ...placed.flatMap((_, index) => (isDot[index] ? [index] : [])),
  ];
  const boxes = settle(shapes, order, reserved);
  const shown = [...boxes.values()];
  const targets = new Map([...boxes.keys()].map((index, position) => [index, targetOf(position, shown)]));
  return shapes.map((shape, index) => {
    const box = boxes.get(index);
    const [own] = boxesOf([shape], []);
    const target = targets.get(index) ?? shape.height;
    const place = box ?? (own as Box);
    return {
      isDot: isDot[index] ?? false,
      isCovered: !box,
      shift: shiftOf(shape, place),
      target,
      box: place,
    };
  });
}

/** A price is shown with so much air round it, and overlaps others by no more than that; in pixels. */
const AIR = 12;

/**
 * The best of those with a price, as far as their prices have room beside each other; best first. @returns
 * indices
 */
function choosePriced(placed: readonly PlacedPin[], taken: readonly Box[]): ReadonlySet<number> {
  const byRank = placed
    .flatMap(({ pin: { rank, text } }, index) => (rank === undefined || text === '' ? [] : [{ index, rank }]))
    .sort((one, other) => one.rank - other.rank)
    .map(({ index }) => index);
  return chooseFitting(
    placed.map(({ pin, point }) => {
      const shape = shapeOf(pin, point);
      return { ...shape, width: shape.width + AIR, height: shape.height + AIR, reach: AIR };
    }),
    byRank,
    taken,
  );
}

/** @returns the boxes of those that are shown, by their index */
function settle(
  shapes: readonly PinShape[],
  order: readonly number[],
  reserved: readonly PinShape[],
): ReadonlyMap<number, Box> {
  const taken = boxesOf(reserved, []);
  const fitting = [...chooseFitting(shapes, order, taken)];
  const apart = fitting.flatMap((index) => shapes[index] ?? []);
  const boxes = boxesOf(apart, layApart([...apart, ...reserved]));
  const uncovered = chooseUncovered(
    boxes,
    fitting.map((_, position) => position),
    taken,
  );
  return new Map(
    fitting.flatMap((index, position) => {
      const box = boxes[position];
      return box && uncovered.has(position) ? [[index, box]] : [];
    }),
  );
}

function shiftOf({ x, y }: PinShape, { left, right, top, bottom }: Box): Shift {
  return { x: (left + right) / 2 - x, y: (top + bottom) / 2 - y };
}
