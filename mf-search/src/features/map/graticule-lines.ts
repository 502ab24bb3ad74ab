import type { Bounds } from '@moien/contract';
import type { Position } from './decode-line.ts';

/** Degrees from line to line, widest first: each divides the one before. */
const STEPS = [1, 0.5, 0.25, 0.1, 0.05, 0.025, 0.01, 0.005, 0.0025] as const;
/** A view has about so many lines in each direction. */
const LINES = 6;

/**
 * Lines of equal degrees through a view, at whole multiples of a step, so that they stay where they are while
 * the map moves. None where they would be wider apart than a degree: there the ground has coasts and borders
 * enough.
 */
export function graticuleLines({ south, west, north, east }: Bounds): Position[][] {
  const wanted = (east - west) / LINES;
  const step = STEPS.find((candidate) => candidate <= wanted);
  if (step === undefined || wanted > 2 * STEPS[0]) return [];
  const meridians = multiples(west, east, step).map((longitude): Position[] => [
    [south, longitude],
    [north, longitude],
  ]);
  const parallels = multiples(south, north, step).map((latitude): Position[] => [
    [latitude, west],
    [latitude, east],
  ]);
  return [...meridians, ...parallels];
}

function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: count }, (_value, index) => (first + index) * step);
}
