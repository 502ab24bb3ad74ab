import { GREATER_REGION } from './greater-region.ts';
import { LUXEMBOURG } from './luxembourg.ts';
import { METROPOLES } from './metropoles.ts';
import type { Place } from './place.ts';

/** Everywhere the demo has homes; the weights are homes out of 2,500. */
export const PLACES: readonly Place[] = [...LUXEMBOURG, ...GREATER_REGION, ...METROPOLES];
