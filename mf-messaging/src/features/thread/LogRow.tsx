import { useRootStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { dayText } from '../conversations/when-text.ts';
import type { OutboxStore } from '../outbox/outbox-store.ts';
import type { LogEntry } from './log-entries.ts';
import { MessageBubble } from './MessageBubble.tsx';
import styles from './MessageLog.module.css';
import { PendingBubble } from './PendingBubble.tsx';
import type { ThreadStore } from './thread-store.ts';

type LogRowProps = { entry: LogEntry; store: ThreadStore; outbox: OutboxStore };

export const LogRow = observer(function LogRow({ entry, store, outbox }: LogRowProps) {
  const { t } = useTranslation('messaging');
  const { languageTag } = useRootStore();
  if (entry.kind === 'day')
    return (
      <p className={styles.day}>
        <span>{dayText(entry.day, new Date(), languageTag, t)}</span>
      </p>
    );
  const place = { isFollowUp: entry.isFollowUp, isLast: entry.isLast };
  if (entry.kind === 'pending') return <PendingBubble message={entry.pending} {...place} outbox={outbox} />;
  return <MessageBubble message={entry.message} {...place} store={store} />;
});
