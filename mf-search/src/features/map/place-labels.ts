import { type Box, isOverlapping } from './pin-places.ts';

/** A name that may be written on the map: its middle in pixels of the map at its zoom. */
export type LabelCandidate = {
  key: string;
  kind: 'country' | 'city' | 'town' | 'quarter';
  text: string;
  latitude: number;
  longitude: number;
  x: number;
  y: number;
};

/** A name that is written, so many pixels beside and below its place. */
export type PlacedLabel = LabelCandidate & { shift: number; drop: number };

export type LabelRoom = {
  /** No more names than that. */
  maximum: number;
  /** What is seen of the map; a name that would be cut at its edge is left out. */
  view?: Box;
  /** What pins cover. */
  taken?: readonly Box[];
};

/** About as wide and high as names are written, in pixels. */
const LETTER_WIDTH = { country: 11, city: 8.5, town: 11, quarter: 7 } as const;
const LINE_HEIGHT = 22;
const MARGIN = 6;
/** Where else a name is tried when a pin stands in its place, in pixels below it. */
const DROPS = [0, 34, -34, 54, -54] as const;
/** A town is wide, and is always named: its name may stand farther away, in pixels below and beside it. */
const TOWN_DROPS = [...DROPS, 78, -78, 104, -104, 132, -132, 160, -160, 190, -190] as const;
const TOWN_SHIFTS = [0, 48, -48, 96, -96] as const;

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
    const home = boxOf(candidate);
    if (!isInside(home, view) || !isFree(home, written)) continue;
    const free = placesOf(candidate).filter((place) => {
      const box = boxOf(candidate, place);
      return isInside(box, view) && isFree(box, written);
    });
    const isFirstCity = isCity(candidate) && !chosen.some(isCity);
    const place =
      free.find((tried) => isFree(boxOf(candidate, tried), taken)) ??
      (isFirstCity ? leastCovered(candidate, free, taken) : undefined);
    if (!place) continue;
    written.push(boxOf(candidate, place));
    chosen.push({ ...candidate, ...place });
  }
  return chosen;
}

/** A town is a city from so near that its quarters are named: it is told from them by its letters. */
function isCity({ kind }: LabelCandidate): boolean {
  return kind === 'city' || kind === 'town';
}

type Place = { shift: number; drop: number };

/** The nearest first. */
function placesOf(candidate: LabelCandidate): Place[] {
  if (!isCity(candidate)) return DROPS.map((drop) => ({ shift: 0, drop }));
  return TOWN_SHIFTS.flatMap((shift) => TOWN_DROPS.map((drop) => ({ shift, drop }))).sort(
    (one, other) => Math.hypot(one.shift, one.drop) - Math.hypot(other.shift, other.drop),
  );
}

/** Among pins without a gap the most important town is named where the fewest of them lie over its name. */
function leastCovered(candidate: LabelCandidate, places: readonly Place[], taken: readonly Box[]) {
  const countOf = (place: Place) => taken.filter((box) => isOverlapping(boxOf(candidate, place), box)).length;
  return places
    .map((place) => ({ place, count: countOf(place) }))
    .sort((one, other) => one.count - other.count)[0]?.place;
}

/** About as large as a name is written, with a margin; in pixels. */
export function nameSizeOf(kind: LabelCandidate['kind'], text: string) {
  return { width: text.length * LETTER_WIDTH[kind] + 2 * MARGIN, height: LINE_HEIGHT };
}

function boxOf({ kind, text, ...at }: LabelCandidate, { shift, drop }: Place = { shift: 0, drop: 0 }): Box {
  const [x, y] = [at.x + shift, at.y];
  const half = nameSizeOf(kind, text).width / 2;
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
