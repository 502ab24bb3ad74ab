import { DEFAULT_CURRENCY, type SearchQuery, toMinorUnits } from '@moien/contract';
import { useFeatureStore, useRootStore } from '@moien/shared-lib';
import { formatNumber, formatPrice } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import type { Budget } from '../search-state/search-transitions.ts';
import { useSearchSummary } from '../search-state/use-search-summary.ts';
import { type ActiveChoice, BUDGET_MAXIMUM, budgetOf } from './active-choices.ts';
import { limitsOf, rangeOfFilter } from './feature-range.ts';
import { featureTypesStore } from './feature-types-store.ts';

/** Says in words what a search asks for: `2 – 4 bedrooms`, `up to 120 € a night`. */
export function useChoiceLabel(query: SearchQuery): (choice: ActiveChoice) => string {
  const { t } = useTranslation('search');
  const { essentials, languageTag } = useRootStore();
  const budgetLabel = useBudgetLabel();
  const featureLabel = useFeatureLabel();
  const { place = '', stay = '', guests = '' } = useSearchSummary(query);
  return ({ kind, feature = '' }) => {
    const { propertyParameters, locationParameters } = query;
    switch (kind) {
      case 'short-term':
      case 'long-term':
        return t(kind);
      case 'radius':
        return t('radius-within', {
          formatted: formatNumber(locationParameters.rangeDistance ?? 0, languageTag),
        });
      case 'daily-budget':
        return t('price-of-night', { amount: budgetLabel(query, 'Daily') });
      case 'monthly-budget':
        return t('price-of-month', { amount: budgetLabel(query, 'Monthly') });
      case 'immediate':
        return t(query.bookingParameters.arrivalDate ? 'immediate-with-dates' : 'immediate');
      case 'rental-type':
        return essentials.rentalTypeName(propertyParameters.rentalTypeId ?? 0) || t('rental-type');
      case 'property-type':
        return essentials.propertyTypeName(propertyParameters.typeId ?? 0) || t('property-type');
      case 'feature':
        return featureLabel(query, feature);
      case 'homes':
        return t('homes-picked', { count: query.propertyIdArray?.length ?? 0 });
      case 'place':
        return place;
      case 'stay':
        return stay;
      case 'guests':
        return guests;
    }
  };
}

/** Between, from or up to; nobody asks for a limit at an end. */
export function useRangeLabel() {
  const { t } = useTranslation('search');
  return (from: string | undefined, to: string | undefined): string => {
    if (from !== undefined && to !== undefined) return from === to ? from : t('amount-between', { from, to });
    if (from !== undefined) return t('amount-from', { amount: from });
    return to === undefined ? '' : t('amount-to', { amount: to });
  };
}

/** Limits of a price without what it is for: `up to 120 €`. */
function useBudgetLabel() {
  const { languageTag } = useRootStore();
  const rangeLabel = useRangeLabel();
  return (query: SearchQuery, budget: Budget) => {
    const [from, to] = budgetOf(query, budget);
    const price = (units: number) =>
      formatPrice(toMinorUnits(units, DEFAULT_CURRENCY), DEFAULT_CURRENCY, languageTag);
    return rangeLabel(
      from > 0 ? price(from) : undefined,
      to < BUDGET_MAXIMUM[budget] ? price(to) : undefined,
    );
  };
}

function useFeatureLabel() {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const featureTypes = useFeatureStore(featureTypesStore);
  const rangeLabel = useRangeLabel();
  return (query: SearchQuery, name: string) => {
    const feature = featureTypes.textOf(name);
    const filter = query.featureParameters[name];
    const type = featureTypes.typeByName.get(name);
    if (filter === undefined || filter === true || !type) return feature;
    const limits = limitsOf(type);
    const [from, to] = rangeOfFilter(filter, limits);
    const write = (value: number) => {
      const formatted = formatNumber(value, languageTag);
      return type.unit === 'square-metre' ? t('area', { formatted }) : formatted;
    };
    const amount = rangeLabel(
      from > limits.minimum ? write(from) : undefined,
      to < limits.maximum ? write(to) : undefined,
    );
    return amount === '' ? feature : t('feature-amount', { feature, amount });
  };
}
