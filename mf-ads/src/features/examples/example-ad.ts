import type { AdSummary } from '@moien/contract';

/** A published home by the night in Luxembourg. */
export const exampleAd = (changes: Partial<AdSummary> = {}): AdSummary => ({
  id: '019b76da-a800-7838-a932-f8c36951b0e1',
  state: 'published',
  title: 'Helles Zimmer über den Dächern des Grund',
  cityName: 'Luxemburg',
  imagePath: '/upload/scenes/home-1/facade-1',
  isAvailableForShortTerm: true,
  isAvailableForLongTerm: false,
  currency: 'EUR',
  nightlyPrice: 9_500,
  monthlyPrice: null,
  missingArray: [],
  nextArrivalDate: null,
  requestCount: 0,
  recentViewCount: 128,
  recentIncome: 142_500,
  updatedAt: '2030-05-01T10:00:00.000Z',
  ...changes,
});
