import { DEFAULT_CURRENCY, nightsBetween, type SearchQuery, toMinorUnits } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { currencySymbol, formatPrice } from '@moien/shared-lib/ui';
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
 * With neither term chosen both prices are offered (product decision 24), on a phone one at a time. A chosen
 * stay shorter than a month has no monthly price.
 */
export const PriceSection = observer(function PriceSection() {
  const { t } = useTranslation('search');
  const { term, search } = useContext(FilterViewContext);
  const hasMonth = term !== 'short-term' && !(term === undefined && isShort(search.current));
  const budgets = BUDGETS.filter((budget) => (budget === 'Daily' ? term !== 'long-term' : hasMonth));
  const [chosen, setChosen] = useState(() => BUDGETS.find((budget) => isLimited(search.current, budget)));
  const inFront = budgets.find((budget) => budget === chosen) ?? budgets[0];
  return (
    <Section title={t('price')}>
      {budgets.length > 1 && (
        <div className={styles.budgets}>
          {budgets.map((budget) => (
            <button
              key={budget}
              type="button"
              className={styles.budget}
              aria-pressed={budget === inFront}
              onClick={() => setChosen(budget)}
            >
              {t(BUDGET_LABELS[budget])}
            </button>
          ))}
        </div>
      )}
      {budgets.map((budget) => (
        <div key={budget} className={styles.budgetRange} data-in-front={budget === inFront || undefined}>
          {budget === 'Daily' && <p className={styles.note}>{t('price-before-fees')}</p>}
          <BudgetSlider budget={budget} label={t(BUDGET_LABELS[budget])} />
        </div>
      ))}
    </Section>
  );
});

const BUDGETS: readonly Budget[] = ['Daily', 'Monthly'];
const BUDGET_LABELS: Record<Budget, string> = { Daily: 'price-night', Monthly: 'price-month' };

/** Dates are chosen for less than a month, and no price of a month, which could not be taken back unseen. */
function isShort(query: SearchQuery): boolean {
  const { arrival, departure } = stayOf(query);
  if (arrival === undefined || departure === undefined) return false;
  return !isLimited(query, 'Monthly') && nightsBetween(arrival, departure) < MONTH_NIGHTS;
}

function isLimited(query: SearchQuery, budget: Budget): boolean {
  const [from, to] = budgetOf(query, budget);
  return from > 0 || to < BUDGET_MAXIMUM[budget];
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
      <RangeFields
        {...range}
        limits={{ minimum: 0, maximum, step: 1 }}
        unit={currencySymbol(DEFAULT_CURRENCY, languageTag)}
      />
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
