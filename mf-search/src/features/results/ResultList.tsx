import { RouteLink } from '@moien/shared-lib';
import { linkAttributes } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResultFeed } from '../search-state/result-feed.ts';
import { FeedPage } from './FeedPage.tsx';
import { LazyListEnd } from './lazy-results.ts';
import { followPage } from './page-address.ts';
import styles from './ResultList.module.css';
import { useReloadedList } from './use-reloaded-list.ts';

type ResultListProps = {
  feed: ResultFeed;
  /** Of the history: the address of this entry follows the page on top. */
  entry: string;
};

/** Pages of results below each other, as far as somebody has scrolled, and the links to each of them. */
export const ResultList = observer(function ResultList({ feed, entry }: ResultListProps) {
  const { t } = useTranslation('search');
  const { firstPage } = feed;
  const list = useRef<HTMLDivElement>(null);
  useReloadedList(list, firstPage);
  const follow = useCallback((number: number) => followPage(entry, number), [entry]);
  return (
    <div ref={list} className={styles.list}>
      {firstPage > 1 && (
        <p className={styles.earlier}>
          <RouteLink
            route="search"
            search={new URLSearchParams(feed.at(firstPage - 1).key)}
            rel="prev"
            {...linkAttributes()}
          >
            {t('homes-earlier')}
          </RouteLink>
        </p>
      )}
      {feed.pageNumbers.map((number) => (
        <FeedPage key={number} feed={feed} number={number} onTop={follow} />
      ))}
      <LazyListEnd feed={feed} />
    </div>
  );
});
