import {
  addDays,
  COMPARABLE_HOMES_MINIMUM,
  type ComparableFigures,
  DAYS_OF_PERIOD,
  type HomeCounts,
  type HostFigures,
  type HostStatistics,
  type LanguageTag,
  medianOf,
  ratesOf,
  type StatisticsPeriod,
  toDay,
} from '@moien/contract';
import type { Database } from '../../../database/database.ts';
import { adNotFound } from '../ad/ad.service.ts';
import {
  countDays,
  countHomes,
  type Days,
  findAnswerMinutes,
  findLeadTime,
  listComparableHomes,
  listOwnHomes,
} from './host-statistics.repository.ts';

type Asked = { period: StatisticsPeriod; propertyId: string | undefined; language: LanguageTag };

export type HostStatisticsService = ReturnType<typeof createHostStatisticsService>;

/** How a host's homes do, by the definitions of `host-statistics.ts` and its schema. */
export function createHostStatisticsService(database: Database, now: () => Date) {
  const figuresIn = async (homeIds: readonly string[], days: Days, hasOneCurrency: boolean) => {
    const [dayCounts, leadTime] = await Promise.all([
      countDays(database, homeIds, days),
      findLeadTime(database, homeIds, days),
    ]);
    const counted = figuresOf(sumOf(dayCounts));
    const income = dayCounts.reduce((sum, day) => sum + day.income, 0);
    const figures = {
      ...counted,
      averagePrice: hasOneCurrency ? counted.averagePrice : null,
      income: hasOneCurrency ? income : null,
      leadTime,
      answerTime: null,
    };
    const dayArray = dayCounts.map(({ pricedNightCount: _count, nightAmount: _amount, income, ...day }) => ({
      ...day,
      income: hasOneCurrency ? income : 0,
    }));
    return { figures: figures satisfies HostFigures, dayArray };
  };

  const comparableTo = async (propertyId: string, days: Days): Promise<HostStatistics['comparable']> => {
    const homeIds = await listComparableHomes(database, propertyId);
    if (homeIds.length < COMPARABLE_HOMES_MINIMUM) return null;
    return {
      homeCount: homeIds.length,
      figures: mediansOf((await countHomes(database, homeIds, days)).map(figuresOf)),
    };
  };

  return {
    /** @throws ProblemError 404 for a home of somebody else, and without a home */
    async show(ownerId: string, { period, propertyId, language }: Asked): Promise<HostStatistics> {
      const days = daysUntil(addDays(toDay(now()), -1), period);
      const homes = await listOwnHomes(database, ownerId, language);
      const chosen = homes.filter(({ id }) => propertyId === undefined || id === propertyId);
      if (chosen.length === 0) throw adNotFound();
      const currencies = new Set(chosen.flatMap(({ currency }) => currency ?? []));
      const [currency] = currencies.size === 1 ? currencies : [];
      const hasOneCurrency = currency !== undefined;
      const homeIds = chosen.map(({ id }) => id);
      const [{ figures, dayArray }, previous, answerTime, comparable] = await Promise.all([
        figuresIn(homeIds, days, hasOneCurrency),
        figuresIn(homeIds, daysUntil(addDays(days.from, -1), period), hasOneCurrency),
        findAnswerMinutes(database, ownerId),
        homeIds.length === 1 ? comparableTo(homeIds[0] ?? '', days) : null,
      ]);
      return {
        ...days,
        currency: currency ?? null,
        homeArray: homes.map(({ id, title }) => ({ id, title })),
        figures: { ...figures, answerTime },
        previousFigures: previous.figures,
        comparable,
        dayArray,
      };
    },
  };
}

function daysUntil(to: string, period: StatisticsPeriod): Days {
  return { from: addDays(to, 1 - DAYS_OF_PERIOD[period]), to };
}

function figuresOf(counts: HomeCounts): ComparableFigures {
  return {
    views: counts.viewCount,
    saves: counts.saveCount,
    requests: counts.requestCount,
    bookings: counts.bookingCount,
    ...ratesOf(counts),
  };
}

/** Those that too few homes have are left out. */
function mediansOf(homes: readonly ComparableFigures[]): ComparableFigures {
  const median = (figure: keyof ComparableFigures) =>
    medianOf(
      homes.flatMap((home) => home[figure] ?? []),
      COMPARABLE_HOMES_MINIMUM,
    );
  const averagePrice = median('averagePrice');
  return {
    views: median('views'),
    saves: median('saves'),
    requests: median('requests'),
    bookings: median('bookings'),
    conversion: median('conversion'),
    occupancy: median('occupancy'),
    averagePrice: averagePrice === null ? null : Math.round(averagePrice),
  };
}

function sumOf(days: readonly HomeCounts[]): HomeCounts {
  const sum = (count: keyof HomeCounts) => days.reduce((total, day) => total + day[count], 0);
  return {
    viewCount: sum('viewCount'),
    saveCount: sum('saveCount'),
    requestCount: sum('requestCount'),
    bookingCount: sum('bookingCount'),
    bookedNightCount: sum('bookedNightCount'),
    bookableNightCount: sum('bookableNightCount'),
    pricedNightCount: sum('pricedNightCount'),
    nightAmount: sum('nightAmount'),
  };
}
