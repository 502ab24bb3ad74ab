import { Type } from 'typebox';
import { Day, Uuid } from '../lib/scalars.schema.ts';
import { AdStatistics } from './statistics.schema.ts';

const ofHome = Type.Object({ id: Uuid });

/**
 * Somebody looks at a home. Answered with 204, whether it counts or not: who asks learns nothing of the home.
 */
export const countView = { method: 'POST', url: '/api/properties/:id/views', path: ofHome } as const;

/** Of one’s own home. Refused with 400 for days that do not exist or too many of them, and 404. */
export const getAdStatistics = {
  method: 'GET',
  url: '/api/ads/:id/statistics',
  path: ofHome,
  query: Type.Object({ from: Day, to: Day }, { additionalProperties: false }),
  response: AdStatistics,
} as const;

/** Those that the browser makes, by name. */
export const statisticsCalls = { getAdStatistics } as const;
