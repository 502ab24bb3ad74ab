import { type Box, isOverlapping } from './pin-places.ts';

/** A name that may be written on the map: its middle in pixels of the map at its zoom. */
export type LabelCandidate = {
  key: string;
  kind: 'country' | 'city' | 'quarter';
  text: string;
  latitude: number;
  longitude: number;
  x: number;
  y: number;
};

/** A name that is written, so many pixels below its place. */
export type PlacedLabel = LabelCandidate & { drop: number };

export type LabelRoom = {
  /** No more names than that. */
  maximum: number;
  /** What is seen of the map; a name that would be cut at its edge is left out. */
  view?: Box;
  /** What pins cover. */
  taken?: readonly Box[];
};

/** About as wide and high as names are written, in pixels. */
const LETTER_WIDTH = { country: 11, city: 7.5, quarter: 6.5 } as const;
const LINE_HEIGHT = 22;
const MARGIN = 6;
/** Where else a name is tried when a pin stands in its place, in pixels below it. */
const DROPS = [34, -34, 54, -54] as const;

/** Those that cover neither each other nor a pin; who comes first is more important. */
export function chooseLabels(
  candidates: readonly LabelCandidate[],
  { maximum, view, taken = [] }: LabelRoom,
): PlacedLabel[] {
  const written: Box[] = [];
  const chosen: PlacedLabel[] = [];
  const isFree = (box: Box, others: readonly Box[]) => !others.some((other) => isOverlapping(box, other));
  for (const candidate of candidates) {
    if (chosen.length === maximum) break;
    // A name makes way for pins, not for other names: beside those it would be read as another place's.
    const home = boxOf(candidate, 0);
    if (!isInside(home, view) || !isFree(home, written)) continue;
    const drop = [0, ...DROPS].find((tried) => {
      const box = boxOf(candidate, tried);
      return isInside(box, view) && isFree(box, taken) && isFree(box, written);
    });
    if (drop === undefined) continue;
    written.push(boxOf(candidate, drop));
    chosen.push({ ...candidate, drop });
  }
  return chosen;
}

function boxOf({ kind, text, x, y }: LabelCandidate, drop: number): Box {
  const half = (text.length * LETTER_WIDTH[kind]) / 2 + MARGIN;
  const middle = y + drop;
  return {
    left: x - half,
    right: x + half,
    top: middle - LINE_HEIGHT / 2,
    bottom: middle + LINE_HEIGHT / 2,
  };
}

function isInside(box: Box, view: Box | undefined): boolean {
  if (!view) return true;
  return box.left >= view.left && box.right <= view.right && box.top >= view.top && box.bottom <= view.bottom;
}
