import type { Account } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { saveFile } from '@moien/shared-lib/save-file';
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
    andThen(await api.call('exportPersonalData', { body }), (exported) => {
      const content = new Blob([JSON.stringify(exported, null, 2)], { type: 'application/json' });
      saveFile(content, `moien-${exported.exportTimestamp.slice(0, 10)}.json`);
      const isComplete = exported.tableArray.every((table) => table.isComplete);
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
