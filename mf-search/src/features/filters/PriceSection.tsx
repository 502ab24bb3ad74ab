import { DEFAULT_CURRENCY, toMinorUnits } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { formatPrice, RangeSlider, type SliderRange } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { type Budget, setBudget } from '../search-state/search-transitions.ts';
import { BUDGET_MAXIMUM } from './active-choices.ts';
import { FilterViewContext } from './filter-view-context.ts';
import { Section } from './Section.tsx';

/** With neither term chosen both prices are offered (product decision 24). */
export const PriceSection = observer(function PriceSection() {
  const { t } = useTranslation('search');
  const { term } = useContext(FilterViewContext);
  return (
    <Section title={t('price')}>
      {term !== 'long-term' && <BudgetSlider budget="Daily" label={t('price-night')} />}
      {term !== 'short-term' && <BudgetSlider budget="Monthly" label={t('price-month')} />}
    </Section>
  );
});

const BudgetSlider = observer(function BudgetSlider({ budget, label }: { budget: Budget; label: string }) {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const view = useContext(FilterViewContext);
  const maximum = BUDGET_MAXIMUM[budget];
  const format = (units: number) => {
    const price = formatPrice(toMinorUnits(units, DEFAULT_CURRENCY), DEFAULT_CURRENCY, languageTag);
    return units === maximum ? t('price-and-more', { price }) : price;
  };
  const formatRange = ([from, to]: SliderRange) =>
    from === 0 && to === maximum ? t('price-any') : `${format(from)} – ${format(to)}`;
  return (
    <RangeSlider
      label={label}
      fromLabel={t('at-least')}
      toLabel={t('at-most')}
      minimum={0}
      maximum={maximum}
      value={view.budgetOf(budget)}
      onChange={(range) => view.change((query) => setBudget(query, budget, range, maximum))}
      formatValue={format}
      formatRange={formatRange}
      histogram={view.histogramOf(budget) ?? NO_HOMES}
    />
  );
});

/** Keeps the bars' place until they are known. */
const NO_HOMES = [0];
