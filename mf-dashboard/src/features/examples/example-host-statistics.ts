import { addDays, DAYS_OF_PERIOD, type HostStatistics, type StatisticsPeriod } from '@moien/contract';

export const exampleHomeId = '019b76da-a800-7838-a932-f8c36951b0e1';
const FROM = '2030-04-01';
const WEEK = 7;

/** Of two homes, the first of which is chosen; more is going on at the end of a week. */
export function exampleHostStatistics(
  changes: Partial<HostStatistics> = {},
  period: StatisticsPeriod = 'month',
): HostStatistics {
  const count = DAYS_OF_PERIOD[period];
  return {
    from: FROM,
    to: addDays(FROM, count - 1),
    currency: 'EUR',
    homeArray: [
      { id: exampleHomeId, title: 'Loft mit Stellplatz in Cents' },
      { id: '019b76da-a800-7838-a932-f8c36951b0e2', title: null },
    ],
    figures: {
      ...{ views: 412, saves: 18, requests: 7, bookings: 5, conversion: 0.0121, occupancy: 0.6333 },
      ...{ averagePrice: 11_740, income: 186_420, leadTime: 23.5, answerTime: 95 },
    },
    previousFigures: {
      ...{ views: 358, saves: 21, requests: 4, bookings: 4, conversion: 0.0112, occupancy: 0.5 },
      ...{ averagePrice: 11_200, income: 142_800, leadTime: 19, answerTime: null },
    },
    comparable: {
      homeCount: 12,
      figures: {
        ...{ views: 286, saves: 11, requests: 4.5, bookings: 3, conversion: 0.0105 },
        ...{ occupancy: 0.4667, averagePrice: 10_900 },
      },
    },
    dayArray: Array.from({ length: count }, (_, index) => ({
      day: addDays(FROM, index),
      viewCount: 8 + ((index * 5) % 11) + (index % WEEK > 4 ? 9 : 0),
      saveCount: index % 4 === 0 ? 2 : 0,
      requestCount: index % 5 === 0 ? 1 : 0,
      bookingCount: index % 6 === 0 ? 1 : 0,
      bookedNightCount: index % WEEK > 2 ? 1 : 0,
      bookableNightCount: 1,
      income: index % 10 === 0 ? 62_140 : 0,
    })),
    ...changes,
  };
}

/** Of somebody whose only home is new. */
export const exampleNewStatistics = exampleHostStatistics({
  homeArray: [{ id: exampleHomeId, title: 'Loft mit Stellplatz in Cents' }],
  figures: {
    ...{ views: 0, saves: 0, requests: 0, bookings: 0, conversion: null, occupancy: 0 },
    ...{ averagePrice: null, income: 0, leadTime: null, answerTime: null },
  },
  previousFigures: {
    ...{ views: 0, saves: 0, requests: 0, bookings: 0, conversion: null, occupancy: null },
    ...{ averagePrice: null, income: 0, leadTime: null, answerTime: null },
  },
  comparable: null,
  dayArray: exampleHostStatistics().dayArray.map(({ day }) => ({
    ...{ day, viewCount: 0, saveCount: 0, requestCount: 0, bookingCount: 0, bookedNightCount: 0 },
    ...{ bookableNightCount: 1, income: 0 },
  })),
});
