import type { SearchQuery } from '@moien/contract';
import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { formatDay, formatDays } from '@moien/shared-lib/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { placeNames } from './place-names.ts';
import { guestCountsOf, type Place, placeOf, stayOf } from './search-transitions.ts';

/** What a search says in a few words; undefined for what it leaves open. */
export type SearchSummary = {
  place?: string | undefined;
  stay?: string | undefined;
  guests?: string | undefined;
};

/** For observers: a name may be learnt later. */
export function useSearchSummary(query: SearchQuery): SearchSummary {
  const place = placeOf(query);
  const names = useFeatureStore(placeNames);
  const unnamedCityId = place?.kind === 'city' && names.ofCity(place.cityId) === undefined && place.cityId;
  useEffect(() => {
    if (unnamedCityId) void names.learn(unnamedCityId);
  }, [names, unnamedCityId]);
  return { place: usePlaceText(place), stay: useStayText(query), guests: useGuestText(query) };
}

function usePlaceText(place: Place | undefined): string | undefined {
  const { t } = useTranslation('search');
  const { essentials } = useRootStore();
  const names = useFeatureStore(placeNames);
  switch (place?.kind) {
    case undefined:
      return undefined;
    case 'city':
      return names.ofCity(place.cityId) ?? t('place-chosen');
    case 'country':
      return essentials.countryName(place.countryCode);
    case 'map':
      return t('place-on-map');
    case 'close-to-me': {
      const code = names.nearbyCountryCode;
      return code ? t('close-to-me-in', { country: essentials.countryName(code) }) : t('close-to-me');
    }
  }
}

function useStayText(query: SearchQuery): string | undefined {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const { arrival, departure } = stayOf(query);
  if (arrival === undefined) return undefined;
  if (departure !== undefined) return formatDays(arrival, departure, languageTag);
  return t('from-day', { day: formatDay(arrival, languageTag, 'weekday') });
}

function useGuestText(query: SearchQuery): string | undefined {
  const { t } = useTranslation('search');
  const { adult, children, infant, pet } = guestCountsOf(query);
  const parts = [
    adult + children > 0 && t('guests', { count: adult + children }),
    infant > 0 && t('infant-count', { count: infant }),
    pet > 0 && t('pet-count', { count: pet }),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(', ') : undefined;
}
