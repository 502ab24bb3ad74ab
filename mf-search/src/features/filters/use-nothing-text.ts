import type { SearchQuery } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../search-state/format-count.ts';
import type { RankedLooser } from '../search-state/ranked-looser.ts';
import { type ActiveChoice, activeChoices } from './active-choices.ts';
import { useChoiceLabel } from './use-choice-label.ts';

const BUDGETS: readonly ActiveChoice['kind'][] = ['daily-budget', 'monthly-budget'];
const PLACES: readonly ActiveChoice['kind'][] = ['place', 'radius'];

/** Names what a looser search leaves out, as it was chosen: `up to €50 a night`. */
export function useCulpritLabel(query: SearchQuery): (looser: RankedLooser) => string {
  const { languageTag } = useRootStore();
  const labelOf = useChoiceLabel(query);
  return ({ without }) => {
    const labels = activeChoices(query)
      .filter(({ kind }) => groupOf(kind) === without)
      .map(labelOf);
    return new Intl.ListFormat(languageTag).format(labels);
  };
}

/** Says why no home is left: which of the choices is to blame, where that is known. */
export function useNothingText(query: SearchQuery): (best: RankedLooser | undefined) => string {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  const culpritOf = useCulpritLabel(query);
  return (best) => {
    if (!best) return t('filters-none-empty');
    const { count } = best;
    if (!count) return t('filters-none');
    const homes = t('result-count', { count, formatted: formatCount(count, languageTag) });
    return `${t('culprit', { choices: culpritOf(best) })} ${t('culprit-without', { homes })}`;
  };
}

function groupOf(kind: ActiveChoice['kind']): RankedLooser['without'] {
  if (BUDGETS.includes(kind)) return 'budget';
  if (PLACES.includes(kind)) return 'place';
  return kind === 'stay' || kind === 'guests' ? kind : 'filters';
}
