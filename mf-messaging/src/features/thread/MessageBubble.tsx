import { type ConversationMessage, MESSAGE_CHANGE_MINUTES } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { deviceTimeZone, formatInstant, Icon, VisuallyHidden } from '@moien/shared-lib/ui';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import EyeOff from 'lucide-react/icons/eye-off';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { AttachmentList } from '../attachments/AttachmentList.tsx';
import { personName } from '../conversations/person-name.ts';
import { BubbleText } from './BubbleText.tsx';
import styles from './MessageBubble.module.css';
import { MessageCardSlot } from './MessageCardSlot.tsx';
import { MessageMenu } from './MessageMenu.tsx';
import type { ThreadStore } from './thread-store.ts';

type MessageBubbleProps = {
  message: ConversationMessage;
  /** Of several together the first says who, the last when. */
  isFollowUp: boolean;
  isLast: boolean;
  store: ThreadStore;
};

const MINUTE_MILLISECONDS = 60_000;

/** One message: who says it, what, when, and whether one's own was read. */
export const MessageBubble = observer(function MessageBubble(props: MessageBubbleProps) {
  const { message, isFollowUp, isLast, store } = props;
  const { t } = useTranslation('messaging');
  const isOwn = message.senderUserProfileId === store.userId;
  const person = store.opened?.person;
  return (
    <article
      className={styles.message}
      data-is-own={isOwn || undefined}
      data-is-follow-up={isFollowUp || undefined}
      data-is-changed={store.editing?.id === message.id || undefined}
    >
      <VisuallyHidden>{isOwn ? t('you') : person && personName(person, t)}</VisuallyHidden>
      {message.card && <MessageCardSlot card={message.card} />}
      {(message.text !== '' || message.isDeleted || message.attachmentArray) && (
        <div className={styles.line}>
          <Content message={message} name={isOwn || !person ? undefined : personName(person, t)} />
          {isOwn && isChangeable(message) && <MessageMenu message={message} store={store} />}
        </div>
      )}
      <Notes message={message} />
      {(isLast || message.editedTimestamp !== null) && (
        <Meta message={message} isOwn={isOwn} isRead={message.seq <= store.otherReadUpTo} />
      )}
    </article>
  );
});

/** @param name of the other side; without, it is one's own */
function Content({ message, name }: { message: ConversationMessage; name: string | undefined }) {
  const { t } = useTranslation('messaging');
  const { text, attachmentArray, isDeleted, check } = message;
  return (
    <div className={styles.content}>
      {attachmentArray && <AttachmentList attachments={attachmentArray} name={name} />}
      {(text !== '' || isDeleted) && (
        <BubbleText
          text={text}
          {...(isDeleted && { deletedText: t(check === 'removed' ? 'message-removed' : 'message-deleted') })}
        />
      )}
    </div>
  );
}

/** Why it is not seen as it was written, or not yet. */
function Notes({ message: { isMasked, check, removalReason } }: { message: ConversationMessage }) {
  const { t } = useTranslation('messaging');
  return (
    <>
      {isMasked && (
        <p className={styles.note}>
          <Icon of={EyeOff} size="small" />
          {t('masked')}
        </p>
      )}
      {check === 'waiting' && <p className={styles.note}>{t('check-waiting')}</p>}
      {check === 'removed' && <p className={styles.note}>{t('check-removed', { reason: removalReason })}</p>}
    </>
  );
}

type MetaProps = { message: ConversationMessage; isOwn: boolean; isRead: boolean };

function Meta({ message, isOwn, isRead }: MetaProps) {
  const { t } = useTranslation('messaging');
  const { languageTag } = useRootStore();
  const { creationTimestamp, editedTimestamp, isDeleted, check } = message;
  return (
    <p className={styles.meta}>
      <time dateTime={creationTimestamp}>
        {formatInstant(creationTimestamp, deviceTimeZone(), languageTag, 'time')}
      </time>
      {editedTimestamp !== null && !isDeleted && <span>{t('edited')}</span>}
      {isOwn && !isDeleted && check === undefined && (
        <span className={styles.read}>
          <Icon of={isRead ? CheckCheck : Check} size="small" />
          <VisuallyHidden>{t(isRead ? 'read' : 'sent')}</VisuallyHidden>
        </span>
      )}
    </p>
  );
}

/** The server decides; a menu that came too late is refused by it. */
function isChangeable({ creationTimestamp, isDeleted }: ConversationMessage): boolean {
  return (
    !isDeleted && Date.now() - Date.parse(creationTimestamp) < MESSAGE_CHANGE_MINUTES * MINUTE_MILLISECONDS
  );
}
