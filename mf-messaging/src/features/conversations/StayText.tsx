import type { ConversationStay } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './StayText.module.css';
import { isRequestOpen, stayText } from './stay-text.ts';

type StayTextProps = { stay: ConversationStay; isHost: boolean };

/** What waits for its reader stands out; what came to nothing stands back. */
export const StayText = observer(function StayText({ stay, isHost }: StayTextProps) {
  const { t } = useTranslation('messaging');
  const { languageTag } = useRootStore();
  const isWaiting = isRequestOpen(stay, isHost) || (!isHost && stay.state === 'payment-due');
  return (
    <span className={styles.stay} data-is-waiting={isWaiting || undefined}>
      {stayText(stay, isHost, languageTag, t)}
    </span>
  );
});
