import type { Account, Passkey } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Badge, Button, dayInTimeZone, deviceTimeZone, formatDay, Icon } from '@moien/shared-lib/ui';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountSecurityStore } from './account-security-store.ts';
import { LazyPlace } from './LazyPlace.tsx';
import { loadPasskeyForms } from './load-passkey-forms.ts';
import styles from './PasskeyItem.module.css';
import sessionStyles from './SessionsSection.module.css';
import { useDisclosure } from './use-disclosure.ts';

type PasskeyItemProps = {
  passkey: Passkey;
  account: Account;
  store: AccountSecurityStore;
  /** IANA name; that of the browser unless another is given. */
  timeZone?: string;
};

/** One passkey: what it is called, and when it was used last. */
export function PasskeyItem({ passkey, account, store, timeZone }: PasskeyItemProps) {
  const { isOpen, place, open, close } = useDisclosure();
  const [action, setAction] = useState<'rename' | 'remove'>('rename');
  const begin = (wanted: typeof action) => {
    setAction(wanted);
    open();
  };
  const form = { passkey, onClose: close };
  return (
    <li className={sessionStyles.item}>
      <span className={sessionStyles.device}>
        <Icon of={Fingerprint} />
      </span>
      <div ref={place} className={styles.facts}>
        <PasskeyFacts passkey={passkey} timeZone={timeZone} />
        {isOpen ? (
          <LazyPlace load={loadPasskeyForms}>
            {({ RenamePasskey, RemovePasskey }) =>
              action === 'rename' ? (
                <RenamePasskey passkeys={store.passkeys} {...form} />
              ) : (
                <RemovePasskey account={account} onRemoved={() => store.loadPasskeys()} {...form} />
              )
            }
          </LazyPlace>
        ) : (
          <PasskeyActions name={passkey.name} onBegin={begin} />
        )}
      </div>
    </li>
  );
}

function PasskeyFacts({
  passkey,
  timeZone = deviceTimeZone(),
}: Pick<PasskeyItemProps, 'passkey' | 'timeZone'>) {
  const { t } = useTranslation('auth');
  const { languageTag } = useRootStore();
  const { name, isBackedUp, createdAt, lastUsedAt } = passkey;
  const day = (timestamp: string) => formatDay(dayInTimeZone(timestamp, timeZone), languageTag);
  return (
    <>
      <p className={sessionStyles.name}>
        {name}
        {isBackedUp && <Badge>{t('security-passkey-backed-up')}</Badge>}
      </p>
      <p className={sessionStyles.times}>
        {lastUsedAt === null ? (
          t('security-passkey-never-used')
        ) : (
          <time dateTime={lastUsedAt}>{t('security-passkey-used', { day: day(lastUsedAt) })}</time>
        )}
        <br />
        <time dateTime={createdAt}>{t('security-passkey-created', { day: day(createdAt) })}</time>
      </p>
    </>
  );
}

type PasskeyActionsProps = { name: string; onBegin: (action: 'rename' | 'remove') => void };

function PasskeyActions({ name, onBegin }: PasskeyActionsProps) {
  const { t } = useTranslation('auth');
  return (
    <div className={styles.buttons}>
      {(['rename', 'remove'] as const).map((action) => (
        <Button
          key={action}
          variant="quiet"
          aria-label={t(`security-passkey-${action}-named`, { name })}
          onClick={() => onBegin(action)}
        >
          {t(`security-passkey-${action}`)}
        </Button>
      ))}
    </div>
  );
}
