import type { PagedList } from '@moien/shared-lib/paged-list';
import { Button, ErrorState, Notice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ConversationList.module.css';
import { ConversationListSkeleton } from './ConversationListSkeleton.tsx';

type ListFrameProps = {
  list: PagedList<{ id: string }>;
  /** Instead of the items when there are none. */
  empty: ReactNode;
  children: ReactNode;
};

/** A list of the inbox: loading, failed, outdated, empty, or with its items and a way to more of them. */
export const ListFrame = observer(function ListFrame({ list, empty, children }: ListFrameProps) {
  const { t } = useTranslation('messaging');
  const { items, problem, isLoading } = list;
  const retry = { retryLabel: t('retry'), onRetry: () => void list.load() };
  if (!items) {
    if (!problem || isLoading) return <ConversationListSkeleton />;
    return <ErrorState title={t(`${problem}-title`)} text={t(`${problem}-text`)} {...retry} />;
  }
  return (
    <>
      {problem && !isLoading && (
        <Notice tone="warning" action={<Button onClick={retry.onRetry}>{retry.retryLabel}</Button>}>
          {t('outdated')}
        </Notice>
      )}
      {items.length === 0 ? empty : children}
      <More list={list} />
    </>
  );
});

const More = observer(function More({ list }: { list: PagedList<{ id: string }> }) {
  const { t } = useTranslation('messaging');
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
