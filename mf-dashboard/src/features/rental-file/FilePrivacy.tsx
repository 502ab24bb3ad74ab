import { Icon } from '@moien/shared-lib/ui';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import styles from './RentalFile.module.css';

/** How documents are kept, and what a host sees of them. */
export function FilePrivacy() {
  const { t } = useTranslation('rental-file');
  return (
    <ul className={styles.ticks}>
      {[t('privacy-encrypted'), t('privacy-marked'), t('privacy-seen')].map((text) => (
        <li key={text}>
          <Icon of={Check} size="small" />
          {text}
        </li>
      ))}
    </ul>
  );
}
