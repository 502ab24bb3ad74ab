import type { AuthProvider } from '@moien/contract';
import { Icon } from '@moien/shared-lib/ui';
import Link2 from 'lucide-react/icons/link-2';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { AccountSecurityStore } from './account-security-store.ts';
import { Loaded } from './Loaded.tsx';
import styles from './ProvidersSection.module.css';
import { Section } from './Section.tsx';
import { ButtonSkeleton } from './Skeletons.tsx';

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
        {({ providerArray }) => <Linked ids={providerArray} offered={offered} />}
      </Loaded>
    </Section>
  );
});

function Linked({ ids, offered }: { ids: readonly string[]; offered: readonly AuthProvider[] }) {
  const { t } = useTranslation('auth');
  if (ids.length === 0) return <p>{t('security-providers-none')}</p>;
  return (
    <ul className={styles.list} aria-label={t('security-providers-title')}>
      {ids.map((id) => (
        <li key={id} className={styles.item}>
          <Icon of={Link2} />
          {offered.find((provider) => provider.id === id)?.name ?? id}
        </li>
      ))}
    </ul>
  );
}
