import { PROPERTIES_PER_PAGE } from '@moien/contract';
import { Button } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResultFeed } from '../search-state/result-feed.ts';
import { CardSkeletons } from './CardSkeletons.tsx';
import styles from './ResultList.module.css';
import { useWatched } from './use-watched.ts';

/** So far ahead that the next page is there before its place is seen. */
const AHEAD = '200% 0px';

/**
 * The place of the next page: it comes by itself, or when somebody asks for it. Without JavaScript there are
 * the links.
 */
export const NextPage = observer(function NextPage({ feed }: { feed: ResultFeed }) {
  const place = useRef<HTMLDivElement>(null);
  const [isBelow, setBelow] = useState(false);
  // Who sees the end already would see it jump.
  useWatched(place, '0px', (isInside) => {
    if (!isInside && (place.current?.getBoundingClientRect().top ?? -1) >= 0) setBelow(true);
  });
  if (feed.isAtEnd) return null;
  const isAwaited = feed.isAutomatic || feed.state === 'loading';
  const isKept = isBelow && isAwaited;
  return (
    <div ref={place} className={isKept ? styles.kept : styles.next}>
      {isKept && <AwaitedPage key={feed.lastPage} feed={feed} />}
      {!isAwaited && <MoreButton feed={feed} />}
    </div>
  );
});

const MoreButton = observer(function MoreButton({ feed }: { feed: ResultFeed }) {
  const { t } = useTranslation('search');
  const hasFailed = feed.state === 'failed';
  return (
    <div className={styles.more}>
      {hasFailed && <p role="alert">{t('more-failed')}</p>}
      <Button variant="secondary" size="large" onClick={() => void feed.askForMore()}>
        {t(hasFailed ? 'retry' : 'more-load')}
      </Button>
    </div>
  );
});

function AwaitedPage({ feed }: { feed: ResultFeed }) {
  const { t } = useTranslation('search');
  const list = useRef<HTMLUListElement>(null);
  useWatched(list, AHEAD, (isInside) => isInside && void feed.approachNext());
  const left = feed.summary.count - feed.lastPage * PROPERTIES_PER_PAGE;
  return (
    <ul ref={list} className={styles.cards} aria-busy="true" aria-label={t('more-loading')}>
      <CardSkeletons count={Math.max(1, left)} />
    </ul>
  );
}
