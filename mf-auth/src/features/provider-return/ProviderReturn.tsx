import { Button, Notice } from '@moien/shared-lib/ui';
import WifiOff from 'lucide-react/icons/wifi-off';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { HomeLink } from '../page-frame/HomeLink.tsx';
import { NextActions } from '../page-frame/NextActions.tsx';
import { PageFrame } from '../page-frame/PageFrame.tsx';
import type { ProviderReturnStore } from './provider-return-store.ts';

/** Where a provider sends people back to: they wait a moment, and go on by themselves. */
export const ProviderReturn = observer(function ProviderReturn({ store }: { store: ProviderReturnStore }) {
  const { t } = useTranslation('auth');
  const { progress } = store;
  return (
    <PageFrame
      title={t(`page-return-${progress}-title`)}
      lead={progress === 'offline' ? undefined : t(`page-return-${progress}`)}
      isBusy={progress === 'working'}
      scene={progress === 'offline' || progress === 'failed' ? 'broken' : 'vacant'}
    >
      <div role="status">
        {progress === 'offline' && (
          <Notice tone="error" icon={WifiOff}>
            {t('page-return-offline')}
          </Notice>
        )}
      </div>
      <NextActions>
        {progress === 'offline' && (
          <Button variant="primary" size="large" onClick={() => void store.send()}>
            {t('page-try-again')}
          </Button>
        )}
        {progress === 'failed' && (
          <Button variant="primary" size="large" onClick={() => store.signInAnew()}>
            {t('page-sign-in')}
          </Button>
        )}
        {progress === 'second-factor' && (
          <Button variant="primary" size="large" onClick={() => store.signInAnew()}>
            {t('auth-continue')}
          </Button>
        )}
        {progress !== 'working' && <HomeLink variant={progress === 'done' ? 'primary' : undefined} />}
      </NextActions>
      <noscript>
        <p>{t('page-no-script')}</p>
      </noscript>
    </PageFrame>
  );
});
