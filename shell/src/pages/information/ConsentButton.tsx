import { useRootStore } from '@moien/shared-lib';
import { Button, Icon } from '@moien/shared-lib/ui';
import Settings2 from 'lucide-react/icons/settings-2';
import { useTranslation } from 'react-i18next';
import styles from './InformationPage.module.css';

/** Shows the visitor's answer about cookies again, to be changed. */
export function ConsentButton() {
  const { t } = useTranslation('pages');
  const { consent } = useRootStore();
  return (
    <p className={styles.consent}>
      <Button variant="primary" onClick={() => consent.reopen()}>
        <Icon of={Settings2} />
        {t('cookie-settings')}
      </Button>
    </p>
  );
}
