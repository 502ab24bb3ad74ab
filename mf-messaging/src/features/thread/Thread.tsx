import type { OpenedConversation } from '@moien/contract';
import { RouteLink, useFeatureStore } from '@moien/shared-lib';
import { Button, buttonAttributes, ErrorState, Notice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConversationsView } from '../conversations/conversations-view.ts';
import { personName } from '../conversations/person-name.ts';
import { type OutboxStore, outboxStore } from '../outbox/outbox-store.ts';
import {
  LazyBlockNotice,
  LazyComposer,
  LazyFirstMessage,
  LazyMessageLog,
  LazyThreadHeader,
  LazyTypingLine,
} from './lazy-log.ts';
import { NewMessageStatus } from './NewMessageStatus.tsx';
import styles from './Thread.module.css';
import { ThreadSkeleton } from './ThreadSkeleton.tsx';
import type { ThreadStore } from './thread-store.ts';
import { useAttention } from './use-attention.ts';

type ThreadProps = {
  store: ThreadStore;
  view: ConversationsView;
  /** Nobody has chosen it: it is read once somebody turns to it. */
  isUnasked?: boolean;
};

/** One conversation: loading, failed, before its first message, or with its messages. */
export const Thread = observer(function Thread({ store, view, isUnasked = false }: ThreadProps) {
  const { t } = useTranslation('messaging');
  const outbox = useFeatureStore(outboxStore);
  const whole = useRef<HTMLElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const isAttended = useAttention(whole, isUnasked);
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
  const suggest = (text: string) => {
    store.write([store.draft, text].filter(Boolean).join('\n'));
    foot.current?.querySelector('textarea')?.focus();
  };
  return (
    <section
      ref={whole}
      className={styles.thread}
      aria-label={t('conversation-with', { name })}
      aria-busy={isLoading}
    >
      <LazyThreadHeader store={store} opened={opened} view={view} />
      {problem && !isLoading && (
        <Notice tone="warning" action={<Button onClick={() => void store.load()}>{t('retry')}</Button>}>
          {t('outdated')}
        </Notice>
      )}
      <Messages {...{ store, opened, outbox, name, isAttended }} onSuggest={suggest} />
      <NewMessageStatus store={store} name={name} />
      <div ref={foot}>
        <LazyTypingLine conversationId={store.conversation?.id} name={name} />
        <LazyBlockNotice store={store} name={name} />
        {opened.person.firstName !== '' && <LazyComposer store={store} name={name} />}
      </div>
    </section>
  );
});

type MessagesProps = {
  store: ThreadStore;
  opened: OpenedConversation;
  outbox: OutboxStore;
  name: string;
  isAttended: boolean;
  onSuggest: (text: string) => void;
};

const Messages = observer(function Messages(props: MessagesProps) {
  const { store, opened, outbox, name, isAttended, onSuggest } = props;
  const { t } = useTranslation('messaging');
  const { sides, messages = [] } = store;
  if (messages.length === 0 && sides && outbox.of(sides).length === 0)
    return <LazyFirstMessage store={store} opened={opened} onSuggest={onSuggest} />;
  return <LazyMessageLog {...{ store, outbox, isAttended }} label={t('messages-with', { name })} />;
});
