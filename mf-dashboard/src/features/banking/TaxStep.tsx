import type { TaxDataState } from '@moien/contract';
import { useRootStore } from '@moien/shared-lib';
import { Button, formatDay } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { BankingStep, type StepLook } from './BankingStep.tsx';
import styles from './BankingSteps.module.css';
import type { OpenForm } from './banking-form.ts';

type TaxStepProps = StepLook & { tax: TaxDataState; onOpen: OpenForm };

/** What the law has platforms report of hosts, why it is asked, and until when. */
export function TaxStep({ tax, state, variant, onOpen }: TaxStepProps) {
  const { t } = useTranslation('banking');
  const { languageTag } = useRootStore();
  const { taxData, isComplete, remindedAtArray, blocksPayoutsAt } = tax;
  const dayOf = (instant: string) => formatDay(instant.slice(0, 10), languageTag);
  const reminder = remindedAtArray.at(-1);
  const status = isComplete ? 'complete' : state === 'problem' ? 'blocks' : 'open';
  return (
    <BankingStep state={state} title={t('tax-title')} status={t(`tax-${status}`)}>
      {taxData && (
        <div className={styles.facts}>
          {taxData.taxNumberArray.map(({ countryCode, number }) => (
            <p key={`${countryCode} ${number}`} className={styles.strong}>
              {countryCode} · {number}
            </p>
          ))}
          <p className={styles.soft}>{t(`trader-${taxData.traderStatus}`)}</p>
        </div>
      )}
      {!isComplete && blocksPayoutsAt && (
        <p className={styles.strong}>
          {t(state === 'problem' ? 'tax-blocks-text' : 'tax-until', { day: dayOf(blocksPayoutsAt) })}
        </p>
      )}
      {!isComplete && reminder && <p>{t('tax-reminded', { day: dayOf(reminder) })}</p>}
      <p className={styles.soft}>{t('tax-why')}</p>
      <div className={styles.buttons}>
        <Button variant={variant} onClick={() => onOpen({ kind: 'tax' })}>
          {t(taxData ? 'tax-change' : 'tax-enter')}
        </Button>
      </div>
    </BankingStep>
  );
}
