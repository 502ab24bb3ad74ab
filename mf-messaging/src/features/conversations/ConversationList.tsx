import { RouteLink } from '@moien/shared-lib';
import { buttonAttributes, EmptyState } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ConversationItem } from './ConversationItem.tsx';
import styles from './ConversationList.module.css';
import type { ConversationsStore } from './conversations-store.ts';
import type { ConversationsView } from './conversations-view.ts';
import { ListFrame } from './ListFrame.tsx';
import { addressOf, sidesOf } from './sides.ts';

type ConversationListProps = {
  store: ConversationsStore;
  view: ConversationsView;
  /** The address of the conversation that is open. */
  shown: string | undefined;
  /** The address of the one that is shown without having been chosen. */
  unasked?: string | undefined;
};

/** The conversations of a view, in each state that their list can be in. */
export const ConversationList = observer(function ConversationList(props: ConversationListProps) {
  const { store, view, shown, unasked } = props;
  const list = store.lists[view];
  return (
    <ListFrame list={list} empty={<NoConversations view={view} />}>
      <ul className={styles.list} aria-busy={list.isLoading}>
        {list.items?.map((conversation) => (
          <li key={conversation.id}>
            <ConversationItem
              conversation={conversation}
              view={view}
              isShown={addressOf(sidesOf(conversation)) === shown}
              isUnasked={addressOf(sidesOf(conversation)) === unasked}
            />
          </li>
        ))}
      </ul>
    </ListFrame>
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
