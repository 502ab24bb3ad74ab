import { type PropertyPage, RANGE_DISTANCE_MAXIMUM, type SearchQuery } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatNumber } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { searchedCityId, searchedCountryCode } from '../search-state/searched-place.ts';

type Counted = Pick<PropertyPage, 'count' | 'isCountExact'>;

/**
 * `126 homes in Luxembourg`, and the number alone. The title has only the place without a page, which did not
 * come, and without homes, which the list says.
 */
export function useResultsTitle(
  page: Counted | undefined,
  query: SearchQuery,
): { title: string; count: string | undefined } {
  const { t } = useTranslation('search');
  const { essentials, languageTag } = useRootStore();
  const city = essentials.cityById.get(searchedCityId(query) ?? 0);
  const country = searchedCountryCode(query);
  const cityName = city && essentials.cityName(city);
  const place = cityName ? t('homes-in-city', { city: cityName }) : t('homes');
  if (!page) return { title: place, count: undefined };
  const formatted = formatNumber(page.count, languageTag) + (page.isCountExact ? '' : '+');
  const counted = { count: page.count, formatted };
  const count = t('result-count', counted);
  if (page.count === 0) return { title: place, count };
  const { bounds, rangeDistance = RANGE_DISTANCE_MAXIMUM } = query.locationParameters;
  if (cityName) {
    const slug = rangeDistance < RANGE_DISTANCE_MAXIMUM ? 'homes-count-around-city' : 'homes-count-in-city';
    return { title: t(slug, { ...counted, city: cityName }), count };
  }
  if (bounds) return { title: t('homes-count-on-map', { homes: count }), count };
  const countryName = country && essentials.countryName(country);
  const title = countryName ? t('homes-count-at-place', { homes: count, place: countryName }) : count;
  return { title, count };
}
