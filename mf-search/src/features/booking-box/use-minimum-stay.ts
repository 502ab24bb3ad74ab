import type { Property } from '@moien/contract';
import { useFeatureStore } from '@moien/shared-lib';
import { useTranslation } from 'react-i18next';
import { shownTerm } from './shown-term.ts';
import { stayStore } from './stay-store.ts';

/** For observers: `At least 3 nights`; undefined of a home that says no shortest lease. */
export function useMinimumStay(property: Property): string | undefined {
  const { t } = useTranslation('search');
  const stays = useFeatureStore(stayStore);
  const { minimumNights, minimumMonths } = property;
  if (shownTerm(property, stays.termOf(property.id)) === 'night')
    return t('minimum-stay', { length: t('nights', { count: minimumNights }) });
  return minimumMonths === null
    ? undefined
    : t('minimum-stay', { length: t('months', { count: minimumMonths }) });
}
