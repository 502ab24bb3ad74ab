import type { SearchQuery } from '@moien/contract';
import { useTranslation } from 'react-i18next';
import type { RankedLooser } from '../search-state/ranked-looser.ts';
import { type ActiveChoice, activeFilters } from './active-choices.ts';
import { useBudgetLabel } from './use-choice-label.ts';

const BUDGETS: readonly ActiveChoice['kind'][] = ['daily-budget', 'monthly-budget'];

/** Says why no home is left: where the one limit of a price is to blame, which. */
export function useNothingText() {
  const { t } = useTranslation('search');
  const budgetLabel = useBudgetLabel();
  return (query: SearchQuery, best: RankedLooser | undefined): string => {
    if (!best) return t('filters-none-empty');
    const [budget, other] = activeFilters(query).filter(({ kind }) => BUDGETS.includes(kind));
    if (best.without !== 'budget' || !budget || other) return t('filters-none');
    const isDaily = budget.kind === 'daily-budget';
    const limits = budgetLabel(query, isDaily ? 'Daily' : 'Monthly');
    const amount = t(isDaily ? 'price-of-night' : 'price-of-month', { amount: limits });
    return capitalized(t('filters-none-budget', { amount }));
  };
}

/** A sentence may begin with words that begin none elsewhere. */
function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
