import { DEFAULT_CURRENCY, nightsBetween, type SearchQuery, toMinorUnits } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatPrice } from '@moien/shared-lib/ui';
import { RangeSlider, type SliderRange } from '@moien/shared-lib/ui/slider';
import { observer } from 'mobx-react-lite';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Budget, setBudget, stayOf } from '../search-state/search-transitions.ts';
import { BUDGET_MAXIMUM, budgetOf } from './active-choices.ts';
import styles from './FiltersPopup.module.css';
import { FilterViewContext } from './filter-view-context.ts';
import { hasHomes, priceBars, priceScale } from './price-histogram.ts';
import { RangeFields } from './RangeFields.tsx';
import { Section } from './Section.tsx';
import { useRangeLabel } from './use-choice-label.ts';

/** A stay of as many nights may be let by the month. */
const MONTH_NIGHTS = 28;

/**
 * With neither term chosen both prices are offered (product decision 24); that of a month not for a few
 * nights.
 */
export const PriceSection = observer(function PriceSection() {
  const { t } = useTranslation('search');
  const { term, search } = useContext(FilterViewContext);
  const hasMonth = term !== 'short-term' && !(term === undefined && isShort(search.current));
  return (
    <Section title={t('price')}>
      {term !== 'long-term' && <p className={styles.note}>{t('price-before-fees')}</p>}
      {term !== 'long-term' && <BudgetSlider budget="Daily" label={t('price-night')} />}
      {hasMonth && <BudgetSlider budget="Monthly" label={t('price-month')} />}
    </Section>
  );
});

/** Dates are chosen for less than a month, and no price of a month, which could not be taken back unseen. */
function isShort(query: SearchQuery): boolean {
  const { arrival, departure } = stayOf(query);
  if (arrival === undefined || departure === undefined) return false;
  const [from, to] = budgetOf(query, 'Monthly');
  const isOpen = from === 0 && to === BUDGET_MAXIMUM.Monthly;
  return isOpen && nightsBetween(arrival, departure) < MONTH_NIGHTS;
}

const BudgetSlider = observer(function BudgetSlider({ budget, label }: { budget: Budget; label: string }) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const view = useContext(FilterViewContext);
  const rangeLabel = useRangeLabel();
  const maximum = BUDGET_MAXIMUM[budget];
  const histogram = view.histogramOf(budget);
  const scale = useFirstScale(budget, histogram);
  const format = (units: number) => {
    const price = formatPrice(toMinorUnits(units, DEFAULT_CURRENCY), DEFAULT_CURRENCY, languageTag);
    return units === maximum ? t('price-and-more', { price }) : price;
  };
  const formatRange = ([from, to]: SliderRange) => {
    const [least, most] = [from > 0 ? format(from) : undefined, to < maximum ? format(to) : undefined];
    return rangeLabel(least, most) || t('price-any');
  };
  const bars = histogram
    ? hasHomes(histogram) && priceBars(budget, histogram, scale)
    : view.isWaiting && NO_HOMES;
  const range = {
    label,
    value: view.budgetOf(budget),
    onChange: (next: SliderRange) => view.change((query) => setBudget(query, budget, next, maximum)),
  };
  return (
    <div className={styles.range}>
      <RangeSlider
        {...range}
        fromLabel={t('at-least')}
        toLabel={t('at-most')}
        minimum={0}
        maximum={maximum}
        scale={scale}
        formatValue={format}
        formatRange={formatRange}
        histogram={bars || undefined}
        note={histogram && !hasHomes(histogram) && !view.isNothingLeft ? t('price-no-home') : undefined}
      />
      <RangeFields {...range} limits={{ minimum: 0, maximum, step: 1 }} unit={currencySymbol(languageTag)} />
    </div>
  );
});

/** Keeps the bars' place until they are known. */
const NO_HOMES = [0];

/** That of the first numbers: other choices may change them, and the thumbs would move by themselves. */
function useFirstScale(budget: Budget, histogram: readonly number[] | undefined) {
  const [first, setFirst] = useState(histogram);
  if (!first && histogram) setFirst(histogram);
  return priceScale(budget, first ?? histogram);
}

function currencySymbol(language: string): string {
  const parts = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: DEFAULT_CURRENCY,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? DEFAULT_CURRENCY;
}
