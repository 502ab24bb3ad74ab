import { ErrorState } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '../page-frame/PageFrame.tsx';
import { ActivitySection } from './ActivitySection.tsx';
import type { AccountSecurityStore } from './account-security-store.ts';
import { DataSection } from './DataSection.tsx';
import { DeletionSection } from './DeletionSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { ProvidersSection } from './ProvidersSection.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import styles from './Section.module.css';
import { SessionsSection } from './SessionsSection.tsx';

type AccountSecurityProps = { store: AccountSecurityStore; timeZone?: string };

/** How somebody signs in, where they are signed in, what has happened, and the way out. */
export const AccountSecurity = observer(function AccountSecurity(props: AccountSecurityProps) {
  const { store, timeZone } = props;
  const { t } = useTranslation('auth');
  if (store.isOffline)
    return (
      <PageFrame title={t('security-title')} isInDashboard>
        <div role="alert">
          <ErrorState
            title={t('security-offline-title')}
            text={t('security-load-offline')}
            retryLabel={t('page-try-again')}
            onRetry={() => store.load()}
            isRetrying={store.account.isLoading}
          />
        </div>
      </PageFrame>
    );
  return (
    <PageFrame title={t('security-title')} lead={t('security-lead')} isInDashboard>
      <div className={styles.sections}>
        <EmailSection store={store} />
        <PasswordSection store={store} />
        <PasskeysSection store={store} timeZone={timeZone} />
        <SecondFactorSection store={store} />
        <SessionsSection store={store} timeZone={timeZone} />
        <ProvidersSection store={store} />
        <ActivitySection store={store} timeZone={timeZone} />
        <DataSection store={store} />
        <DeletionSection store={store} />
      </div>
    </PageFrame>
  );
});
