import {
  addDays,
  COMPARABLE_HOMES_MINIMUM,
  type ComparableFigures,
  type CurrencyCode,
  DAYS_OF_PERIOD,
  DEFAULT_LANGUAGE_TAG,
  type HomeCounts,
  type HostFigures,
  type HostStatistics,
  type LanguageTag,
  medianOf,
  type RecentFigures,
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
  type OwnHome,
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
    const figures = {
      ...counted,
      averagePrice: hasOneCurrency ? counted.averagePrice : null,
      income: hasOneCurrency ? sumOfIncome(dayCounts) : null,
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
      const currency = onlyCurrencyOf(chosen);
      const hasOneCurrency = currency !== null;
      const homeIds = chosen.map(({ id }) => id);
      const [{ figures, dayArray }, previous, answerTime, comparable] = await Promise.all([
        figuresIn(homeIds, days, hasOneCurrency),
        figuresIn(homeIds, daysUntil(addDays(days.from, -1), period), hasOneCurrency),
        findAnswerMinutes(database, ownerId),
        homeIds.length === 1 ? comparableTo(homeIds[0] ?? '', days) : null,
      ]);
      return {
        ...days,
        currency,
        homeArray: homes.map(({ id, title }) => ({ id, title })),
        figures: { ...figures, answerTime },
        previousFigures: previous.figures,
        comparable,
        dayArray,
      };
    },

    /** Of the homes that guests can see; null without one. */
    async showRecent(ownerId: string): Promise<RecentFigures | null> {
      const homes = await listOwnHomes(database, ownerId, DEFAULT_LANGUAGE_TAG);
      const published = homes.filter((home) => home.is_published);
      if (published.length === 0) return null;
      const currency = onlyCurrencyOf(published);
      const days = await countDays(
        database,
        published.map(({ id }) => id),
        daysUntil(addDays(toDay(now()), -1), 'month'),
      );
      const { viewCount: views, requestCount: requests, bookingCount: bookings } = sumOf(days);
      return { views, requests, bookings, income: currency && sumOfIncome(days), currency };
    },
  };
}

/** Amounts of several currencies are never added up. */
function onlyCurrencyOf(homes: readonly OwnHome[]): CurrencyCode | null {
  const currencies = new Set(homes.flatMap(({ currency }) => currency ?? []));
  const [currency = null] = currencies;
  return currencies.size === 1 ? currency : null;
}

const sumOfIncome = (days: readonly { income: number }[]) =>
  days.reduce((sum, { income }) => sum + income, 0);

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
