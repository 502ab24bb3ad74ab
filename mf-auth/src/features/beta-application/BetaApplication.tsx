import { Button } from '@moien/shared-lib/ui';
import HouseHeart from 'lucide-react/icons/house-heart';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { AuthFlowStore } from '../auth-flow/auth-flow-store.ts';
import type { BetaApplicationStore } from '../auth-flow/beta-application-store.ts';
import { EmailField } from '../forms/EmailField.tsx';
import { NameFields } from '../forms/NameFields.tsx';
import { StepForm } from '../forms/StepForm.tsx';
import { StepMessage } from '../forms/StepMessage.tsx';
import { TermsBox } from '../forms/Terms.tsx';
import { useFieldErrors } from '../forms/use-field-errors.ts';
import { useAnswerToasts, useProblemToasts } from '../forms/use-form-toasts.ts';

/** Specification §2: info, then success, whose Continue closes the modal. */
export const BetaApplication = observer(function BetaApplication({ flow }: { flow: AuthFlowStore }) {
  const { t } = useTranslation('auth');
  const { beta } = flow;
  useProblemToasts(beta.form);
  useAnswerToasts(beta.form);
  if (beta.step === 'info') return <InfoStep beta={beta} />;
  return (
    <StepMessage icon={HouseHeart} title={t('auth-beta-thanks')} text={beta.form.answer?.message}>
      <Button variant="primary" size="large" isWide onClick={() => flow.close()}>
        {t('auth-continue')}
      </Button>
    </StepMessage>
  );
});

const InfoStep = observer(function InfoStep({ beta }: { beta: BetaApplicationStore }) {
  const { t } = useTranslation('auth');
  const { entry, form } = beta;
  const errorOf = useFieldErrors(form);
  return (
    <StepForm
      label={t('auth-beta')}
      form={form}
      onSubmit={() => beta.apply()}
      submitLabel={t('auth-beta-apply')}
    >
      <p>{t('auth-beta-introduction')}</p>
      <NameFields entry={entry} onChange={(field, value) => beta.set(field, value)} errorOf={errorOf} />
      <EmailField
        autoComplete="email"
        value={entry.email}
        onChange={(value) => beta.set('email', value)}
        error={errorOf('email')}
      />
      <TermsBox
        isTicked={entry.areTermsAccepted}
        onChange={(isTicked) => beta.set('areTermsAccepted', isTicked)}
        error={errorOf('areTermsAccepted')}
      />
    </StepForm>
  );
});
