import type { BankingInformation } from '@moien/contract';
import { useTranslation } from 'react-i18next';
import { AccountStep } from './AccountStep.tsx';
import styles from './BankingSteps.module.css';
import type { OpenForm } from './banking-form.ts';
import { nextStep, stepStates } from './banking-steps.ts';
import { IdentityStep } from './IdentityStep.tsx';
import { MethodStep } from './MethodStep.tsx';
import { TaxStep } from './TaxStep.tsx';

type BankingStepsProps = { information: BankingInformation; now: Date; onOpen: OpenForm };

/** What is done and what is to do, in its order; one button stands out. */
export function BankingSteps({ information, now, onOpen }: BankingStepsProps) {
  const { t } = useTranslation('banking');
  const states = stepStates(information, now);
  const next = nextStep(states);
  const about = (name: keyof typeof states) => ({
    state: states[name],
    variant: name === next ? ('primary' as const) : ('secondary' as const),
  });
  return (
    <ol className={styles.list} aria-label={t('steps')}>
      <IdentityStep {...about('identity')} identity={information.identity} onOpen={onOpen} />
      <AccountStep {...about('account')} information={information} onOpen={onOpen} />
      <TaxStep {...about('tax')} tax={information.tax} onOpen={onOpen} />
      <MethodStep {...about('method')} method={information.payoutMethod} onOpen={onOpen} />
    </ol>
  );
}
