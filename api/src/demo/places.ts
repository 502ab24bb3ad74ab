import { GREATER_REGION } from './places/greater-region.ts';
import { LUXEMBOURG } from './places/luxembourg.ts';
import { METROPOLES } from './places/metropoles.ts';
import type { Place } from './places/place.ts';

/** Everywhere the demo has homes; the weights are homes out of 2,500. */
export const PLACES: readonly Place[] = [...LUXEMBOURG, ...GREATER_REGION, ...METROPOLES];
