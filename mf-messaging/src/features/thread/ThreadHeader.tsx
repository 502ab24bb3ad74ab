import { type ConversationState, imageUrl, type OpenedConversation } from '@moien/contract';
import { RouteLink, useFeatureStore, useRootStore } from '@moien/shared-lib';
import { Avatar, Icon, IconButton } from '@moien/shared-lib/ui';
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { conversationsStore } from '../conversations/conversations-store.ts';
import { type ConversationsView, writeView } from '../conversations/conversations-view.ts';
import { personName } from '../conversations/person-name.ts';
import { StayText } from '../conversations/StayText.tsx';
import styles from './ThreadHeader.module.css';
import { ThreadMenu } from './ThreadMenu.tsx';
import type { ThreadStore } from './thread-store.ts';

type ThreadHeaderProps = { store: ThreadStore; opened: OpenedConversation; view: ConversationsView };

/** With whom and about which home, and below it their stay; on a phone also the way back to the list. */
export const ThreadHeader = observer(function ThreadHeader({ store, opened, view }: ThreadHeaderProps) {
  const { t } = useTranslation('messaging');
  const { person, home } = opened;
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
          {home.title}
        </RouteLink>
      </div>
      {opened.conversation && (
        <>
          <ArchiveButton store={store} conversation={opened.conversation} />
          <ThreadMenu store={store} conversation={opened.conversation} name={personName(person, t)} />
        </>
      )}
      <StayLink store={store} opened={opened} />
    </header>
  );
});

/** Leads to the booking, where a release serves its page. */
const StayLink = observer(function StayLink({ store, opened }: Pick<ThreadHeaderProps, 'store' | 'opened'>) {
  const { navigation } = useRootStore();
  const { stay } = opened;
  if (!stay) return null;
  const { bookingId: id } = stay;
  const booking = { route: 'rental-booking', parameters: { id: id ?? '' } };
  const isServed = id !== undefined && navigation.hrefTo(booking) !== undefined;
  const text = (
    <>
      <Icon of={CalendarDays} size="small" />
      <StayText stay={stay} isHost={store.isHost} />
    </>
  );
  if (!isServed) return <p className={styles.stay}>{text}</p>;
  return (
    <RouteLink className={styles.stay} {...booking}>
      {text}
      <Icon of={ChevronRight} size="small" />
    </RouteLink>
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
