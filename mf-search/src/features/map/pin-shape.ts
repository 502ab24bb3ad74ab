import type { DrawnPin } from './pin-layer.ts';
import type { PinShape } from './pin-places.ts';
import { choosePrices } from './pin-prices.ts';

type Point = { x: number; y: number };
type PlacedPin = { pin: DrawnPin; point: Point };

/** What a dot keeps free of others, in pixels: with the gap between them the smallest target (WCAG 2.5.8). */
const DOT = { width: 22, height: 22 } as const;

export function dotShapeOf({ x, y }: Point): PinShape {
  return { x, y, ...DOT };
}

/** About as large as it is drawn: letters of about so many pixels, with what surrounds them. */
export function shapeOf({ kind, text, unit }: DrawnPin, { x, y }: Point): PinShape {
  if (kind === 'cluster') return { x, y, width: Math.max(42, text.length * 8 + 22), height: 42 };
  const unitWidth = unit === '' ? 0 : unit.length * 6.5 + 4;
  return { x, y, width: text.length * 8 + unitWidth + 16, height: 30 };
}

export function hasOtherShape(one: DrawnPin, other: DrawnPin): boolean {
  if (one.text !== other.text || one.unit !== other.unit || one.rank !== other.rank) return true;
  return one.latitude !== other.latitude || one.longitude !== other.longitude;
}

/** The homes that are dots: not among the best of the view, or without room for a price. @returns keys */
export function dotsOf(placed: readonly PlacedPin[]): ReadonlySet<string> {
  const homes = placed.filter(({ pin }) => pin.kind === 'home');
  const clusters = placed.filter(({ pin }) => pin.kind === 'cluster');
  const candidates = homes.flatMap(({ pin, point }) =>
    pin.rank === undefined || pin.text === ''
      ? []
      : [{ key: pin.key, rank: pin.rank, shape: shapeOf(pin, point) }],
  );
  const priced = choosePrices(
    candidates,
    clusters.map(({ pin, point }) => shapeOf(pin, point)),
  );
  return new Set(homes.flatMap(({ pin }) => (priced.has(pin.key) ? [] : [pin.key])));
}
