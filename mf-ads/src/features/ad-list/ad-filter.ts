import { AD_STATES, type AdState, type AdSummary } from '@moien/contract';

/** Which of one's homes the list shows. */
export type AdFilter = 'all' | 'missing' | AdState;

/** What one chooses from: what needs something stands first, and of the states those that homes are in. */
export function filtersOf(ads: readonly AdSummary[]): AdFilter[] {
  const filters: AdFilter[] = ['missing', ...AD_STATES];
  return ['all', ...filters.filter((filter) => ads.some((ad) => isOf(ad, filter)))];
}

export function countOf(ads: readonly AdSummary[], filter: AdFilter): number {
  return ads.filter((ad) => isOf(ad, filter)).length;
}

/** Those of the filter whose title or place has each of the words, whatever their case and accents. */
export function matchingAds(ads: readonly AdSummary[], filter: AdFilter, text: string): AdSummary[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return ads.filter((ad) => {
    const said = plain(`${ad.title ?? ''} ${ad.cityName ?? ''}`);
    return isOf(ad, filter) && words.every((word) => said.includes(word));
  });
}

function isOf({ state, missingArray }: AdSummary, filter: AdFilter): boolean {
  if (filter === 'all') return true;
  return filter === 'missing' ? missingArray.length > 0 : state === filter;
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
