import { type AdStatistics, addDays, RECENT_DAYS, toDay } from '@moien/contract';
import type { FeatureStoreDefinition } from '@moien/shared-lib';
import { HomePart } from '../home-part/home-part.ts';

/** How often one home was looked at, saved and asked for: the last days, and as many before. */
export type StatisticsStore = HomePart<AdStatistics>;

export const statisticsStore: FeatureStoreDefinition<StatisticsStore> = {
  key: 'ads/statistics',
  create: ({ api, session }) =>
    new HomePart(session, (id) => {
      const to = toDay(new Date());
      const query = new URLSearchParams({ from: addDays(to, 1 - 2 * RECENT_DAYS), to });
      return api.call('getAdStatistics', { path: { id }, query });
    }),
};
