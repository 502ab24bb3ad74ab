import { useRootStore } from '@moien/shared-lib';
import { useTranslation } from 'react-i18next';
import { formatCount } from './format-count.ts';
import type { RankedLooser } from './ranked-looser.ts';

/** What a looser search leaves out, and how many homes that finds: `Without a price limit: 52 homes`. */
export function useLooserLabel(): (looser: RankedLooser) => string {
  const { t } = useTranslation('search');
  const { languageTag } = useRootStore();
  return ({ without, count }) => {
    if (count === undefined) return t(`without-${without}`);
    const homes = t('result-count', { count, formatted: formatCount(count, languageTag) });
    return t('looser-count', { without: t(`without-${without}`), homes });
  };
}
