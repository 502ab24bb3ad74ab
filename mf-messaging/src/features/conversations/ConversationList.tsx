import type { ConversationSummary } from '@moien/contract';
import { RouteLink } from '@moien/shared-lib';
import type { PagedList } from '@moien/shared-lib/paged-list';
import { Button, buttonAttributes, EmptyState, ErrorState, Notice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ConversationItem } from './ConversationItem.tsx';
import styles from './ConversationList.module.css';
import { ConversationListSkeleton } from './ConversationListSkeleton.tsx';
import type { ConversationsStore } from './conversations-store.ts';
import type { ConversationsView } from './conversations-view.ts';
import { addressOf, sidesOf } from './sides.ts';

type ConversationListProps = {
  store: ConversationsStore;
  view: ConversationsView;
  shown: string | undefined;
};

/** The conversations of a view, in each state that their list can be in. */
export const ConversationList = observer(function ConversationList(props: ConversationListProps) {
  const { store, view, shown } = props;
  const { t } = useTranslation('messaging');
  const list = store.lists[view];
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
      {items.length === 0 ? (
        <NoConversations view={view} />
      ) : (
        <ul className={styles.list} aria-busy={isLoading}>
          {items.map((conversation) => (
            <li key={conversation.id}>
              <ConversationItem
                conversation={conversation}
                view={view}
                isShown={addressOf(sidesOf(conversation)) === shown}
              />
            </li>
          ))}
        </ul>
      )}
      <More list={list} />
    </>
  );
});

function NoConversations({ view }: { view: ConversationsView }) {
  const { t } = useTranslation('messaging');
  return (
    <EmptyState
      title={t(`empty-${view}-title`)}
      text={t(`empty-${view}-text`)}
      action={
        view === 'all' && (
          <RouteLink route="search" {...buttonAttributes({ variant: 'primary' })}>
            {t('find-home')}
          </RouteLink>
        )
      }
    />
  );
}

const More = observer(function More({ list }: { list: PagedList<ConversationSummary> }) {
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
