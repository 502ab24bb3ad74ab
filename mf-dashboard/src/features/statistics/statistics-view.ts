import { STATISTICS_PERIODS, type StatisticsPeriod } from '@moien/contract';

/** What the address of the page says: the period, and one home where one is chosen. */
export type StatisticsView = { period: StatisticsPeriod; propertyId: string | undefined };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What nobody could have meant is left out. */
export function readView(search: URLSearchParams): StatisticsView {
  const [period, property] = [search.get('period'), search.get('property')];
  return {
    period: STATISTICS_PERIODS.find((name) => name === period) ?? 'month',
    propertyId: property && UUID.test(property) ? property : undefined,
  };
}

export function writeView({ period, propertyId }: StatisticsView): URLSearchParams {
  return new URLSearchParams({
    ...(period !== 'month' && { period }),
    ...(propertyId && { property: propertyId }),
  });
}
