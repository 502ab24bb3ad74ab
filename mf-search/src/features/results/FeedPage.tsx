import { PROPERTIES_PER_PAGE } from '@moien/contract';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PropertyCard } from '../property-card/PropertyCard.tsx';
import { countOf } from '../search-state/format-count.ts';
import type { ResultFeed } from '../search-state/result-feed.ts';
import { searchedCityId } from '../search-state/searched-place.ts';
import { sortOf } from '../search-state/sort-choices.ts';
import { staySearch } from '../search-state/stay-search.ts';
import styles from './ResultList.module.css';
import { useWatched } from './use-watched.ts';

/** A page is drawn while it is less than a window and a half away. */
const DRAWN_MARGIN = '150% 0px';
/** A page is on top while it crosses the middle of the window. */
const MIDDLE = '-50% 0px';

type FeedPageProps = { feed: ResultFeed; number: number; onTop: (number: number) => void };

/** One page of results; far from the window it is a gap of its height. */
export const FeedPage = observer(function FeedPage({ feed, number, onTop }: FeedPageProps) {
  const { t } = useTranslation('search');
  const list = useRef<HTMLUListElement>(null);
  const page = feed.drawn(number);
  const isDrawn = page !== undefined;
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return;
    const height = isDrawn ? undefined : feed.heightOf(number);
    // The page's policy lets a script set what it refuses as an attribute.
    if (height === undefined) current.style.removeProperty('block-size');
    else current.style.setProperty('block-size', `${height}px`);
  }, [feed, number, isDrawn]);
  useWatched(list, DRAWN_MARGIN, (isInside, height) =>
    isInside ? feed.approach(number) : feed.depart(number, height),
  );
  useWatched(list, MIDDLE, (isInside) => isInside && onTop(number));
  return (
    <ul
      ref={list}
      className={styles.cards}
      aria-label={t('page-of', { number, total: feed.summary.pageCount })}
      aria-hidden={!isDrawn || undefined}
      data-page={number}
    >
      {isDrawn && <Cards feed={feed} number={number} properties={page.propertyArray} />}
    </ul>
  );
});

type CardsProps = Pick<FeedPageProps, 'feed' | 'number'> & {
  properties: NonNullable<ReturnType<ResultFeed['drawn']>>['propertyArray'];
};

function Cards({ feed, number, properties }: CardsProps) {
  const { query } = feed;
  const search = staySearch(query);
  const sort = sortOf(query);
  const total = countOf(feed.summary);
  const before = (number - 1) * PROPERTIES_PER_PAGE;
  const cityId = searchedCityId(query);
  return properties.map((property, index) => (
    <li key={property.id}>
      <PropertyCard
        property={property}
        search={search}
        rank={{ sort, place: before + index + 1, total }}
        cityId={cityId}
        isFirst={index === 0 && number === feed.firstPage}
      />
    </li>
  ));
}
