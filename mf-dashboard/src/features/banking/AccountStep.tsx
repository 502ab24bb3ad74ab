import type { BankingInformation, Recipient } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Button, Notice } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { BankingStep, type StepLook } from './BankingStep.tsx';
import styles from './BankingSteps.module.css';
import type { OpenForm } from './banking-form.ts';
import { ProviderLink } from './ProviderLink.tsx';
import { payoutFailureName } from './payout-failure.ts';

type AccountStepProps = StepLook & { information: BankingInformation; onOpen: OpenForm };

/** Where the money goes: the account, one that is to take its place, and what went wrong with it. */
export function AccountStep({ information, state, variant, onOpen }: AccountStepProps) {
  const { t } = useTranslation('banking');
  const { recipient, nextRecipient } = information;
  const status = state === 'later' ? 'later' : (recipient?.state ?? 'none');
  const isPending = recipient?.state === 'pending' && recipient.actionUrl !== null;
  const hasAction = isPending || nextRecipient?.actionUrl !== undefined;
  return (
    <BankingStep state={state} title={t('account-title')} status={t(`account-${status}`)}>
      {recipient && <AccountFacts recipient={recipient} />}
      {recipient?.failure && (
        <Notice tone="error">{t(`failure-${payoutFailureName(recipient.failure)}`)}</Notice>
      )}
      {recipient?.state !== 'active' && <p className={styles.soft}>{t(`account-${status}-text`)}</p>}
      {nextRecipient && (
        <div className={styles.more}>
          <p className={styles.strong}>{t('account-next')}</p>
          <AccountFacts recipient={nextRecipient} />
          <p className={styles.soft}>{t('account-next-text')}</p>
          {nextRecipient.actionUrl && (
            <ProviderLink url={nextRecipient.actionUrl} variant="primary">
              {t('account-confirm')}
            </ProviderLink>
          )}
        </div>
      )}
      {state !== 'later' && (
        <div className={styles.buttons}>
          {isPending && (
            <ProviderLink url={recipient.actionUrl ?? ''} variant={variant}>
              {t('account-confirm')}
            </ProviderLink>
          )}
          <Button variant={hasAction ? 'quiet' : variant} onClick={() => onOpen({ kind: 'account' })}>
            {t(recipient ? 'account-replace' : 'account-add')}
          </Button>
          {recipient?.state === 'active' && (
            <Button variant="quiet" onClick={() => onOpen({ kind: 'remove-account', recipient })}>
              {t('account-remove')}
            </Button>
          )}
        </div>
      )}
    </BankingStep>
  );
}

function AccountFacts({ recipient }: { recipient: Recipient }) {
  const { t } = useTranslation('banking');
  const { languageTag } = useRootStore();
  const country = new Intl.DisplayNames(languageTag, { type: 'region' }).of(recipient.countryCode);
  return (
    <div className={styles.facts}>
      <p className={styles.strong}>
        {t('account-iban', { country: recipient.countryCode, ending: recipient.ibanEnding })}
      </p>
      <p className={styles.soft}>{[recipient.holderName, recipient.bic, country].join(' · ')}</p>
    </div>
  );
}
