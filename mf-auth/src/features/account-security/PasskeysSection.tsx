import type { Account, Passkey } from '@moien/contract';
import { useHasWebAuthn } from '@moien/shared-lib/reauthentication';
import { Button } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import type { AccountSecurityStore } from './account-security-store.ts';
import { LazyPlace } from './LazyPlace.tsx';
import { Loaded } from './Loaded.tsx';
import { loadPasskeyForms } from './load-passkey-forms.ts';
import { PasskeyItem } from './PasskeyItem.tsx';
import { Section } from './Section.tsx';
import styles from './SessionsSection.module.css';
import { ButtonSkeleton, RowsSkeleton } from './Skeletons.tsx';
import { useDisclosure } from './use-disclosure.ts';
import valueStyles from './Value.module.css';

type SectionProps = { store: AccountSecurityStore; timeZone?: string };

/** Keys of devices and password managers, which sign somebody in without a password. */
export function PasskeysSection({ store, timeZone }: SectionProps) {
  const { t } = useTranslation('auth');
  return (
    <Section title={t('security-passkeys-title')} text={t('security-passkeys-text')}>
      <Loaded resource={store.account} skeleton={<PasskeysSkeleton />}>
        {(account) => (
          <Loaded resource={store.passkeys} skeleton={<PasskeysSkeleton />}>
            {(passkeys) => (
              <>
                <PasskeyList passkeys={passkeys} account={account} store={store} timeZone={timeZone} />
                <NewPasskey account={account} store={store} />
              </>
            )}
          </Loaded>
        )}
      </Loaded>
    </Section>
  );
}

function PasskeysSkeleton() {
  return (
    <>
      <RowsSkeleton rows={1} lines={2} />
      <ButtonSkeleton />
    </>
  );
}

type PasskeyListProps = SectionProps & { passkeys: readonly Passkey[]; account: Account };

function PasskeyList({ passkeys, ...props }: PasskeyListProps) {
  const { t } = useTranslation('auth');
  if (passkeys.length === 0) return <p className={styles.alone}>{t('security-passkeys-none')}</p>;
  return (
    <ul className={styles.list} aria-label={t('security-passkeys-title')}>
      {passkeys.map((passkey) => (
        <PasskeyItem key={passkey.id} passkey={passkey} {...props} />
      ))}
    </ul>
  );
}

function NewPasskey({ account, store }: { account: Account; store: AccountSecurityStore }) {
  const { t } = useTranslation('auth');
  const hasWebAuthn = useHasWebAuthn();
  const { isOpen, place, open, close } = useDisclosure();
  if (!hasWebAuthn) return <p className={styles.alone}>{t('security-passkeys-unsupported')}</p>;
  return (
    <div ref={place} className={valueStyles.place}>
      {isOpen ? (
        <LazyPlace load={loadPasskeyForms}>
          {({ AddPasskey }) => (
            <AddPasskey account={account} onAdded={() => store.loadPasskeys()} onClose={close} />
          )}
        </LazyPlace>
      ) : (
        <Button onClick={open}>{t('security-passkey-add')}</Button>
      )}
    </div>
  );
}
