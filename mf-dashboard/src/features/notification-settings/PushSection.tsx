import { Button, Notice } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../page-frame/Section.tsx';
import styles from './PushSection.module.css';
import type { PushStore } from './push-store.ts';

/** Says what it is for before the browser asks for its permission. Nothing where a browser cannot be told. */
export const PushSection = observer(function PushSection({ store }: { store: PushStore }) {
  const { t } = useTranslation('notification-settings');
  const { state, isBusy, hasFailed } = store;
  useEffect(() => void store.load(), [store]);
  if (state === undefined || state === 'unsupported') return null;
  return (
    <Section title={t('push-title')}>
      <p className={styles.text}>{t(`push-${state}`)}</p>
      {hasFailed && (
        <Notice tone="error" isAlert>
          {t('push-failed')}
        </Notice>
      )}
      {state !== 'denied' && (
        <div>
          <Button isBusy={isBusy} onClick={state === 'on' ? store.turnOff : store.turnOn}>
            {t(state === 'on' ? 'push-turn-off' : 'push-turn-on')}
          </Button>
        </div>
      )}
    </Section>
  );
});
