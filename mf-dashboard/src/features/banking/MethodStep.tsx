import type { PayoutMethod } from '@moien/contract';
import { Button } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { BankingStep, type StepLook } from './BankingStep.tsx';
import styles from './BankingSteps.module.css';
import type { OpenForm } from './banking-form.ts';

type MethodStepProps = StepLook & { method: PayoutMethod; onOpen: OpenForm };

/** How fast money arrives. There is always a choice, so nothing waits for it. */
export function MethodStep({ method, state, onOpen }: MethodStepProps) {
  const { t } = useTranslation('banking');
  return (
    <BankingStep state={state} title={t('method-title')} status={t(`method-${method}`)}>
      <p className={styles.soft}>{t(`method-${method}-text`)}</p>
      <div className={styles.buttons}>
        <Button onClick={() => onOpen({ kind: 'method' })}>{t('method-change')}</Button>
      </div>
    </BankingStep>
  );
}
