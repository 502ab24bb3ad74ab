import { type ConversationState, imageUrl, type OpenedConversation } from '@moien/contract';
import { RouteLink, useFeatureStore } from '@moien/shared-lib';
import { Avatar, Icon, IconButton } from '@moien/shared-lib/ui';
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { conversationsStore } from '../conversations/conversations-store.ts';
import { type ConversationsView, writeView } from '../conversations/conversations-view.ts';
import { personName } from '../conversations/person-name.ts';
import { LazyThreadMenu } from './lazy-log.ts';
import styles from './ThreadHeader.module.css';
import type { ThreadStore } from './thread-store.ts';

type ThreadHeaderProps = { store: ThreadStore; opened: OpenedConversation; view: ConversationsView };

/** With whom and about which home; on a phone also the way back to the list. */
export const ThreadHeader = observer(function ThreadHeader({ store, opened, view }: ThreadHeaderProps) {
  const { t } = useTranslation('messaging');
  const { person, home, typeId } = opened;
  return (
    <header className={styles.header}>
      <RouteLink
        className={styles.back}
        route="conversations"
        search={writeView(view)}
        aria-label={t('back-to-conversations')}
      >
        <Icon of={ArrowLeft} />
      </RouteLink>
      <Avatar
        firstName={person.firstName}
        id={person.userId}
        {...(person.imagePath !== null && { url: imageUrl(person.imagePath, 'avatar') })}
      />
      <div className={styles.names}>
        <h2 className={styles.name}>{personName(person, t)}</h2>
        <RouteLink className={styles.home} route="property" parameters={{ id: home.propertyId }}>
          {t(`about-${typeId}`, { title: home.title })}
        </RouteLink>
      </div>
      {opened.conversation && (
        <>
          <ArchiveButton store={store} conversation={opened.conversation} />
          <LazyThreadMenu store={store} conversation={opened.conversation} name={personName(person, t)} />
        </>
      )}
    </header>
  );
});

type ArchiveButtonProps = { store: ThreadStore; conversation: ConversationState };

function ArchiveButton({ store, conversation: { id, isArchived } }: ArchiveButtonProps) {
  const { t } = useTranslation('messaging');
  const conversations = useFeatureStore(conversationsStore);
  return (
    <IconButton
      icon={isArchived ? ArchiveRestore : Archive}
      label={t(isArchived ? 'unarchive' : 'archive')}
      onClick={async () => {
        const state = await conversations.archive(id, !isArchived);
        if (state) store.follow(state);
      }}
    />
  );
}
