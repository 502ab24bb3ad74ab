import { RouteLink } from '@moien/shared-lib';
import { LoadedPage } from '@moien/shared-lib/dashboard-page';
import { Button, buttonAttributes, EmptyState, Notice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useIsWide } from '../layout/use-is-wide.ts';
import { AdCard } from './AdCard.tsx';
import styles from './AdList.module.css';
import { AdListSkeleton } from './AdListSkeleton.tsx';
import { AdListTools } from './AdListTools.tsx';
import { AdTable } from './AdTable.tsx';
import type { AdListStore } from './ad-list-store.ts';
import { FirstSteps } from './FirstSteps.tsx';

/** One's own homes in each state of the list: some, none, on its way, not there. */
export const AdList = observer(function AdList({ store }: { store: AdListStore }) {
  const { t } = useTranslation('ads');
  const { list, canBePaid } = store;
  const { items, problem, isLoading } = list;
  return (
    <LoadedPage
      title={t('ads-title')}
      lead={t('ads-lead')}
      problem={problem}
      problemTexts={{
        offline: { title: t('offline-title'), text: t('offline-text') },
        failed: { title: t('failed-title'), text: t('failed-text') },
        outdated: t('outdated'),
      }}
      isLoading={isLoading}
      retryLabel={t('retry')}
      onRetry={() => void list.load()}
      skeleton={<AdListSkeleton />}
    >
      {items && (
        <>
          {!canBePaid && <FirstSteps hasAds={items.length > 0} />}
          {canBePaid && items.length === 0 && (
            <EmptyState title={t('empty-title')} text={t('empty-text')} action={<NewAdLink />} />
          )}
          {items.length > 0 && <Homes store={store} />}
        </>
      )}
    </LoadedPage>
  );
});

const Homes = observer(function Homes({ store }: { store: AdListStore }) {
  const { t } = useTranslation('ads');
  const { items = [] } = store.list;
  const { shown = [], isChoosing } = store;
  const isWide = useIsWide();
  const count = shown.length;
  return (
    <section className={styles.section} aria-label={t('ads-title')}>
      <div className={styles.actions}>
        {store.canBePaid && <NewAdLink />}
        <RouteLink route="availability" {...buttonAttributes()}>
          {t('open-calendar')}
        </RouteLink>
      </div>
      {store.hasMany && <AdListTools store={store} />}
      {items.length > 1 && !isChoosing && (
        <div className={styles.head}>
          <span role="status">{t('ads-count', { count })}</span>
          <Button variant="quiet" onClick={() => store.setChoosing(true)}>
            {t('bulk-start')}
          </Button>
        </div>
      )}
      {isChoosing && <BulkActions store={store} />}
      {count === 0 && <NothingFound store={store} />}
      {count > 0 && (isWide && items.length > 1 ? <AdTable store={store} /> : <AdCards store={store} />)}
      <MoreAds store={store} />
    </section>
  );
});

function NothingFound({ store }: { store: AdListStore }) {
  const { t } = useTranslation('ads');
  return (
    <EmptyState
      title={t('found-nothing-title')}
      text={t('found-nothing-text')}
      action={<Button onClick={() => store.showAll()}>{t('show-all')}</Button>}
    />
  );
}

const AdCards = observer(function AdCards({ store }: { store: AdListStore }) {
  const { t } = useTranslation('ads');
  return (
    <ul className={styles.list}>
      {store.shown?.map((ad, index) => (
        <li key={ad.id}>
          <AdCard
            ad={ad}
            isFirst={index < 2}
            isChosen={store.isChoosing ? store.chosen.has(ad.id) : undefined}
            onChoose={(isChosen) => store.choose(ad.id, isChosen)}
            problem={store.refusals.has(ad.id) ? (store.refusals.get(ad.id) ?? t('bulk-failed')) : undefined}
          />
        </li>
      ))}
    </ul>
  );
});

function NewAdLink() {
  const { t } = useTranslation('ads');
  return (
    <RouteLink route="ad-new" {...buttonAttributes({ variant: 'primary' })}>
      {t('new-ad')}
    </RouteLink>
  );
}

/** For the homes that are chosen, while they are. */
const BulkActions = observer(function BulkActions({ store }: { store: AdListStore }) {
  const { t } = useTranslation('ads');
  const { chosen, isChanging } = store;
  const hasNone = chosen.size === 0;
  return (
    <section className={styles.bulk} aria-label={t('bulk')}>
      <span role="status" className={styles.count}>
        {hasNone ? t('bulk-choose') : t('bulk-chosen', { count: chosen.size })}
      </span>
      <Button disabled={hasNone} isBusy={isChanging} onClick={() => void store.setChosen('published')}>
        {t('bulk-publish')}
      </Button>
      <Button disabled={hasNone} isBusy={isChanging} onClick={() => void store.setChosen('paused')}>
        {t('bulk-pause')}
      </Button>
      <Button variant="quiet" onClick={() => store.setChoosing(false)}>
        {t('bulk-end')}
      </Button>
    </section>
  );
});

/** The next page, as long as there is one. */
const MoreAds = observer(function MoreAds({ store: { list } }: { store: AdListStore }) {
  const { t } = useTranslation('ads');
  if (list.nextCursor === null) return null;
  return (
    <div className={styles.more}>
      {list.moreProblem && (
        <Notice tone="error" isAlert>
          {t('more-failed')}
        </Notice>
      )}
      <Button isBusy={list.isLoadingMore} onClick={() => void list.loadMore()}>
        {t('more')}
      </Button>
    </div>
  );
});
