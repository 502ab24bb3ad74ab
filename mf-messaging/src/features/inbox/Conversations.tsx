import { RouteLink } from '@moien/shared-lib';
import { Icon } from '@moien/shared-lib/ui';
import Archive from 'lucide-react/icons/archive';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConversationList } from '../conversations/ConversationList.tsx';
import type { ConversationsStore } from '../conversations/conversations-store.ts';
import {
  CONVERSATIONS_VIEWS,
  type ConversationsView,
  writeView,
} from '../conversations/conversations-view.ts';
import { addressOf, type Sides } from '../conversations/sides.ts';
import { LazyFoundMessages } from '../message-search/lazy-found-messages.ts';
import { MessageSearchField } from '../message-search/MessageSearchField.tsx';
import type { MessageSearchStore } from '../message-search/message-search-store.ts';
import { useMessageSearch } from '../message-search/use-message-search.ts';
import { ThreadSkeleton } from '../thread/ThreadSkeleton.tsx';
import styles from './Conversations.module.css';

type ConversationsProps = {
  store: ConversationsStore;
  search: MessageSearchStore;
  view: ConversationsView;
  /** The conversation that is shown. */
  shown?: Sides;
  /** The conversation that is shown without having been chosen. */
  unasked?: Sides;
  /** The conversation; without a second column it takes the place of the list. */
  children?: ReactNode;
};

/** The inbox: list and conversation side by side where there is room. */
export const Conversations = observer(function Conversations(props: ConversationsProps) {
  const { store, search, view, shown, unasked, children } = props;
  const { t } = useTranslation('messaging');
  const onSearch = useMessageSearch(search, view, shown);
  const address = shown && addressOf(shown);
  const beside = shown ?? unasked;
  return (
    <div
      className={styles.page}
      data-is-open={beside ? true : undefined}
      data-is-alone={isAlone(store, view) && !beside ? true : undefined}
    >
      <section className={styles.inbox} aria-label={t('conversations-title')}>
        <div className={styles.head}>
          <h1 className={styles.title}>{t('conversations-title')}</h1>
          <ViewLink view="archived" shown={view} />
        </div>
        <MessageSearchField text={search.text} onSearch={onSearch} />
        {search.text === '' ? (
          <>
            <Views shown={view} />
            <div className={styles.conversations}>
              <ConversationList
                store={store}
                view={view}
                shown={address}
                unasked={unasked && addressOf(unasked)}
              />
            </div>
          </>
        ) : (
          <div className={styles.conversations}>
            <LazyFoundMessages store={search} shown={address} onClear={() => onSearch('')} />
          </div>
        )}
      </section>
      {beside ? children : <ConversationToCome />}
    </div>
  );
});

/** Whether there is nothing to show beside the list: it is empty, or did not come. */
function isAlone({ lists }: ConversationsStore, view: ConversationsView): boolean {
  const { items, problem } = lists[view];
  return items?.length === 0 || (!items && problem !== undefined);
}

/** Of what is not archived; the archive stands beside the title, where a phone has room for it. */
const OPEN_VIEWS = CONVERSATIONS_VIEWS.filter((view) => view !== 'archived');

function Views({ shown }: { shown: ConversationsView }) {
  const { t } = useTranslation('messaging');
  return (
    <nav aria-label={t('conversations-views')}>
      <ul className={styles.views}>
        {OPEN_VIEWS.map((view) => (
          <li key={view}>
            <ViewLink view={view} shown={shown} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ViewLinkProps = { view: ConversationsView; shown: ConversationsView };

function ViewLink({ view, shown }: ViewLinkProps) {
  const { t } = useTranslation('messaging');
  return (
    <RouteLink
      className={styles.view}
      route="conversations"
      search={writeView(view)}
      aria-current={view === shown ? 'page' : undefined}
    >
      {view === 'archived' && <Icon of={Archive} size="small" />}
      {t(`view-${view}`)}
    </RouteLink>
  );
}

/** Where there is room for the newest conversation. */
function ConversationToCome() {
  return (
    <div className={styles.toCome}>
      <ThreadSkeleton />
    </div>
  );
}
