import type { SearchQuery } from '@moien/contract';
import { type CallError, useBackCloses, useIsAlive } from '@moien/shared-lib';
import { Button, Icon, VisuallyHidden } from '@moien/shared-lib/ui';
import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ResultFeed } from '../search-state/result-feed.ts';
import { LazyEmptyResults, LazyFailedResults, lazyResults } from './lazy-results.ts';
import { MapPlace } from './MapPlace.tsx';
import { ResultList } from './ResultList.tsx';
import styles from './Results.module.css';
import { ResultsHeader } from './ResultsHeader.tsx';
import { useListView } from './use-list-view.ts';
import { useScrolledDown } from './use-scrolled-down.ts';

type ResultsProps = {
  /** Undefined when the homes did not come. */
  feed: ResultFeed | undefined;
  /** Why they did not. */
  failure?: CallError | undefined;
  /** What was searched: without what the API has refused. */
  query: SearchQuery;
  /** Of the history. */
  entry: string;
  /** A part of the address was not understood. */
  isPartDropped?: boolean;
};

const warmMap = () => void lazyResults.loadWithRetry().then((parts) => parts.warmMap());

/**
 * The homes of a search as a list and on the map: side by side on wide screens, one at a time on others. When
 * they do not come, everything else stays.
 */
export const Results = observer(function Results({
  feed,
  failure,
  query,
  entry,
  isPartDropped = false,
}: ResultsProps) {
  const { t } = useTranslation('search');
  const isAlive = useIsAlive();
  const { view, turn } = useListView();
  const summary = feed?.summary;
  const isMap = view === 'map';
  const hasSwitch = isMap || summary?.count !== 0;
  const isAway = useScrolledDown();
  useBackCloses(isMap, turn);
  return (
    <section
      className={styles.results}
      aria-labelledby="results-title"
      data-view={view}
      data-has-switch={hasSwitch || undefined}
    >
      <ResultsHeader page={summary} query={query} isPartDropped={isPartDropped} />
      {summary && summary.count > 0 && <VisuallyHidden as="h2">{t('homes-found')}</VisuallyHidden>}
      <div className={styles.list}>
        {failure && <LazyFailedResults failure={failure} />}
        {summary?.count === 0 && <LazyEmptyResults query={query} looserArray={summary.looserArray} />}
        {feed && feed.summary.count > 0 && (
          <ResultList key={`${entry} ${feed.search.key} ${feed.firstPage}`} feed={feed} entry={entry} />
        )}
      </div>
      <MapPlace page={summary} query={query} isAskedFor={isMap} />
      {isAlive && hasSwitch && (
        <div className={styles.switch} data-is-away={(isAway && !isMap) || undefined}>
          <Button variant="primary" onPointerEnter={warmMap} onFocus={warmMap} onClick={turn}>
            <Icon of={isMap ? List : MapIcon} />
            {t(isMap ? 'view-list' : 'view-map')}
          </Button>
        </div>
      )}
    </section>
  );
});
