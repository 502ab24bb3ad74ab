import {
  type AdStatistics,
  addDays,
  type Day,
  isDay,
  nightsBetween,
  STATISTICS_DAYS_MAXIMUM,
  toDay,
} from '@moien/contract';
import { isbot } from 'isbot';
import type { Database } from '../../../database/database.ts';
import { ProblemError } from '../../../lib/problem-error.ts';
import { adNotFound } from '../ad/ad.service.ts';
import { isOwnHome } from '../calendar-feed/calendar-feed.repository.ts';
import { createFirstViews, type Visitor } from './first-views.ts';
import { countDays } from './host-statistics.repository.ts';
import { addView, removeViewsBefore } from './statistics.repository.ts';

/** Two whole years, so that each season can be compared with the one before. */
const VIEWS_KEPT_DAYS = 731;

export type StatisticsService = ReturnType<typeof createStatisticsService>;

/** How often homes are looked at, saved and asked for, without knowing by whom. */
export function createStatisticsService(database: Database, now: () => Date) {
  const views = createFirstViews();
  return {
    /** @param visitorId who is signed in: owners do not count at their own homes */
    async countView(propertyId: string, visitor: Visitor & { visitorId: string | undefined }): Promise<void> {
      const day = toDay(now());
      if (visitor.userAgent === '' || isbot(visitor.userAgent) || !views.isFirst(day, propertyId, visitor))
        return;
      await addView(database, { propertyId, visitorId: visitor.visitorId, day });
    },

    /** @throws ProblemError 400 for days that do not exist, in another order, or too many; 404 */
    async show(
      ownerId: string,
      propertyId: string,
      { from, to }: { from: Day; to: Day },
    ): Promise<AdStatistics> {
      if (!isDay(from) || !isDay(to) || to < from) throw new ProblemError(400, 'invalid-request');
      if (nightsBetween(from, to) >= STATISTICS_DAYS_MAXIMUM) throw new ProblemError(400, 'too-many-days');
      if (!(await isOwnHome(database, propertyId, ownerId))) throw adNotFound();
      const days = await countDays(database, [propertyId], { from, to });
      return {
        dayArray: days.map(({ day, viewCount, saveCount, requestCount }) => {
          return { day, viewCount, saveCount, requestCount };
        }),
      };
    },

    removeOldViews: () => removeViewsBefore(database, addDays(toDay(now()), -VIEWS_KEPT_DAYS)),
  };
}
