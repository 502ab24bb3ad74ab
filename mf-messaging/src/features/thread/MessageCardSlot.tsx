import type { MessageCard } from '@moien/contract';
import { PageSlot, useRootStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './MessageCardSlot.module.css';

/** What a message is about besides its words, shown by the remote that knows cards of its kind. */
export const MessageCardSlot = observer(function MessageCardSlot({ card }: { card: MessageCard }) {
  const { t } = useTranslation('messaging');
  const { navigation } = useRootStore();
  const [hasFailed, setFailed] = useState(false);
  const slot = `message-card-${card.kind}`;
  const isShown = navigation.fills(slot) && !hasFailed;
  return (
    <div className={styles.card} data-card>
      {isShown ? (
        <PageSlot slot={slot} subject={card.id} onFailure={() => setFailed(true)} />
      ) : (
        <p className={styles.unavailable}>{t('card-unavailable')}</p>
      )}
    </div>
  );
});
