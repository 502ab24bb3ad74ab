import type { FeatureFilter } from '@moien/contract';

/** Features that are chosen by number; others that are counted have a slider. */
export const ROOM_FEATURES: readonly string[] = ['rooms', 'bedrooms', 'bathrooms'];

/** The last one stands for itself and more. */
export const ROOM_COUNTS = [1, 2, 3, 4] as const;
const MOST = 4;

type Rooms = readonly [from: number, to: number];

/** Those of the offered counts that a filter lets through. */
export function chosenRooms(filter: FeatureFilter | undefined): number[] {
  const range = rangeOf(filter);
  return range ? ROOM_COUNTS.filter((count) => range[0] <= count && count <= range[1]) : [];
}

/**
 * A press beside the chosen counts adds one, a press on an end of them takes it away, any other chooses it
 * alone.
 */
export function pressRooms(filter: FeatureFilter | undefined, count: number): FeatureFilter | undefined {
  const chosen = chosenRooms(filter);
  const [first, last] = [chosen[0], chosen.at(-1)];
  if (first === undefined || last === undefined) return filterOf([count, count]);
  if (count === first - 1) return filterOf([count, last]);
  if (count === last + 1) return filterOf([first, count]);
  if (first === last) return count === first ? undefined : filterOf([count, count]);
  if (count === first) return filterOf([first + 1, last]);
  return count === last ? filterOf([first, last - 1]) : filterOf([count, count]);
}

function rangeOf(filter: FeatureFilter | undefined): Rooms | undefined {
  if (filter === undefined || filter === true) return undefined;
  const [from, to] = typeof filter === 'number' ? [filter, MOST] : [filter.minimum, filter.maximum];
  return [Math.min(from, MOST), to];
}

function filterOf([from, to]: Rooms): FeatureFilter {
  return to >= MOST ? from : { minimum: from, maximum: to };
}
