import type { LooserCount, SearchQuery } from '@moien/contract';
import { RouteLink, useFeatureStore, useRootStore } from '@moien/shared-lib';
import { buttonAttributes, EmptyState } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useCulpritLabel, useNothingText } from '../filters/use-nothing-text.ts';
import { formatCount } from '../search-state/format-count.ts';
import { countedLooser, mostFinding } from '../search-state/ranked-looser.ts';
import { searchStore } from '../search-state/search-store.ts';
import styles from './EmptyResults.module.css';
import { LazyNearMisses } from './lazy-near-misses.ts';

type EmptyResultsProps = {
  query: SearchQuery;
  /** How many homes each looser search finds, as far as it is known. */
  looserArray?: readonly LooserCount[] | undefined;
};

/**
 * No home matches: what is to blame is named, and each group of the search can be dropped by itself, unless
 * that finds nothing either, or all of them. What finds most comes first to the eye, with its first homes.
 */
export const EmptyResults = observer(function EmptyResults({ query, looserArray }: EmptyResultsProps) {
  const { t } = useTranslation('search');
  const search = useFeatureStore(searchStore);
  const searches = countedLooser(query, looserArray);
  const offered = searches.filter(({ count }) => count !== 0);
  const { languageTag } = useRootStore();
  const homesOf = (count: number) => t('result-count', { count, formatted: formatCount(count, languageTag) });
  const culpritOf = useCulpritLabel(query);
  const nothingText = useNothingText(query);
  const best = mostFinding(offered);
  // To drop the only group is to clear all.
  const isAll = searches.length === 1 && best !== undefined;
  const advice = searches.some(({ without }) => without === 'stay') ? 'empty-text' : 'filters-none';
  const ways = (
    <EmptyState
      title={t('empty-title')}
      text={best?.count ? nothingText(best) : t(advice)}
      action={
        <>
          <ul className={styles.choices}>
            {offered.map((looser) => (
              <li key={looser.without}>
                <RouteLink
                  route="search"
                  search={search.addressOf(looser.query)}
                  {...buttonAttributes({
                    variant: looser === best ? 'primary' : 'secondary',
                    size: 'large',
                    isWide: true,
                  })}
                >
                  <span>{t(`without-${looser.without}`)}</span>{' '}
                  {looser.count !== undefined && (
                    <span className={styles.count}>{homesOf(looser.count)}</span>
                  )}
                </RouteLink>
              </li>
            ))}
          </ul>
          {!isAll && (
            <RouteLink route="search" {...buttonAttributes({ variant: best ? 'quiet' : 'primary' })}>
              {t('clear-all')}
            </RouteLink>
          )}
        </>
      }
    />
  );
  if (!best?.count) return ways;
  return (
    <>
      {ways}
      <LazyNearMisses query={best.query} culprit={culpritOf(best)} />
    </>
  );
});
