import { useRootStore } from '@moien/shared-lib';
import { Button, Icon } from '@moien/shared-lib/ui';
import KeyRound from 'lucide-react/icons/key-round';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { GoogleMark } from './GoogleMark.tsx';
import { type ProviderStore, pathOfPage } from './provider-store.ts';

/** Nothing where no provider is configured. */
export const ProviderButtons = observer(function ProviderButtons({
  providers,
}: {
  providers: ProviderStore;
}) {
  const { t } = useTranslation('auth');
  const { authModal, toast } = useRootStore();
  useEffect(() => void providers.load(), [providers]);

  const begin = (id: string) => {
    const hasBegun = providers.begin(id, authModal.next ?? pathOfPage(window.location));
    if (!hasBegun) toast.show('error', t('auth-storage-off'));
  };
  return providers.providers.map(({ id, name }) => (
    <Button key={id} isWide onClick={() => begin(id)}>
      {id === 'google' ? <GoogleMark /> : <Icon of={KeyRound} />}
      {t('auth-with-provider', { provider: name })}
    </Button>
  ));
});
