import { Notice, Toggle } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryStore } from './history-store.ts';
import styles from './KeptHomes.module.css';

/** Whether visits and searches are recorded. While they are not, the page says so. */
export const HistoryPause = observer(function HistoryPause({ store }: { store: HistoryStore }) {
  const { t } = useTranslation('kept-homes');
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const change = async () => {
    if (state === 'busy') return;
    setState('busy');
    setState((await store.pause(!store.isPaused)) ? 'idle' : 'failed');
  };
  return (
    <div className={styles.pause}>
      <Toggle
        label={t('history-record')}
        checked={!store.isPaused}
        aria-busy={state === 'busy' || undefined}
        onChange={() => void change()}
      />
      {state === 'failed' && (
        <p className={styles.failure} role="alert">
          {t('pause-failed')}
        </p>
      )}
      {store.isPaused && <Notice tone="informative">{t('history-paused')}</Notice>}
    </div>
  );
});
