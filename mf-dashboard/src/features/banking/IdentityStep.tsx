import type { OwnerDetails, OwnerIdentity } from '@moien/contract';
import { Button } from '@moien/shared-lib/ui';
import { useTranslation } from 'react-i18next';
import { BankingStep, type StepLook } from './BankingStep.tsx';
import styles from './BankingSteps.module.css';
import type { OpenForm } from './banking-form.ts';
import { ProviderLink } from './ProviderLink.tsx';

type IdentityStepProps = StepLook & { identity: OwnerIdentity; onOpen: OpenForm };

/** States in which the details may be given, or given again. */
const OPEN_STATES: readonly OwnerIdentity['state'][] = ['none', 'started', 'refused', 'outdated'];

/** Who somebody is: a person or a company, as the payment provider has checked it. */
export function IdentityStep({ identity, state, variant, onOpen }: IdentityStepProps) {
  const { t } = useTranslation('banking');
  const { state: identityState, details, refusal, actionUrl } = identity;
  return (
    <BankingStep state={state} title={t('identity-title')} status={t(`identity-${identityState}`)}>
      {details && (
        <div className={styles.facts}>
          <p className={styles.strong}>{nameOf(details)}</p>
          <p className={styles.soft}>{t(`kind-${details.kind}`)}</p>
        </div>
      )}
      {refusal && <p className={styles.strong}>{t(`refusal-${refusal}`)}</p>}
      <p className={styles.soft}>
        {t(refusal ? `refusal-${refusal}-text` : `identity-${identityState}-text`)}
      </p>
      {OPEN_STATES.includes(identityState) && (
        <div className={styles.buttons}>
          {actionUrl && (
            <ProviderLink url={actionUrl} variant={variant}>
              {t('identity-continue')}
            </ProviderLink>
          )}
          <Button variant={actionUrl ? 'quiet' : variant} onClick={() => onOpen({ kind: 'identity' })}>
            {t(`identity-${details ? 'again' : 'begin'}`)}
          </Button>
        </div>
      )}
    </BankingStep>
  );
}

function nameOf(details: OwnerDetails): string {
  return details.kind === 'legal' ? details.legalName : `${details.firstName} ${details.lastName}`;
}
