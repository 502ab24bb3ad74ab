import type { Account } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Button } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import type { AccountSecurityStore } from './account-security-store.ts';
import { Loaded } from './Loaded.tsx';
import { andThen, type ProofBody, ProofForm } from './ProofForm.tsx';
import { Section } from './Section.tsx';
import { ButtonSkeleton } from './Skeletons.tsx';
import { useDisclosure } from './use-disclosure.ts';
import styles from './Value.module.css';

/** Lets people download everything that the site keeps about them (GDPR art. 15 and 20). */
export function DataSection({ store }: { store: AccountSecurityStore }) {
  const { t } = useTranslation('auth');
  return (
    <Section title={t('security-data-title')} text={t('security-data-text')}>
      <Loaded resource={store.account} skeleton={<ButtonSkeleton />}>
        {(account) => <DataDownload account={account} />}
      </Loaded>
    </Section>
  );
}

function DataDownload({ account }: { account: Account }) {
  const { t } = useTranslation('auth');
  const { api, toast } = useRootStore();
  const { isOpen, place, open, close } = useDisclosure();
  const act = async (body: ProofBody) =>
    andThen(await api.call('exportPersonalData', { body }), ({ path, isComplete }) => {
      // The browser saves it as it comes: with many photos it is large.
      Object.assign(document.createElement('a'), { href: path, download: '' }).click();
      if (isComplete) toast.show('success', t('security-data-downloaded'));
      else toast.show('warning', t('security-data-incomplete'));
      close();
    });
  return (
    <div ref={place} className={styles.place}>
      {isOpen ? (
        <ProofForm account={account} label={t('security-data-download')} onCancel={close} act={act} />
      ) : (
        <Button onClick={open}>{t('security-data-download')}</Button>
      )}
    </div>
  );
}
