import { type AdSummary, missingRequirements } from '@moien/contract';
import type { ListedAdRow } from './ad-list.repository.ts';

export function presentAdSummary(row: ListedAdRow): AdSummary {
  const { isAvailableForShortTerm, isAvailableForLongTerm, nightlyPrice, monthlyPrice } = row.facts;
  return {
    id: row.id,
    state: row.ad_state,
    title: row.title,
    cityName: row.city_name,
    imagePath: row.image_path,
    isAvailableForShortTerm,
    isAvailableForLongTerm,
    currency: row.currency,
    nightlyPrice,
    monthlyPrice,
    missingArray: missingRequirements(row.facts),
    nextArrivalDate: row.next_arrival,
    requestCount: row.request_count,
    recentViewCount: row.recent_views,
    recentIncome: row.recent_income,
    updatedAt: row.edited_at,
  };
}
