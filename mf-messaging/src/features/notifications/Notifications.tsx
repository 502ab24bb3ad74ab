import { RouteLink, useRootStore } from '@moien/shared-lib';
import {
  Button,
  buttonAttributes,
  EmptyState,
  ErrorState,
  Notice,
  VisuallyHidden,
} from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NotificationDays } from './NotificationDays.tsx';
import styles from './Notifications.module.css';
import { NotificationsMenu } from './NotificationsMenu.tsx';
import { NotificationsSkeleton } from './NotificationsSkeleton.tsx';
import { isKnown, titleOf } from './notification-look.ts';
import type { NotificationsStore } from './notifications-store.ts';
import { useUndo } from './use-undo.ts';

type NotificationsProps = { store: NotificationsStore };

/** What somebody was told, newest first, in each state that the list can be in. */
export const Notifications = observer(function Notifications({ store }: NotificationsProps) {
  const { t } = useTranslation('notifications');
  const { session } = useRootStore();
  const heading = useRef<HTMLHeadingElement>(null);
  const offerUndo = useUndo(store);
  const { items, problem, isLoading } = store.list;
  const retry = { retryLabel: t('messaging:retry'), onRetry: () => void store.list.load() };
  const hasAny = items !== undefined && items.length > 0;
  const hasUnread = hasAny && (session.unreadNotificationCount > 0 || items.some(({ isRead }) => !isRead));
  const readAll = async () => {
    offerUndo(await store.change('read'));
    // The button is gone.
    heading.current?.focus();
  };
  return (
    <div className={styles.page} aria-busy={isLoading}>
      <header className={styles.header}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {t('title')}
        </h1>
        <NotificationsMenu
          onDismissAll={hasAny ? async () => offerUndo(await store.change('dismiss')) : undefined}
        />
      </header>
      <Arrival store={store} />
      {!items && (!problem || isLoading) && <NotificationsSkeleton />}
      {!items && problem && !isLoading && (
        <ErrorState title={t(`${problem}-title`)} text={t(`${problem}-text`)} {...retry} />
      )}
      {items && problem && !isLoading && (
        <Notice tone="warning" action={<Button onClick={retry.onRetry}>{retry.retryLabel}</Button>}>
          {t('messaging:outdated')}
        </Notice>
      )}
      {items && !hasAny && <NoNotifications />}
      {hasAny && (
        <NotificationDays
          {...{ store, offerUndo, heading }}
          action={
            hasUnread && (
              <button type="button" className={styles.readAll} onClick={() => void readAll()}>
                {t('read-all')}
              </button>
            )
          }
        />
      )}
      <More store={store} />
    </div>
  );
});

/** What comes while the page is open is said to who does not see it. */
const Arrival = observer(function Arrival({ store }: NotificationsProps) {
  const { t } = useTranslation('notifications');
  const { arrived } = store;
  return (
    <VisuallyHidden>
      <span aria-live="polite">{arrived && isKnown(arrived) && titleOf(arrived, t)}</span>
    </VisuallyHidden>
  );
});

function NoNotifications() {
  const { t } = useTranslation('notifications');
  return (
    <EmptyState
      title={t('empty-title')}
      text={t('empty-text')}
      action={
        <RouteLink route="search" {...buttonAttributes({ variant: 'primary' })}>
          {t('messaging:find-home')}
        </RouteLink>
      }
    />
  );
}

const More = observer(function More({ store: { list } }: NotificationsProps) {
  const { t } = useTranslation('notifications');
  if (list.nextCursor === null) return null;
  return (
    <div className={styles.more}>
      {list.moreProblem && (
        <Notice tone="error" isAlert>
          {t('messaging:more-failed')}
        </Notice>
      )}
      <Button isBusy={list.isLoadingMore} onClick={() => void list.loadMore()}>
        {t('messaging:more')}
      </Button>
    </div>
  );
});
