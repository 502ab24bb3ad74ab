import type { ConversationSummary } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { CountBadge } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './ConversationItem.module.css';
import { type ConversationsView, writeView } from './conversations-view.ts';
import { HomeAndFace } from './HomeAndFace.tsx';
import { messageText } from './message-text.ts';
import { isHostOf, unreadCountOf } from './own-side.ts';
import { personName } from './person-name.ts';
import { StayText } from './StayText.tsx';
import { parametersOf, sidesOf } from './sides.ts';
import { whenText } from './when-text.ts';

type ConversationItemProps = {
  conversation: ConversationSummary;
  view: ConversationsView;
  isShown: boolean;
  /** Shown beside the list before somebody has chosen it: what is unread stays so. */
  isUnasked?: boolean;
};

/** A conversation in the list: with whom, which stay and home, the last words, what is unread. */
export const ConversationItem = observer(function ConversationItem(props: ConversationItemProps) {
  const { conversation, view, isShown, isUnasked = false } = props;
  const { t } = useTranslation('messaging');
  const { languageTag, session } = useRootStore();
  const { home, person, lastMessage, stay } = conversation;
  const userId = session.profile?.userId;
  // What is open beside the list is being read.
  const count = isShown ? 0 : unreadCountOf(conversation, userId);
  const name = personName(person, t);
  const text = messageText(lastMessage, t);
  const isOwn = lastMessage.senderUserProfileId === userId;
  return (
    <RouteLink
      className={styles.item}
      route="conversation"
      parameters={parametersOf(sidesOf(conversation))}
      search={writeView(view)}
      aria-current={isShown ? 'page' : isUnasked || undefined}
      data-is-unread={count > 0 || undefined}
    >
      <HomeAndFace home={home} person={person} />
      <span className={styles.texts}>
        <span className={styles.first}>
          <span className={styles.name}>{name}</span>
          <span className={styles.when}>
            {whenText(lastMessage.creationTimestamp, new Date(), languageTag, t)}
          </span>
        </span>
        <span className={styles.home}>
          {stay && (
            <>
              <StayText stay={stay} isHost={isHostOf(conversation, userId)} /> ·{' '}
            </>
          )}
          {home.title}
        </span>
        <span className={styles.last}>
          <span className={styles.text}>{isOwn ? t('own-last', { text }) : text}</span>
          {count > 0 && <CountBadge count={count} label={t('unread', { count })} isExact />}
        </span>
      </span>
    </RouteLink>
  );
});
