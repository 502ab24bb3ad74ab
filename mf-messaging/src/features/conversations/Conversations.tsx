import { RouteLink } from '@moien/shared-lib';
import { EmptyState } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConversationList } from './ConversationList.tsx';
import styles from './Conversations.module.css';
import type { ConversationsStore } from './conversations-store.ts';
import { CONVERSATIONS_VIEWS, type ConversationsView, writeView } from './conversations-view.ts';

type ConversationsProps = {
  store: ConversationsStore;
  view: ConversationsView;
  /** The address of the conversation that is shown. */
  shown?: string;
  /** The conversation; on a phone it takes the place of the list. */
  children?: ReactNode;
};

/** The inbox: list and conversation side by side where there is room. */
export const Conversations = observer(function Conversations(props: ConversationsProps) {
  const { store, view, shown, children } = props;
  const { t } = useTranslation('messaging');
  return (
    <div className={styles.page} data-is-open={children !== undefined || undefined}>
      <section className={styles.inbox} aria-label={t('conversations-title')}>
        <h1 className={styles.title}>{t('conversations-title')}</h1>
        <Views shown={view} />
        <ConversationList store={store} view={view} shown={shown} />
      </section>
      {children ?? <NoConversation hasAny={(store.lists[view].items ?? []).length > 0} />}
    </div>
  );
});

function Views({ shown }: { shown: ConversationsView }) {
  const { t } = useTranslation('messaging');
  return (
    <nav aria-label={t('conversations-views')}>
      <ul className={styles.views}>
        {CONVERSATIONS_VIEWS.map((view) => (
          <li key={view}>
            <RouteLink
              className={styles.view}
              route="conversations"
              search={writeView(view)}
              aria-current={view === shown ? 'page' : undefined}
            >
              {t(`view-${view}`)}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where there is room for a conversation and none is chosen. */
function NoConversation({ hasAny }: { hasAny: boolean }) {
  const { t } = useTranslation('messaging');
  return (
    <div className={styles.none}>
      {hasAny && <EmptyState title={t('choose-title')} text={t('choose-text')} />}
    </div>
  );
}
