import type { ContactStore } from '@moien/shared-lib/contact';
import { Icon } from '@moien/shared-lib/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import WifiOff from 'lucide-react/icons/wifi-off';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styles from './ContactForm.module.css';

/** How far the message is, or why it did not go; its room is kept. */
export const ContactNotice = observer(function ContactNotice({ contact }: { contact: ContactStore }) {
  const { t } = useTranslation('pages');
  const { progress, refusal } = contact;
  const isOffline = progress === 'offline';
  return (
    <div className={styles.notice}>
      <p role="status" className={styles.progress}>
        {progress === 'checking' && t('contact-checking')}
        {progress === 'sending' && t('contact-sending')}
      </p>
      {(isOffline || refusal) && (
        <p role="alert" className={styles.failure}>
          <Icon of={isOffline ? WifiOff : CircleAlert} />
          <span>{isOffline ? t('contact-offline') : refusal?.message}</span>
        </p>
      )}
    </div>
  );
});
