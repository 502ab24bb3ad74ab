import type { DrawnPin } from './drawn-pin.ts';
import type { PinShape } from './pin-places.ts';

type Point = { x: number; y: number };

/** The smallest target (WCAG 2.5.8), in pixels. */
const DOT = { width: 24, height: 24 } as const;
/** As high as a cluster is drawn with its ring, in pixels (1.75rem + 2 × 0.125rem). */
const CLUSTER_HEIGHT = 32;

/** How far a pin may be drawn from its place, in pixels: a price still stands where its home is. */
const HOME_REACH = 18;
/** A cluster stands for an area, which is about as wide. */
const CLUSTER_REACH = 36;

export function dotShapeOf({ x, y }: Point): PinShape {
  return { x, y, ...DOT, reach: HOME_REACH };
}

/** About as large as it is drawn: letters of about so many pixels, with what surrounds them. */
export function shapeOf({ kind, text }: DrawnPin, { x, y }: Point): PinShape {
  if (kind === 'cluster')
    return {
      x,
      y,
      width: Math.max(CLUSTER_HEIGHT, text.length * 8 + 16),
      height: CLUSTER_HEIGHT,
      reach: CLUSTER_REACH,
    };
  return { x, y, width: text.length * 8 + 18, height: 30, reach: HOME_REACH };
}

export function hasOtherShape(one: DrawnPin, other: DrawnPin): boolean {
  if (one.text !== other.text || one.rank !== other.rank) return true;
  return one.latitude !== other.latitude || one.longitude !== other.longitude;
}
