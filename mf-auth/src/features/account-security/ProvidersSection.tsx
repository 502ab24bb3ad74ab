import type { Account, AuthProvider } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Button, Icon } from '@moien/shared-lib/ui';
import Link2 from 'lucide-react/icons/link-2';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { AccountSecurityStore } from './account-security-store.ts';
import { Loaded } from './Loaded.tsx';
import { andThen, type ProofBody, ProofForm } from './ProofForm.tsx';
import styles from './ProvidersSection.module.css';
import { Section } from './Section.tsx';
import { ButtonSkeleton } from './Skeletons.tsx';
import { useDisclosure } from './use-disclosure.ts';

/**
 * Accounts of elsewhere by which one may sign in; nothing where the site has no such way and none is linked,
 * nor before that is known.
 */
export const ProvidersSection = observer(function ProvidersSection({
  store,
}: {
  store: AccountSecurityStore;
}) {
  const { t } = useTranslation('auth');
  const offered = store.providers.value ?? [];
  const linked = store.account.value?.providerArray ?? [];
  if (linked.length === 0 && offered.length === 0) return null;
  return (
    <Section title={t('security-providers-title')} text={t('security-providers-text')}>
      <Loaded resource={store.account} skeleton={<ButtonSkeleton />}>
        {(account) => <Linked account={account} offered={offered} store={store} />}
      </Loaded>
    </Section>
  );
});

type LinkedProps = {
  account: Account;
  offered: readonly AuthProvider[];
  store: AccountSecurityStore;
};

function Linked({ account, offered, store }: LinkedProps) {
  const { t } = useTranslation('auth');
  const { providerArray } = account;
  if (providerArray.length === 0) return <p>{t('security-providers-none')}</p>;
  return (
    <ul className={styles.list} aria-label={t('security-providers-title')}>
      {providerArray.map((id) => (
        <LinkedProvider
          key={id}
          id={id}
          name={offered.find((provider) => provider.id === id)?.name ?? id}
          account={account}
          store={store}
        />
      ))}
    </ul>
  );
}

type LinkedProviderProps = Omit<LinkedProps, 'offered'> & { id: string; name: string };

function LinkedProvider({ id, name, account, store }: LinkedProviderProps) {
  const { t } = useTranslation('auth');
  const { api, toast } = useRootStore();
  const { isOpen, place, open, close } = useDisclosure();
  const act = async (body: ProofBody) =>
    andThen(await api.call('unlinkProvider', { path: { id }, body }), () => {
      toast.show('success', t('security-provider-unlinked'));
      close();
      void store.account.load();
    });
  return (
    <li>
      <div ref={place} className={styles.place}>
        <span className={styles.item}>
          <Icon of={Link2} />
          {name}
        </span>
        {isOpen ? (
          <ProofForm account={account} label={t('security-provider-unlink')} onCancel={close} act={act} />
        ) : (
          <Button variant="quiet" aria-label={t('security-provider-unlink-named', { name })} onClick={open}>
            {t('security-provider-unlink')}
          </Button>
        )}
      </div>
    </li>
  );
}
