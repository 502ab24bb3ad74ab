import type { LanguageTag, Today } from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import type { Bookings } from '../../booking/index.ts';
import { findLettingTasks, type HostStatisticsService } from '../../letting/index.ts';

export type TodayService = ReturnType<typeof createTodayService>;

type ReadBookings = Pick<Bookings['service'], 'readToday'>;

/** What waits for somebody, from the domains that know it. */
export function createTodayService(
  database: Database,
  bookings: ReadBookings,
  statistics: Pick<HostStatisticsService, 'showRecent'>,
  now: () => Date,
) {
  return {
    async read(userId: string, language: LanguageTag): Promise<Today> {
      const [ofBookings, ofLetting, recentFigures] = await Promise.all([
        bookings.readToday({ userId, language }),
        findLettingTasks(database, { ownerId: userId, language, at: now() }),
        statistics.showRecent(userId),
      ]);
      return { ...ofBookings, ...ofLetting, recentFigures };
    },
  };
}
