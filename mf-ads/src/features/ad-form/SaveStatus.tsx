import { Button, Notice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { AdStore } from '../ad-store/ad-store.ts';
import styles from './AdForm.module.css';

/** Whether everything is saved; where two tabs have changed the same, which of them is right. */
export const SaveStatus = observer(function SaveStatus({ store }: { store: AdStore }) {
  const { t } = useTranslation('ad-form');
  const { saveState, refusal } = store;
  if (saveState === 'conflict')
    return (
      <Notice
        tone="warning"
        isAlert
        action={
          <span className={styles.footer}>
            <Button onClick={() => void store.settleConflict('mine')}>{t('conflict-mine')}</Button>
            <Button onClick={() => void store.settleConflict('theirs')}>{t('conflict-theirs')}</Button>
          </span>
        }
      >
        {t('conflict')}
      </Notice>
    );
  if (saveState === 'refused')
    return (
      <Notice
        tone="error"
        isAlert
        action={store.isChanged && <Button onClick={() => store.discard()}>{t('discard')}</Button>}
      >
        {refusal?.message ?? t('refused')}
      </Notice>
    );
  const isWaiting = saveState === 'waiting' && !store.savesItself;
  return (
    <p role="status" className={styles.status}>
      {isWaiting ? t('unsaved') : t(`save-${saveState === 'waiting' ? 'saving' : saveState}`)}
    </p>
  );
});
