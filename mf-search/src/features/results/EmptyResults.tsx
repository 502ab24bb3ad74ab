import type { LooserCount, SearchQuery } from '@moien/contract';
import { RouteLink, useFeatureStore } from '@moien/shared-lib';
import { buttonAttributes, EmptyState } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { countedLooser, mostFinding } from '../search-state/ranked-looser.ts';
import { searchStore } from '../search-state/search-store.ts';
import { useLooserLabel } from '../search-state/use-looser-label.ts';
import styles from './EmptyResults.module.css';

type EmptyResultsProps = {
  query: SearchQuery;
  /** How many homes each looser search finds, as far as it is known. */
  looserArray?: readonly LooserCount[] | undefined;
};

/**
 * No home matches: each group of the search can be dropped by itself, unless that finds nothing either, or
 * all of them. What finds most comes first to the eye.
 */
export function EmptyResults({ query, looserArray }: EmptyResultsProps) {
  const { t } = useTranslation('search');
  const search = useFeatureStore(searchStore);
  const searches = countedLooser(query, looserArray);
  const offered = searches.filter(({ count }) => count !== 0);
  const labelOf = useLooserLabel();
  const best = mostFinding(offered);
  // To drop the only group is to clear all.
  const isAll = searches.length === 1 && best !== undefined;
  const advice = searches.some(({ without }) => without === 'stay') ? 'empty-text' : 'filters-none';
  return (
    <EmptyState
      title={t('empty-title')}
      text={t(best?.count ? 'empty-help' : advice)}
      action={
        <ul className={styles.choices}>
          {offered.map((looser) => (
            <li key={looser.without}>
              <RouteLink
                route="search"
                search={search.addressOf(looser.query)}
                {...buttonAttributes({ variant: looser === best ? 'primary' : 'secondary' })}
              >
                {labelOf(looser)}
              </RouteLink>
            </li>
          ))}
          {!isAll && (
            <li>
              <RouteLink route="search" {...buttonAttributes({ variant: best ? 'quiet' : 'primary' })}>
                {t('clear-all')}
              </RouteLink>
            </li>
          )}
        </ul>
      }
    />
  );
}
