import { RouteLink, useFeatureStore } from '@moien/shared-lib';
import { Button, buttonAttributes, ErrorState, Notice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConversationsView } from '../conversations/conversations-view.ts';
import { personName } from '../conversations/person-name.ts';
import { type OutboxStore, outboxStore } from '../outbox/outbox-store.ts';
import {
  LazyBlockNotice,
  LazyComposer,
  LazyMessageLog,
  LazyThreadHeader,
  LazyTypingLine,
} from './lazy-log.ts';
import { NewMessageStatus } from './NewMessageStatus.tsx';
import styles from './Thread.module.css';
import { ThreadSkeleton } from './ThreadSkeleton.tsx';
import type { ThreadStore } from './thread-store.ts';

type ThreadProps = { store: ThreadStore; view: ConversationsView };

/** One conversation: loading, failed, before its first message, or with its messages. */
export const Thread = observer(function Thread({ store, view }: ThreadProps) {
  const { t } = useTranslation('messaging');
  const outbox = useFeatureStore(outboxStore);
  useEffect(() => void outbox.open(), [outbox]);
  const { opened, problem, isLoading } = store;
  if (!opened) {
    if (!problem || isLoading) return <ThreadSkeleton />;
    return (
      <section className={styles.thread} aria-label={t('conversation-title')}>
        <ErrorState
          title={t(`thread-${problem}-title`)}
          text={t(`thread-${problem}-text`)}
          {...(problem !== 'missing' && { retryLabel: t('retry'), onRetry: () => void store.load() })}
          action={
            <RouteLink route="conversations" {...buttonAttributes()}>
              {t('back-to-conversations')}
            </RouteLink>
          }
        />
      </section>
    );
  }
  const name = personName(opened.person, t);
  return (
    <section className={styles.thread} aria-label={t('conversation-with', { name })} aria-busy={isLoading}>
      <LazyThreadHeader store={store} opened={opened} view={view} />
      {problem && !isLoading && (
        <Notice tone="warning" action={<Button onClick={() => void store.load()}>{t('retry')}</Button>}>
          {t('outdated')}
        </Notice>
      )}
      <Messages store={store} outbox={outbox} name={name} />
      <NewMessageStatus store={store} name={name} />
      <div>
        <LazyTypingLine conversationId={store.conversation?.id} name={name} />
        <LazyBlockNotice store={store} name={name} />
        {opened.person.firstName !== '' && <LazyComposer store={store} name={name} />}
      </div>
    </section>
  );
});

type MessagesProps = { store: ThreadStore; outbox: OutboxStore; name: string };

const Messages = observer(function Messages({ store, outbox, name }: MessagesProps) {
  const { t } = useTranslation('messaging');
  const { sides, messages = [] } = store;
  if (messages.length === 0 && sides && outbox.of(sides).length === 0)
    return (
      <div className={styles.first}>
        <p>{t('first-message', { name })}</p>
        <p className={styles.safety}>{t('pay-here')}</p>
      </div>
    );
  return <LazyMessageLog store={store} outbox={outbox} label={t('messages-with', { name })} />;
});
