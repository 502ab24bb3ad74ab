import { GREATER_REGION } from './greater-region.ts';
import { LUXEMBOURG } from './luxembourg.ts';
import { METROPOLES } from './metropoles.ts';
import type { Place } from './place.ts';

/** The cities of the demo. A city's `weight` is how many of 2,500 homes are in it. */
export const PLACES: readonly Place[] = [...LUXEMBOURG, ...GREATER_REGION, ...METROPOLES];
