import { Button, Dialog } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import styles from './PriceRules.module.css';
import type { PriceRulesStore } from './price-rules-store.ts';

/** Asks before unsaved entries are lost: a dialog within the site, the browser where it leaves the site. */
export const LeaveQuestion = observer(function LeaveQuestion({ store }: { store: PriceRulesStore }) {
  const { t } = useTranslation('price-rules');
  const { hasUnsaved } = store;
  const blocker = useBlocker(hasUnsaved);
  useEffect(() => {
    if (!hasUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);
  const stay = () => blocker.reset?.();
  const leave = () => {
    store.discard();
    blocker.proceed?.();
  };
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      onClose={stay}
      title={t('leave-title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={leave}>{t('leave')}</Button>
          <Button variant="primary" onClick={stay}>
            {t('stay-here')}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{t('leave-text')}</p>
    </Dialog>
  );
});
