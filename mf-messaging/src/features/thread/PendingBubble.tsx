import { CONTACT_UNCONFIRMED_CODE } from '@moien/contract';
import { Button, Icon } from '@moien/shared-lib/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import { useTranslation } from 'react-i18next';
import { PendingFiles } from '../attachments/PendingFiles.tsx';
import type { OutboxStore } from '../outbox/outbox-store.ts';
import type { PendingMessage } from '../outbox/pending-message.ts';
import { BubbleText } from './BubbleText.tsx';
import styles from './MessageBubble.module.css';

type PendingBubbleProps = {
  message: PendingMessage;
  isFollowUp: boolean;
  /** Of several that wait together the last says for what. */
  isLast: boolean;
  outbox: OutboxStore;
};

/** A message on its way: what it waits for, or why it was refused and what can be done. */
export function PendingBubble({ message, isFollowUp, isLast, outbox }: PendingBubbleProps) {
  const { t } = useTranslation('messaging');
  const { id, text, files, state, reason, code } = message;
  return (
    <article
      className={styles.message}
      data-is-own
      data-is-follow-up={isFollowUp || undefined}
      data-state={state}
    >
      {files && <PendingFiles files={files} />}
      {text !== '' && <BubbleText text={text} />}
      {state === 'failed' && (
        <div className={styles.failed} role="alert">
          <p className={styles.reason}>
            <Icon of={CircleAlert} size="small" />
            {reason ?? t('send-failed')}
          </p>
          <div className={styles.ways}>
            <Button variant="quiet" onClick={() => outbox.retry(message)}>
              {t(code === CONTACT_UNCONFIRMED_CODE ? 'send-anyway' : 'send-again')}
            </Button>
            <Button variant="quiet" onClick={() => outbox.discard(id)}>
              {t('discard')}
            </Button>
          </div>
        </div>
      )}
      {state !== 'failed' && isLast && (
        <p className={styles.meta}>
          <Icon of={Clock} size="small" />
          {t(state === 'waiting' ? 'send-waiting' : 'sending')}
        </p>
      )}
    </article>
  );
}
