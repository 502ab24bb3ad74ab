import { LoadedPage } from '@moien/shared-lib/dashboard-page';
import { Skeleton } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './NotificationSettings.module.css';
import type { NotificationSettingsStore } from './notification-settings-store.ts';
import { PushSection } from './PushSection.tsx';
import type { PushStore } from './push-store.ts';
import { SettingsForm } from './SettingsForm.tsx';

type NotificationSettingsProps = {
  store: NotificationSettingsStore;
  push: PushStore;
  /** What else is set here, below it. */
  children?: ReactNode;
};

/** By which ways somebody is told of things, and when. */
export const NotificationSettings = observer(function NotificationSettings(props: NotificationSettingsProps) {
  const { store, push, children } = props;
  const { t } = useTranslation('notification-settings');
  const { settings, problem, isLoading } = store;
  return (
    <LoadedPage
      title={t('title')}
      lead={t('lead')}
      problem={problem}
      problemTexts={{
        offline: { title: t('offline-title'), text: t('offline-text') },
        failed: { title: t('failed-title'), text: t('failed-text') },
        outdated: t('outdated'),
      }}
      isLoading={isLoading}
      retryLabel={t('retry')}
      onRetry={() => void store.load()}
      skeleton={<SettingsSkeleton />}
    >
      {settings && (
        <div className={styles.form}>
          <SettingsForm store={store} settings={settings} />
          <PushSection store={push} />
          {children}
        </div>
      )}
    </LoadedPage>
  );
});

const ROWS = ['first', 'second', 'third', 'fourth'];

function SettingsSkeleton() {
  return (
    <div className={styles.kinds}>
      {ROWS.map((name) => (
        <div key={name} className={styles.kind}>
          <Skeleton width="half" />
          <Skeleton width="third" />
        </div>
      ))}
    </div>
  );
}
