import type { MoneyRelease, ReleaseBlockReason } from '@moien/contract';
import { RouteLink, useRootStore } from '@moien/shared-lib';
import { Button, buttonAttributes } from '@moien/shared-lib/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { payoutFailureName } from '../banking/payout-failure.ts';
import type { BalanceStore } from './balance-store.ts';
import styles from './ReleaseList.module.css';

/** What can be changed on the page of the banking information. */
const MENDED_IN_BANKING: readonly ReleaseBlockReason[] = [
  'identity-missing',
  'tax-data-missing',
  'recipient-missing',
];

type ReleaseKeptProps = { store: BalanceStore; release: MoneyRelease };

/** What keeps money, why, and what to do about it; nothing when it is on its way. */
export function ReleaseKept({ store, release }: ReleaseKeptProps) {
  const { t } = useTranslation('balance');
  const { state, blockReason, failure } = release;
  if (state === 'returned')
    return (
      <div className={styles.kept}>
        <p>{t(`failure-${payoutFailureName(failure)}`)}</p>
        <p>{t('returned-todo')}</p>
        <div className={styles.ways}>
          <RepeatButton store={store} release={release} />
          <BankingLink />
        </div>
      </div>
    );
  if (!blockReason) return null;
  return (
    <div className={styles.kept}>
      <p className={styles.reason}>{t(`blocked-${blockReason}`)}</p>
      <p>{t(`blocked-${blockReason}-todo`)}</p>
      {MENDED_IN_BANKING.includes(blockReason) && (
        <div className={styles.ways}>
          <BankingLink />
        </div>
      )}
    </div>
  );
}

function BankingLink() {
  const { t } = useTranslation('balance');
  return (
    <RouteLink route="banking-information" {...buttonAttributes()}>
      {t('to-banking')}
    </RouteLink>
  );
}

const RepeatButton = observer(function RepeatButton({ store, release }: ReleaseKeptProps) {
  const { t } = useTranslation('balance');
  const { toast } = useRootStore();
  const [hasFailed, setFailed] = useState(false);
  const repeat = async () => {
    setFailed(false);
    const { isDone, message } = await store.repeatPayout(release.id);
    if (isDone) toast.show('success', t('repeated'));
    else if (message) toast.show('error', message);
    else setFailed(true);
  };
  return (
    <>
      <Button variant="primary" isBusy={store.repeatedId === release.id} onClick={() => void repeat()}>
        {t('repeat')}
      </Button>
      {hasFailed && <p role="alert">{t('unreachable')}</p>}
    </>
  );
});
