import { Type } from 'typebox';
import { literals } from '../lib/literals.schema.ts';
import { Day, LanguageTag, Uuid } from '../lib/scalars.schema.ts';
import { HostStatistics } from './host-statistics.schema.ts';
import { STATISTICS_PERIODS } from './host-statistics.ts';
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

/**
 * Of all homes of the caller, or of one; titles in the language asked for. Refused with 404 for a home of
 * somebody else, and for all homes of who has none.
 */
export const getHostStatistics = {
  method: 'GET',
  url: '/api/statistics',
  query: Type.Object(
    {
      period: Type.Optional(literals(STATISTICS_PERIODS)),
      propertyId: Type.Optional(Uuid),
      language: Type.Optional(LanguageTag),
    },
    { additionalProperties: false },
  ),
  response: HostStatistics,
} as const;

/** Those that the browser makes, by name. */
export const statisticsCalls = { getAdStatistics, getHostStatistics } as const;
