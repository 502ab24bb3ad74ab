import { type Journey, journeys } from './journeys.ts';
import { places } from './places.ts';

/** Ids of the stories and pages that the written pages lead to. */
export const linkedEntries: readonly string[] = [
  ...places.map(({ entry }) => entry),
  ...Object.values<Journey>(journeys).flatMap(({ screens }) => screens.map(([story]) => story)),
];
