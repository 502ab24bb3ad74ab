/** A name that may be written on the map: its middle in pixels of the view. */
export type LabelCandidate = {
  key: string;
  kind: 'country' | 'city';
  text: string;
  latitude: number;
  longitude: number;
  x: number;
  y: number;
};

/** About as wide and high as names are written, in pixels. */
const LETTER_WIDTH = { country: 11, city: 7.5 } as const;
const LINE_HEIGHT = 22;
const MARGIN = 6;

type Box = { left: number; right: number; top: number; bottom: number };

/** Those that do not cover each other; who comes first is more important. */
export function chooseLabels(candidates: readonly LabelCandidate[], maximum: number): LabelCandidate[] {
  const taken: Box[] = [];
  const chosen: LabelCandidate[] = [];
  for (const candidate of candidates) {
    if (chosen.length === maximum) break;
    const box = boxOf(candidate);
    if (taken.some((other) => isOverlapping(box, other))) continue;
    taken.push(box);
    chosen.push(candidate);
  }
  return chosen;
}

function boxOf({ kind, text, x, y }: LabelCandidate): Box {
  const half = (text.length * LETTER_WIDTH[kind]) / 2 + MARGIN;
  return { left: x - half, right: x + half, top: y - LINE_HEIGHT / 2, bottom: y + LINE_HEIGHT / 2 };
}

function isOverlapping(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
