import { Button, EmptyState, VisuallyHidden } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from '../conversations/ConversationList.module.css';
import { ListFrame } from '../conversations/ListFrame.tsx';
import { FoundMessageItem } from './FoundMessageItem.tsx';
import searchStyles from './FoundMessages.module.css';
import type { MessageSearchStore } from './message-search-store.ts';

type FoundMessagesProps = { store: MessageSearchStore; shown: string | undefined; onClear: () => void };

/** What was found in one's messages, in each state that its list can be in. */
export const FoundMessages = observer(function FoundMessages({ store, shown, onClear }: FoundMessagesProps) {
  const { t } = useTranslation('messaging');
  const { found, text } = store;
  if (!found) return null;
  const { items, nextCursor } = found;
  const count = items?.length ?? 0;
  return (
    <>
      <p className={searchStyles.status} role="status">
        <VisuallyHidden>
          {items && !found.isLoading && t(nextCursor === null ? 'found' : 'found-newest', { count })}
        </VisuallyHidden>
      </p>
      <ListFrame
        list={found}
        empty={
          <EmptyState
            title={t('found-nothing-title')}
            text={t('found-nothing-text', { text })}
            action={<Button onClick={onClear}>{t('search-clear')}</Button>}
          />
        }
      >
        <ul className={styles.list} aria-label={t('found-label')} aria-busy={found.isLoading}>
          {items?.map((item) => (
            <li key={item.id}>
              <FoundMessageItem found={item} text={text} shown={shown} />
            </li>
          ))}
        </ul>
      </ListFrame>
    </>
  );
});
