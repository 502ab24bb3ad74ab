type Size = { width: number; height: number };
/** Of a pin on the page: its middle, and its edges, in pixels. */
type PinEdges = { x: number; top: number; bottom: number };

/** Where a card stands on the map, and how far from its left edge its arrow points at the pin, in pixels. */
export type Anchor = { side: 'above' | 'below'; x: number; y: number; arrow: number };

/** A smaller map, such as a phone's, has its card at the foot. */
const SMALLEST: Size = { width: 480, height: 560 };
/** Between card and pin, and between card and the edge of the map. */
const GAP = 12;
/** So far from the corners of the card that its edge is straight there. */
const ARROW_EDGE = 28;

export function canAnchor({ width, height }: Size): boolean {
  return width >= SMALLEST.width && height >= SMALLEST.height;
}

/** Below the pin where there is room, so that the card is not over the controls above; never over the pin. */
export function anchorOf(map: Size & { left: number; top: number }, pin: PinEdges, card: Size): Anchor {
  const [middle, top, bottom] = [pin.x - map.left, pin.top - map.top, pin.bottom - map.top];
  const x = within(middle - card.width / 2, GAP, map.width - card.width - GAP);
  const arrow = within(middle - x, ARROW_EDGE, card.width - ARROW_EDGE);
  const isBelow = bottom + card.height + 2 * GAP <= map.height || bottom < map.height / 2;
  if (isBelow) return { side: 'below', x, y: bottom + GAP, arrow };
  return { side: 'above', x, y: top - GAP - card.height, arrow };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
