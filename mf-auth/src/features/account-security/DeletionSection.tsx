import { useRootStore } from '@moien/shared-lib';
import { Button } from '@moien/shared-lib/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AccountSecurityStore } from './account-security-store.ts';
import { DeletionDialog } from './DeletionDialog.tsx';
import { Loaded } from './Loaded.tsx';
import styles from './Section.module.css';
import { Section } from './Section.tsx';
import { ButtonSkeleton } from './Skeletons.tsx';

/** The way out. */
export function DeletionSection({ store }: { store: AccountSecurityStore }) {
  const { t } = useTranslation('auth');
  const { languageTag, session, toast } = useRootStore();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={t('security-deletion-title')} text={t('security-deletion-text')}>
      <Loaded resource={store.account} skeleton={<ButtonSkeleton />}>
        {(account) => (
          <>
            <Button className={styles.dangerous} onClick={() => setOpen(true)}>
              {t('security-deletion-open')}
            </Button>
            {isOpen && (
              <DeletionDialog
                account={account}
                onClose={() => setOpen(false)}
                onDeleted={async (left) => {
                  setOpen(false);
                  // First home, as long as the person is there: without them this page would ask who they
                  // are.
                  await navigate(`/${languageTag}`, { replace: true });
                  session.follow(left);
                  session.announce('signed-out');
                  toast.show('success', t('security-deletion-done'));
                }}
              />
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}
