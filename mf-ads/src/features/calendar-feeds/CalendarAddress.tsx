import { useRootStore } from '@moien/shared-lib';
import { Button, TextField } from '@moien/shared-lib/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CalendarFeeds.module.css';

type CalendarAddressProps = {
  label: string;
  hint?: string;
  path: string;
  onRenew: () => Promise<boolean>;
};

/** An address for another site, to be copied there. */
export function CalendarAddress({ label, hint, path, onRenew }: CalendarAddressProps) {
  const { t } = useTranslation('ads');
  const { toast } = useRootStore();
  const [isRenewing, setRenewing] = useState(false);
  const address = new URL(path, document.baseURI).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast.show('success', t('calendar-copied'));
    } catch {
      toast.show('warning', t('calendar-copy-failed'));
    }
  };
  const renew = async () => {
    setRenewing(true);
    if (await onRenew()) toast.show('success', t('calendar-renewed'));
    setRenewing(false);
  };
  return (
    <div className={styles.address}>
      <TextField
        label={label}
        {...(hint && { hint })}
        value={address}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div className={styles.actions}>
        <Button onClick={() => void copy()}>{t('calendar-copy')}</Button>
        <Button variant="quiet" isBusy={isRenewing} onClick={() => void renew()}>
          {t('calendar-renew')}
        </Button>
      </div>
    </div>
  );
}
