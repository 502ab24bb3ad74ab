import type { Position } from './decode-line.ts';

const STEPS = 6;

/** A curve through all points of a line (Catmull–Rom); a closed one comes back to its first point. */
export function smoothLine(line: readonly Position[], isClosed = false): Position[] {
  const at = (index: number): Position => {
    const last = line.length - 1;
    const known = isClosed ? (index + line.length) % line.length : Math.min(last, Math.max(0, index));
    return line[known] ?? [0, 0];
  };
  const parts = isClosed ? line.length : line.length - 1;
  const curve = Array.from({ length: parts * STEPS }, (_, step): Position => {
    const index = Math.floor(step / STEPS);
    const share = (step % STEPS) / STEPS;
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const between = (axis: 0 | 1) => curved([before[axis], from[axis], to[axis], after[axis]], share);
    return [between(0), between(1)];
  });
  return isClosed ? curve : [...curve, at(line.length - 1)];
}

function curved([before, from, to, after]: [number, number, number, number], share: number): number {
  const slope = to - before;
  const bend = 2 * before - 5 * from + 4 * to - after;
  const twist = 3 * (from - to) + after - before;
  return from + 0.5 * share * (slope + share * (bend + share * twist));
}
