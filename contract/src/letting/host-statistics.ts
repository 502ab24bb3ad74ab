/** Periods that end yesterday, and their days. */
export const STATISTICS_PERIODS = ['month', 'quarter', 'year'] as const;
export type StatisticsPeriod = (typeof STATISTICS_PERIODS)[number];
export const DAYS_OF_PERIOD: Readonly<Record<StatisticsPeriod, number>> = {
  month: 30,
  quarter: 90,
  year: 365,
};

/** With fewer homes a median would tell of single ones. */
export const COMPARABLE_HOMES_MINIMUM = 5;
/** The nearest ones are compared. */
export const COMPARABLE_HOMES_MAXIMUM = 30;

/** What is counted of homes, summed over days. */
export type HomeCounts = {
  viewCount: number;
  saveCount: number;
  requestCount: number;
  bookingCount: number;
  bookedNightCount: number;
  bookableNightCount: number;
  /** Booked nights that have a price here, and what they cost together, minor units. */
  pricedNightCount: number;
  nightAmount: number;
};

/** What follows from counts alone; null where there is nothing to divide by. */
export type Rates = {
  /** Bookings for one view: 0 to 1. */
  conversion: number | null;
  /** Booked nights for one that could be booked: 0 to 1. */
  occupancy: number | null;
  /** Minor units that a booked night costs the guest, before fees, taxes and cleaning. */
  averagePrice: number | null;
};

export function ratesOf(counts: HomeCounts): Rates {
  const { viewCount, bookingCount, bookedNightCount, bookableNightCount, pricedNightCount, nightAmount } =
    counts;
  return {
    // Some book without a counted view, such as through a link in an app.
    conversion: viewCount === 0 ? null : Math.min(1, bookingCount / viewCount),
    occupancy: bookableNightCount === 0 ? null : bookedNightCount / bookableNightCount,
    averagePrice: pricedNightCount === 0 ? null : Math.round(nightAmount / pricedNightCount),
  };
}

/** The middle one, or the mean of the middle two; null below the minimum. */
export function medianOf(values: readonly number[], minimum = 1): number | null {
  if (values.length < Math.max(1, minimum)) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}
