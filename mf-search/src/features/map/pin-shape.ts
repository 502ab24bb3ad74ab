import type { DrawnPin } from './drawn-pin.ts';
import type { PinShape } from './pin-places.ts';

type Point = { x: number; y: number };

/** The smallest target (WCAG 2.5.8), in pixels. */
const DOT = { width: 24, height: 24 } as const;
/** Diameters of clusters with one, two, three and more digits, in pixels. */
const CLUSTER_SIZES = [28, 34, 42, 52] as const;
/** Of the ring round it. */
const CLUSTER_RING = 4;

/** How far a pin may be drawn from its place, in pixels: a price still stands where its home is. */
const HOME_REACH = 18;
/** A cluster stands for an area, which is about as wide. */
const CLUSTER_REACH = 36;

export function dotShapeOf({ x, y }: Point): PinShape {
  return { x, y, ...DOT, reach: HOME_REACH };
}

/** About as large as it is drawn: letters of about so many pixels, with what surrounds them. */
export function shapeOf({ kind, text }: DrawnPin, { x, y }: Point): PinShape {
  if (kind === 'cluster') {
    const height = clusterSizeOf(text) + CLUSTER_RING;
    return { x, y, width: Math.max(height, text.length * 8 + 16), height, reach: CLUSTER_REACH };
  }
  return { x, y, width: text.length * 8 + 18, height: 30, reach: HOME_REACH };
}

/** So many homes take so much room on the map. @param text the count as it is written */
export function clusterSizeOf(text: string): number {
  const digits = text.replace(/\D/g, '').length;
  return CLUSTER_SIZES[Math.min(CLUSTER_SIZES.length, Math.max(1, digits)) - 1] ?? CLUSTER_SIZES[0];
}

export function hasOtherShape(one: DrawnPin, other: DrawnPin): boolean {
  if (one.text !== other.text || one.rank !== other.rank) return true;
  return one.latitude !== other.latitude || one.longitude !== other.longitude;
}
